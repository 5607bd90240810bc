## The game

game-name = La Macarena
game-about = La Macarena is looking for an apprentice. Lay series of cards on the wells, collect cards of the four elements and turn the elements into amulets; mirror cards bewitch a well with your macas and win you another turn.
game-reconstructed = Rules and components are those of the rulebook. Only the playing time, the age and the limits of very long games are ours: no public source has them.

## Options

option-goal_amulets = Goal
    .about = How many amulets win the game: 2 with two or three players, 1 with four or five. By a house rule two or three of you may agree on 1 for a short game.
option-goal_amulets-auto = As printed
option-first_seat = First starter
    .about = Who starts the first hand; as printed, whoever had a birthday last. After each hand the next player to the right starts.
option-first_seat-random = Random
option-max_hands = Most hands
    .about = A house rule: the game ends after this many hands, even if nobody has reached the goal.
option-goal_tie = Several at the goal
    .about = Who wins if several of you reach the goal in the same hand. The rulebook is silent, so you share the victory. By a house rule whoever has more coins left wins, then whoever has the larger collection.
option-goal_tie-shared = Share the victory
option-goal_tie-coins = More coins win
option-mirror_pass = Pass in a mirror turn
    .about = What becomes of your macas if you pass in a mirror turn. The rulebook can be read both ways: a mirror turn is a prize, so they stay; or it is a turn like any other, so they come back to you.
option-mirror_pass-keeps = Macas stay
option-mirror_pass-loses = Macas come back

## What you can choose

verb-pass = Pass
verb-open = Play on { $well }
verb-append = Lay { $card }
verb-stop = Stop here
verb-move = Move the maca from { $well }
verb-return = Return { $element }
verb-buy = Buy { $element }

## What happens: setup and turns

event-element_given = { $seat } receives a token of { $element } to begin with.
event-hand_began = Hand { $hand } begins; { $seat } starts.
event-dealt = { $seat } is dealt { $card }.
event-well_turned_up = { $card } is turned up as { $well }.
event-drew = { $seat } draws { $card }.
event-drawn = { $seat } draws a card.
event-passed = { $seat } passes.
event-macas_returned =
    { $macas ->
        [one] The active maca of { $seat } becomes inactive and goes back.
       *[other] All { $macas } active macas of { $seat } become inactive and go back.
    }
event-macas_kept =
    { $macas ->
        [one] It was a mirror turn, so the active maca of { $seat } stays.
       *[other] It was a mirror turn, so all { $macas } active macas of { $seat } stay.
    }
event-opened = { $seat } plays on { $well }.
event-laid = { $seat } lays { $card } on { $well } ({ $link }).
event-series_ended =
    { $cards ->
        [0] { $seat } leaves { $card } on { $well }; a single card brings nothing to the collection.
        [one] { $seat } leaves { $card } on { $well } and collects the other card.
       *[other] { $seat } leaves { $card } on { $well } and collects the other { $cards } cards.
    }
event-mirror_collected = { $seat } collects { $card }, a mirror played alone; { $well } stays as it was.
event-maca_placed = Mirror! { $seat } activates a maca on { $well }.
event-maca_moved = Mirror! All macas of { $seat } are active, so one moves from { $well } to { $well2 }.
event-macas_stayed = Mirror! All seven macas of { $seat } are on { $well } already and stay there.
event-mirror_turn_began = { $seat } takes a mirror turn: all wells are open.
event-went_out = { $seat } has no cards left: hand { $hand } is over.
event-deck_empty = The deck is empty: hand { $hand } is over.

## What happens: the end of a hand

event-hand_counted =
    { $cards ->
        [0] { $seat } has no cards in hand.
        [one] { $seat } has { $cards } card in hand.
       *[other] { $seat } has { $cards } cards in hand.
    }
event-no_returns = After the first hand nobody has to return anything.
event-return_chosen = { $seat } chooses to return { $element }.
event-element_returned = { $seat } has the most cards in hand and returns { $element } to the supply.
event-coins_returned =
    { $coins ->
        [one] { $seat } has the most cards in hand, but no element, and returns the only coin.
       *[other] { $seat } has the most cards in hand, but no element, and returns all { $coins } coins.
    }
event-nothing_returned = { $seat } has the most cards in hand, but neither element nor coin to return.
event-card_shown = { $seat } has collected { $card }.
event-collection_shown =
    { $cards ->
        [0] { $seat } has collected nothing.
        [one] { $seat } has collected { $cards } card.
       *[other] { $seat } has collected { $cards } cards.
    }
event-macas_paid =
    { $macas ->
        [one] { $seat } has { $macas } active maca
       *[other] { $seat } has { $macas } active macas
    } and gains { $coins ->
        [one] { $coins } coin.
       *[other] { $coins } coins.
    }
event-largest_paid =
    { $coins ->
        [one] { $seat } has the largest collection ({ $cards }) and gains { $coins } coin.
       *[other] { $seat } has the largest collection ({ $cards }) and gains { $coins } coins.
    }
event-empty_hand_paid =
    { $coins ->
        [one] { $seat } has an empty hand and gains { $coins } coin.
       *[other] { $seat } has an empty hand and gains { $coins } coins.
    }
event-element_counted =
    { $cards ->
        [one] { $seat } has { $cards } card of { $element }.
       *[other] { $seat } has { $cards } cards of { $element }.
    }
event-element_won = { $seat } has the most cards of { $element } and wins it.
event-element_won_by_rank = { $seat } wins { $element }: as many cards as another player, but higher ones.
event-element_tied = Nobody wins { $element }: the best collections of it are equal to the last card.
event-element_unclaimed = Nobody has collected { $element }, so nobody wins it.
event-token_taken = { $seat } takes a token of { $element }.
event-coin_instead =
    { $coins ->
        [one] { $seat } does not need { $element } and gains { $coins } coin instead.
       *[other] { $seat } does not need { $element } and gains { $coins } coins instead.
    }
event-amulet_made =
    { $amulets ->
        [one] { $seat } turns four elements into an amulet and has { $amulets } now.
       *[other] { $seat } turns four elements into an amulet and has { $amulets } now.
    }
event-bought =
    { $coins ->
        [one] { $seat } buys { $element } for { $coins } coin.
       *[other] { $seat } buys { $element } for { $coins } coins.
    }

## What happens: the end of the game

event-goal_reached =
    { $amulets ->
        [one] { $seat } has { $amulets } amulet and has reached the goal.
       *[other] { $seat } has { $amulets } amulets and has reached the goal.
    }
event-goal_tie =
    { $coins ->
        [one] { $seat } has { $coins } coin left
       *[other] { $seat } has { $coins } coins left
    } and { $cards ->
        [one] { $cards } collected card.
       *[other] { $cards } collected cards.
    }
event-ranked = { $seat } ends with { $amulets ->
        [one] { $amulets } amulet
       *[other] { $amulets } amulets
    }, { $tokens ->
        [one] { $tokens } element
       *[other] { $tokens } elements
    } and { $coins ->
        [one] { $coins } coin.
       *[other] { $coins } coins.
    }
event-won = { $seat } wins and becomes the new apprentice.
event-game_ended = The game is over. { $outcome }

## What you are asked

ask-take_turn = Which well do you play on?
    .hint = A card must be linked to a well’s top card: one up or down in its element, the same number, or identical. You may pass, but in a normal turn your macas then come back.
ask-lay_card = Which card comes next?
    .hint = The last card stays on the well, the others go to your collection. Two identical cards in a row end the series.
ask-move_maca = Which maca moves to the well of the mirror?
    .hint = With a maca on each of the seven wells you win at once.
ask-return_element = Which element do you return?
    .hint = You have the most cards in hand. Nobody sees your choice until everyone has chosen.
ask-buy_element = Which element do you take for four coins?
    .hint = Four coins must be exchanged for an element that you still need.

## How the game ended

outcome-goal = The goal is reached.
outcome-every_well = A maca on every well wins the game at once.
outcome-hand_cap = The last hand has been played; whoever has gained most wins.

## What is seen on the table

fact-seat = Your seat
fact-phase = Phase
fact-asked = Asked
fact-hand_number = Hand
fact-max_hands = Most hands
fact-goal = Amulets to win
fact-starter = Starter
fact-deck = Deck
fact-turn = Turn
fact-colours = Macas
fact-amulets = Amulets
fact-tokens_earth = Earth
fact-tokens_air = Air
fact-tokens_water = Water
fact-tokens_fire = Fire
fact-coins = Coins
fact-active_macas = Active macas
fact-hand_sizes = In hand
fact-collection_sizes = Collected
fact-danger = Danger
fact-tops = Top card
fact-heights = Cards
fact-spells = For you
fact-macas_red = Red macas
fact-macas_yellow = Yellow macas
fact-macas_green = Green macas
fact-macas_blue = Blue macas
fact-macas_violet = Violet macas
fact-series_well = Playing on
fact-laid = Laid so far
fact-last_card = Last card
fact-last_link = Last link
fact-run = Elements of this number
fact-would_collect = Collected if you stop now
fact-hand = Your hand
fact-collection = Your collection
fact-needs = Elements you need
fact-return_chosen = You return
fact-returned = Returned last
fact-collected = Collected so far
fact-played = Played so far
fact-first_cards = First card

## Cards

noun-element-earth = earth
noun-element-air = air
noun-element-water = water
noun-element-fire = fire
noun-rank-a = ace
noun-rank-2 = 2
noun-rank-3 = 3
noun-rank-4 = 4
noun-rank-5 = 5
noun-rank-6 = 6
noun-rank-7 = 7
noun-rank-8 = 8
noun-rank-9 = 9
noun-rank-10 = 10
noun-rank-j = jack
noun-rank-q = queen
noun-rank-k = king
noun-card = { $element } { $rank }
noun-collected = { $seat }: { $card }

## Wells and links

noun-well-0 = well 1
noun-well-1 = well 2
noun-well-2 = well 3
noun-well-3 = well 4
noun-well-4 = well 5
noun-well-5 = well 6
noun-well-6 = well 7
noun-link-up = ladder up
noun-link-down = ladder down
noun-link-same = same number
noun-link-mirror = mirror
noun-spell-free = free
noun-spell-own = yours
noun-spell-shared = shared
noun-spell-closed = bewitched
noun-danger-every_well = 1 well short
    .about = Macas on six wells: a mirror on the seventh wins the game at once.
noun-danger-one_element = 1 element short
    .about = One element is missing to the amulet that wins. If it is won or bought when this hand ends, the game is over.
noun-danger-last_turn = last turn
    .about = The last hand, and the deck is empty: the game ends with this turn.
noun-danger-last_cards = last cards
    .about = Hardly a card left in the last hand: whoever has none ends the game.

## Turns, colours, returns

noun-turn-normal = normal
noun-turn-mirror = mirror turn: all wells are open
noun-colour-red = red
noun-colour-yellow = yellow
noun-colour-green = green
noun-colour-blue = blue
noun-colour-violet = violet
noun-paid_back-earth = earth
noun-paid_back-air = air
noun-paid_back-water = water
noun-paid_back-fire = fire
noun-paid_back-coins = all coins
noun-phase-take_turn = a turn
noun-phase-lay_card = a series
noun-phase-move_maca = moving a maca
noun-phase-return_element = returning an element
noun-phase-buy_element = buying an element

## Why not

why-MA-11 = A turn is one series on one well, and yours has begun.
    .stop = You have opened this well: lay at least one card on it.
    .pass = You have opened a well: lay a card on it. Passing is for the start of a turn.
why-MA-20 = It does not fit the last card: one up or down in the element, the same number or the identical card would.
    .open = None of your cards fits the top card of this well.
why-MA-23 = A ladder does not turn round: it goes on the way it began.
why-MA-24 = This element is already in the row of equal numbers; each comes once.
why-MA-27 = It fits no well’s top card now. It may still come later in a series.
why-MA-28 = Only cards of your hand can be laid.
why-MA-45 = This well is bewitched; in a mirror turn it would be open.
    .append = It fits bewitched wells only; in a mirror turn they would be open.
why-MA-48 = You have the twin of its card, but this well is bewitched; in a mirror turn it would be open.
    .append = Its twin lies on a bewitched well; in a mirror turn it would be open.
why-MA-49 = None of your macas lies on this well.
why-MA-R21 = This is the mirror’s own well: a maca comes here from another one.
why-MA-60 = You have no token of this element.
why-MA-77 = You have enough of this element. Coins buy only what you still need.

## The drawn table

table-ask_first = Which card do you lay first?
table-ask_next = Lay another card, or stop here.
table-left = { $cards } left
table-macas_of =
    { $macas ->
        [one] { $macas } maca of { $name }
       *[other] { $macas } macas of { $name }
    }
table-hand = Hand { $hand }
table-goal =
    { $amulets ->
        [one] Goal: { $amulets } amulet
       *[other] Goal: { $amulets } amulets
    }
table-to_the_right = Play goes to the right
table-pass_returns =
    { $macas ->
        [one] If you pass, your maca comes back
       *[other] If you pass, your { $macas } macas come back
    }
table-pass_keeps =
    { $macas ->
        [one] If you pass, your maca stays
       *[other] If you pass, your { $macas } macas stay
    }
table-opened = You play on { $well }
table-lays = { $name } plays on { $well }
table-stop_now =
    { $cards ->
        [0] Stop now: { $card } stays, nothing is collected
       *[other] Stop now: { $card } stays, { $cards } collected
    }
table-on_well = well
table-collected = collected
table-stays = stays
table-sort_element = Sort by element
table-sort_rank = Sort by number
table-needed = needed
table-mirror = Mirror!
table-mirror_turn = Mirror turn: all wells are open
table-hand_over = Hand { $hand } is over
table-row_returns = Given back
table-row_macas = Active macas
table-row_largest = Largest collection
table-row_empty_hand = Empty hand
table-row_exchange = Exchanged
table-tale_hands = Elements gained and returned, and amulets made
table-tale_hand = Hand
table-tale_amulet = Amulet made
table-tale_mirrors = Hall of mirrors: { $number } mirror turns in a row ({ $names }).
table-tale_series = Longest series: { $number } cards ({ $names }).
table-tale_returned = Dearest pass: { $number } macas walked home at once ({ $names }).
table-tale_collection = Largest collection: { $number } cards in one hand ({ $names }).
table-tale_narrow = Closest call: { $names } won { $element } only by the higher cards.

## The glossary

term-well = wells|well
    .about = One of seven open piles. You play on its top card; what lies below is out of play until the hand ends.
term-series = series
    .about = The cards that you lay on one well in a turn, each linked to the one before. The last stays on the well, the others are collected.
term-linked = linked
    .about = A card fits if it is one up or down in the same element, the same number in another element, or the identical card.
term-ladder = ladder up|ladder down|ladders|ladder
    .about = Cards of one element, each one higher or each one lower than the last. King and ace are neighbours; a ladder never turns round.
term-same_number = same number
    .about = Cards of the same number in different elements, four at most. Afterwards a ladder may go on from any of them.
term-mirror = mirror cards|mirror card|mirrors|mirror
    .about = Two identical cards in a row. They end the series, activate one of your macas on the well and win you a mirror turn.
term-mirror_turn = mirror turns|mirror turn
    .about = An extra turn at once. You draw a card as usual, and you may play on every well, even on a bewitched one.
term-maca = active macas|active maca|macas|maca
    .about = Each of you has seven. A mirror puts one on its well, active until a pass brings it back; at the end of the hand it pays a coin.
term-bewitched = bewitched|bewitch
    .about = A well with macas of others and none of yours: closed to you, except in a mirror turn.
term-collection = largest collection|collections|collection
    .about = Your own face-down pile. At the end of the hand whoever has the most cards of an element wins it.
term-element = elements|element
    .about = Earth, air, water and fire: the colours of the cards, and the tokens that you win. Four different tokens become an amulet.
term-amulet = amulets|amulet
    .about = Four different elements turn into one. Two win the game with two or three players, one with more.
term-coin = coins|coin
    .about = For each active maca, the largest collection and an empty hand. Four coins are exchanged for an element that you need.
term-pass = passes|pass
    .about = To play no card. That is always allowed, but in a normal turn all your macas then come back to you.
term-hand_round = end of the hand|first hand|hand is over
    .about = A hand is one round. It ends when somebody has no cards left, or after the turn that takes the last card of the deck.
term-apprentice = new apprentice|apprentice
    .about = La Macarena is looking for one. Whoever reaches the goal first is chosen.

## The lesson

lesson-1 = Welcome, apprentice! Collect cards to win elements: four different ones make an amulet. Two amulets win, or one if you are four or five. You have drawn a card; now play on the lit well.
lesson-2 = Your card must be linked to the top one, earth 6. A ladder goes one up or down in the same element: lay your earth 7.
lesson-3 = The ladder goes on: earth 8. The longer your series, the better, for only its last card stays on the well. You collect all the others.
lesson-4 = Nothing more fits, so stop here. The 8 stays on the well and the 7 goes to your collection. A single card would have brought nothing.
lesson-5 = A second water king upon the water king was a mirror! Your opponent got a maca, which closes that well to you, and another turn. You can do that too: play on the air 3.
lesson-6 = Besides ladders there is the same number: a 3 fits a 3 of another element. Lay a fire 3: you have two of them!
lesson-7 = Now its twin! Two identical cards in a row are a mirror: it ends the series, brings you a maca and wins a mirror turn.
lesson-8 = Your maca closes that well to others and will pay a coin. In a mirror turn every well is open, even the bewitched one: play on the water ace.
lesson-9 = The same number again: your air ace fits the water ace. High cards are good, they decide when two players have equally many, and nothing is higher than an ace.
lesson-10 = Links can be combined: now a ladder. King, ace and 2 are neighbours, so it goes up to the air 2. That way you collect the ace.
lesson-11 = Stop here. You could also pass in any turn, but in a normal one your macas would then come back to you. A single card is enough to keep them active.
lesson-end = Fifteen cards in one series: your opponent has none left, and the hand is over. In air your ace beats the 10, so you win it; in earth you are equal, and nobody does. Your maca pays a coin; four coins buy an element. Good start!

## What a judgement counts

mind-amulets = more amulets
    .less = fewer amulets
mind-kinds = more different elements
    .less = fewer different elements
mind-near = only one element short of an amulet
    .less = more than one element short of an amulet
mind-spare = more elements to spare
    .less = fewer elements to spare
mind-coins = more coins
    .less = fewer coins
mind-leads = leading in more elements
    .less = leading in fewer elements
mind-wells = your macas in more wells
    .less = your macas in fewer wells
mind-hand = more cards in hand
    .less = fewer cards in hand
mind-start = you begin the hand
    .less = another begins the hand
mind-prizes = more elements within reach this hand
    .less = fewer elements within reach this hand
finer-1 = All your seven macas are active, and only well 2 has none of them. Well 4 is shared: macas of both of you lie there, so both may play on it. Play on well 4.
finer-2 = The same number fits: lay earth 7 upon the fire 7.
finer-3 = Stop here. A single card brings nothing, but a normal turn with a card keeps all your macas active. If you passed, all seven would come back.
finer-4 = Look what you have drawn: a second earth 7! Your rival has left the earth 7 alone, so play on well 4 again.
finer-5 = Lay earth 7 upon earth 7: a mirror. The card goes to your collection, and the well stays as it was.
finer-6 = A mirror brings a maca, but all seven are on wells. Then one of them moves here: take one from well 6, where you have two.
finer-7 = You still win a mirror turn, and in a mirror turn every well is open. Play on well 2, which your rival has closed to you.
finer-8 = A ladder: lay your water king upon the water queen. You have two kings!
finer-9 = And its twin, the other water king: with two equal cards of your hand you make a mirror anywhere.
finer-10 = Again a maca has to move. Take it from well 4, where you have two: then each of the seven wells has one of yours.
finer-11 = A maca on every well wins the game at once, whatever amulets there are. That is rare; most games are decided when a hand ends. Let us look at that.
finer-12 = Your rival went out, and you have the most cards in hand: from the second hand on that costs you an element. Return earth: with three earth cards in your collection you will win it back.
finer-13 = You won earth, water and fire, and with air that made an amulet. Five macas brought you 5 coins, so you have 8: four of them must be exchanged for an element that you need. Buy earth.
finer-14 = Four coins are left, so you buy again. Fire and earth you have: take air.
finer-end = One amulet, and three elements towards the second: only water is missing. What you do not need would bring a coin instead of an element. The third hand begins, and now you know all the secrets of the wells!
