## The game

game-name = AntaYagí
game-about = Welcome to the city of a thousand hats! You hold your cards backwards: everyone sees your objects but you. Choose someone for an exchange, lay down a card each, and become the first to gather enough points.
game-reconstructed = The rules are those of the rulebook. How many cards show which object and which back is reconstructed: no public source has it.

## Options

option-max_turns = Most turns
    .about = If nobody has won after this many turns, the player closest to their target wins. Games hardly ever get that far.
option-first_seat = Start player
    .about = Who takes the first turn. In print it is the person with the most pockets.
option-first_seat-random = Random
option-memory_aid = Memory aid
    .about = Off, as printed: you see just the side of a card that faces you, and nobody is told who is asked for a sabotage. On, cards also show the side that you can only remember.
option-memory_aid-on = On
option-memory_aid-off = Off

## What you can choose

verb-partner = Exchange with { $seat }
verb-commit = Offer your { $slot } card
verb-pass = Pass
verb-sabotage = Sabotage with your { $slot } card
verb-take = Take the { $slot } card
verb-eat = Let the T-Rex eat: { $object }

## What happens: the turn and the reveal. A card is told as object (back).

event-dealt = { $seat } is dealt { $object } ({ $back }), { $facing }.
    .untold = { $seat } is dealt an unseen card ({ $back }), { $facing }.
    .turned = { $seat } is dealt { $object }, { $facing }.
    .unseen = { $seat } is dealt a card, { $facing }.
event-turn_began = Turn { $turn }: { $seat } is the active player.
event-turn_skipped = { $seat } has no card or nobody to exchange with, and skips the turn.
event-partner_chosen = { $seat } chooses { $seat2 } for an exchange.
event-committed = { $seat } offers the { $slot } card, face down.
event-revealed = { $seat } reveals { $card }.
event-identical = Both cards show { $object }: the exchange is cancelled and both are discarded.

## What happens: sabotage

event-sabotaged = { $seat } plays { $card } as a sabotage: the exchange { $standing }.
event-passed = { $seat } passes.
event-window_closed =
    { $cards ->
        [0] Nobody sabotages: the exchange { $standing }.
        [one] { $cards } sabotage was played: the exchange { $standing }.
       *[other] { $cards } sabotages were played: the exchange { $standing }.
    }
event-exchange_cancelled =
    { $cards ->
        [one] The exchange is cancelled: both trade cards and the sabotage are discarded.
       *[other] The exchange is cancelled: both trade cards and all { $cards } sabotages are discarded.
    }

## What happens: the exchange and its effects

event-kept_own = { $object }: both traders keep their own card instead of exchanging.
event-received = { $seat } gets { $card }; it joins the zone.
event-worthless = { $seat } gets { $card }; it gives no point and will be discarded.
event-hand_turned =
    { $cards ->
        [0] { $seat } has no cards in hand to turn round.
        [one] { $seat } turns round { $cards } hand card.
       *[other] { $seat } turns round { $cards } hand cards.
    }
event-card_turned = { $seat } turns { $card }: it is now { $facing }.
    .turned = { $seat } turns a card round: it is now { $facing }.
event-hand_empty = { $seat } can take nothing: { $seat2 } has no cards left.
event-taken = { $seat } takes { $card } from { $seat2 }.
event-hand_discarded =
    { $cards ->
        [0] { $seat } has no cards in hand to discard.
        [one] { $seat } discards the { $cards } card in hand.
       *[other] { $seat } discards all { $cards } cards in hand.
    }
event-discarded = { $seat } discards { $card }.
event-target_raised = { $seat } now needs { $target } points to win.
event-cleared = { $card } is discarded.
event-eaten = In the zone of { $seat }, { $card } eats { $card2 }; both are discarded.

## What happens: the end of the turn and of the game

event-scored =
    { $points ->
        [one] { $seat } has { $points } point; { $target } are needed.
       *[other] { $seat } has { $points } points; { $target } are needed.
    }
event-drew = { $seat } draws { $object } ({ $back }), { $facing }.
    .untold = { $seat } draws an unseen card ({ $back }), { $facing }.
    .turned = { $seat } draws { $object }, { $facing }.
    .unseen = { $seat } draws a card, { $facing }.
event-reshuffled =
    { $cards ->
        [one] The draw deck is used up: the discard pile of { $cards } card becomes the new draw deck.
       *[other] The draw deck is used up: the { $cards } cards of the discard pile are shuffled into a new one.
    }
event-won = { $seat } wins!
event-game_ended = The game is over. { $outcome }

## What you are asked

ask-choose_partner = Whom do you choose for an exchange?
    .hint = You get what the other lays down, and the other gets yours. What you give you may only guess from the backs.
ask-commit_card = Which of your cards do you offer?
    .hint = Both cards are revealed at once. If they show the same object, the exchange is cancelled.
ask-play_sabotage = Do you sabotage?
    .hint = An odd number of sabotages cancels the exchange, an even number lets it go on. Its object does nothing.
ask-take_card = Which card do you take with the Musical Lollipop?
    .hint = You take it from the hand of the one you exchanged with. It goes to your zone and takes effect at once.
ask-feed_t_rex = What does your T-Rex eat?
    .hint = The T-Rex and one edible card of your zone are discarded together.

## Why not

why-AY-25 = You cannot exchange with yourself. Choose somebody else.
why-AY-27 = You have to exchange: whoever’s turn it is chooses somebody, and both lay down a card.
why-AY-34 = Only a card with Sabotage on its back can be played now.
why-AY-50 = What an object does is done to the end. You cannot leave it out.
why-AY-72 = Your T-Rex eats from your own zone, and this does not lie there.
why-AY-R19 = This player has no card left to exchange.

## How the game ended

outcome-goal = The target is reached.
outcome-goal_by_both = Both traders have reached their target; the chosen player wins.
outcome-turn_cap = The last turn has been played; whoever is closest to the target wins.

## What is seen on the table

fact-seat = Your seat
fact-turn = Turn
fact-active = Active
fact-partner = Partner
fact-committed = You offer the card
fact-card_0 = First card
fact-card_1 = Second card
fact-card_2 = Third card
fact-trade = Revealed
fact-sabotages = Sabotages
fact-saboteurs = Played by
fact-standing = The exchange
fact-aside = To be discarded
fact-scores = Points
fact-targets = Target
fact-danger = Careful
fact-zone_treasure = Treasure
fact-zone_hat = Hat
fact-zone_lollipop = Lollipop
fact-zone_muffin = Muffin
fact-zone_t_rex = T-Rex
fact-zone_bone = Bone
fact-zone_toxic_waste = Waste
fact-zone_fish = Fish
fact-deck = Draw deck
fact-deck_back = its top
fact-pile = Discard pile
fact-pile_top = its top
fact-reshuffles = Reshuffles
fact-passes = Passes in a row
fact-zones = Zones
fact-discards = Discard pile
fact-last_traders = Last traders
fact-last_trade = Last revealed
fact-last_sabotages = Last sabotages
fact-last_saboteurs = Last saboteurs
fact-decks_ago_0 = First card: decks ago
fact-decks_ago_1 = Second card: decks ago
fact-decks_ago_2 = Third card: decks ago
fact-seen_by_all_0 = First card: seen by all
fact-seen_by_all_1 = Second card: seen by all
fact-seen_by_all_2 = Third card: seen by all
fact-unseen = Unseen cards
fact-pool_cards = Unseen cards of old decks
fact-pool_decks_ago = Unseen cards: decks ago

## Objects

noun-object-treasure = Treasure
    .about = 1 point. It does nothing else.
noun-object-hat = Hat
    .about = 1 point. Whoever gets it turns round every card in hand.
noun-object-lollipop = Musical Lollipop
    .about = 1 point, edible. Whoever gets it takes a card from the other trader’s hand, and it takes effect at once.
noun-object-muffin = Muffin
    .about = 1 point, edible. Whoever gets it discards their whole hand.
noun-object-t_rex = T-Rex
    .about = 1 point. Once something edible lies in the same zone, it eats one card of it, and both are discarded.
noun-object-bone = Bone
    .about = 1 point, edible. It does nothing else.
noun-object-toxic_waste = Toxic Waste
    .about = 1 point, but its owner needs one point more to win.
noun-object-fish = Fish
    .about = Edible. 2 points beside Toxic Waste; without it the Fish is discarded.
noun-object-wandering_mage = Wandering Mage
    .about = No point. Both traders keep their own card; the Mage is discarded.
noun-object-empty_box = Empty Box
    .about = No point, no effect. It is discarded.
noun-object-unknown = ?
    .about = You have not seen this object.

## Backs and cards

noun-back-sabotage = Sabotage
    .about = It can be played from the hand: it cancels the exchange, or the last sabotage.
noun-back-small_hat = Small Hat
    .about = Held the other way round when drawn: only its owner sees the object.
noun-back-treasure_t_rex = Treasure/T-Rex
    .about = Its object is a Treasure or a T-Rex.
noun-back-plain = plain
    .about = It tells nothing of the object.
noun-back-unknown = ?
    .about = The table does not show you this side of the card.
noun-card = { $object } ({ $back })
noun-sight = { $object } ({ $back }){ $mark }
noun-facing-outward = facing the others
noun-facing-inward = facing its owner
noun-mark-outward = { "" }
noun-mark-inward = { " inward" }

## Places and roles

noun-slot-0 = first
noun-slot-1 = second
noun-slot-2 = third
noun-role-active = Active player
noun-role-partner = Partner
noun-standing-stands = stands
noun-standing-cancelled = is cancelled
noun-danger-one_point = one point to win
    .about = One more point at the end of an exchange, and this player wins.
noun-danger-last_turn = ahead in the last turn
    .about = This is the last turn. As it stands, this player wins.
noun-zone_place = { $owner }, card { $place }

## The drawn table

table-turn = Turn { $turn }
table-phase_partner = choosing a partner
table-phase_cards = choosing cards
table-phase_sabotage = time for sabotage
table-phase_take = Musical Lollipop
table-phase_feed = T-Rex
table-phase_effects = effects
table-role_active = offers
table-role_partner = chosen
table-zone = Zone
table-hand = Hand, as you see it
table-raised = raised by Toxic Waste
table-only_you = only you see
table-hidden = hidden
table-inward = inward
table-remembered = you remember: { $side }
table-about_target = Whoever has { $target } points after an exchange wins. If both traders do, the chosen one wins.
table-about_raised = Toxic Waste in the zone: here it takes { $target } points to win. If both traders win at once, the chosen one does.
table-about_zone = What was won lies here for all to see. Only these cards count.
table-about_window = Every sabotage turns the result round: one cancels the exchange, a second one restores it. It ends when everybody passes.
table-about_only_you = This card is turned towards you: you see the object, the others see the back.
table-about_hidden = This card is turned towards its owner: you see the back only.
table-about_inward = This card is turned towards its owner; the others see the back only.
table-chosen_card = your choice
table-joke = Your cards face the others: they see the pictures, you see the backs. Only a card with a violet band is turned towards you.
table-deck = Deck { $cards }
table-pile = Pile { $cards }
table-see_all = see all
table-with_whom = With whom?
table-offers = { $name } offers
table-choosing = { $name } is choosing
table-sealed = { $name } has chosen
table-gives = { $name } gives
table-gave = { $name } gave
table-stamp_stands = Stands
table-stamp_cancelled = Cancelled
table-so_far = for the moment
table-yours_stands = yours would cancel it
table-yours_cancelled = yours would restore it
table-last = Last time
table-take_from = Cards of { $name }
table-feed = Your zone
table-cards = The cards
table-unseen = What may be behind the backs
table-earlier = In hands since before the last reshuffle
table-objects = The objects
table-gone = { $cards } in the pile
table-one_winner = This game has one winner. Everybody else shares second place, however many points they have.
table-tale_rounds = Points gained and lost
table-tale_duel = Most contested exchange: { $number } sabotages, one on top of the other.
table-tale_haul = Best catch: { $number } points in a single turn ({ $names }).
table-tale_meal = A T-Rex in the zone of { $names } ate what lay beside it: { $object }.
table-tale_meals = The T-Rexes sat down to { $number } meals.
table-tale_taken = Sweetest turn: { $number } cards taken with Musical Lollipops ({ $names }).
table-tale_sabotages = Chief saboteur: { $names }, { $number } sabotages.
table-tale_same = Two minds, one thought: both traders offered { $object }.
table-tale_thrown = Dearest Muffin: { $number } hand cards gone at a bite ({ $names }).

## The glossary

term-exchange = exchanges|exchange
    .about = The active player and a chosen one lay down a card each and reveal them at once. Each gets the other’s card.
term-partner = partner|chosen player
    .about = Whoever the active player exchanges with; nobody can refuse. If both reach their target, the partner wins.
term-back = backs|back
    .about = The AntaYagí side of a card. Of most of your own cards you see only this side; its icon is your one hint.
term-facing = facing the others|facing its owner|inward
    .about = Cards are held with the object to the others. A card that faces its owner shows the object to the owner alone.
term-hint = Treasure/T-Rex
    .about = A back with two pictures on it: the object is one of the two, a Treasure or a T-Rex.
term-small_hat = Small Hat
    .about = A card with this back is held the other way round: its owner sees the object, and the others do not.
term-sabotage = sabotages|sabotage
    .about = A back. Once two different objects are revealed, it can be played from the hand to cancel the exchange, or another sabotage.
term-zone = zones|zone
    .about = Where the objects that you got lie face up. Their points make your score.
term-target = target
    .about = The points that you need to win: 5 with three or four players, 4 with more, and one more if you have Toxic Waste.
term-edible = edible
    .about = Musical Lollipop, Muffin, Bone and Fish. A T-Rex in the same zone eats one of them.
term-hat = Hat
    .about = 1 point. Whoever gets it turns round every card in hand, and so sees what was unknown.
term-lollipop = Musical Lollipop|Lollipop
    .about = 1 point, edible. Whoever gets it takes a card from the other trader’s hand, and that card takes effect at once.
term-muffin = Muffin
    .about = 1 point, edible. Whoever gets it discards their whole hand.
term-t_rex = T-Rex
    .about = 1 point, until something edible lies in the same zone: then it eats one such card, and both are discarded.
term-toxic_waste = Toxic Waste
    .about = 1 point, but its owner needs one point more to win. With it a Fish is worth 2 points.
term-mage = Wandering Mage|Mage
    .about = No point. Both traders get the card that they revealed themselves, and the Mage is discarded.

## The lesson

lesson-1 = Welcome! You see everyone’s objects but your own. 5 points win, and you get them by exchange: all three objects of Luz are worth a point. Choose Luz.
lesson-2 = Of your own cards you see the backs. Only the Small Hat card faces you: an Empty Box, worth nothing. Perfect to give away!
lesson-3 = A Treasure for an empty box! You hold a Sabotage, so you are asked whether you cancel this exchange. Certainly not: pass.
lesson-4 = One point! Now the others exchange, and each would get one too. Play your Sabotage: the exchange is cancelled and all the cards are discarded.
lesson-5 = Kurt chooses you, and you cannot refuse. Treasure or T-Rex, your first card is worth a point: keep it. Plain backs tell nothing, so offer the last one.
lesson-6 = Lucky you: an Empty Box for a Musical Lollipop! It also takes a card from Kurt. Take the Hat: a point, and it turns your hand round.
lesson-7 = 3 points, and now you see your Treasure and your Hat. Luz shows a T-Rex, which would eat your Lollipop. So choose Kurt this time.
lesson-8 = Two equal objects cancel an exchange, and Kurt holds a Treasure, too. Your Hat would only help Kurt. Offer the card that you do not know.
lesson-9 = It was Toxic Waste: now Kurt needs 6 points. The Muffin gave you a point and took your hand. Luz chooses you and has no Bone, so offer yours: no equal card can cancel it.
lesson-10 = Another Lollipop: 5 points! But a T-Rex would eat one of your cards and go with it, and you would have 4. So take the Muffin.
lesson-end = 6 points: you win! Choose a partner, guess at your own backs, keep a Sabotage for the right moment. And mind: if both reach their target, the chosen player wins.

## The lesson on finer points

finer-1 = Careful, Luz has 5 points and needs 6. But Luz holds three T-Rexes and cannot see them. Choose Luz!
finer-2 = Your second card faces you: a Wandering Mage. Offer it! With a Mage both of you keep your own cards, so no T-Rex comes near your Muffin.
finer-3 = Luz had to keep the T-Rex, and it ate the Bone: 4 points instead of 5. The Mage is worth nothing and is discarded.
finer-4 = Another table. You have Toxic Waste, so you need 6 points, but each Fish that you get is worth 2. Luz shows one, and a Lollipop as well: choose Luz.
finer-5 = Toxic Waste makes a nasty present, too. Offer your second card, which faces you: Luz gains a point, but then needs 6 to win.
finer-6 = The Lollipop! It takes a card from Luz: take the lit Fish. Without Toxic Waste in your zone it would be worth nothing.
finer-7 = Your T-Rex has been lying in wait: as soon as there is food, it eats a card and goes with it. You choose which: give it the Musical Lollipop, the Fish is worth more.
finer-8 = 3 points: Toxic Waste and a Fish. A T-Rex without food waits and counts its point; Treasures, Hats and Toxic Waste it leaves alone.
finer-9 = The last table. You have 4 points, need 6 and have no T-Rex: a Fish would win the game! Kurt shows one, so choose Kurt.
finer-10 = Offer your second card, the Empty Box. Keep the Sabotage in hand: once it is laid down for an exchange, it cannot sabotage any more.
finer-11 = It is the Fish! You are asked first whether you sabotage. Pass and wait: if anybody plays a sabotage, you are asked again.
finer-12 = Luz sabotages, and the exchange is cancelled for the moment. But a sabotage can be sabotaged: play the lit card, and the exchange stands again.
finer-end = 6 points: you win! Each sabotage turns the result round: two let the exchange go on, a third would have cancelled it. The objects on them do nothing, not even a Mage.

## What a judgement counts

mind-points = more points
    .less = fewer points
mind-near = closer to the goal
    .less = further from the goal
mind-sabotages = more sabotages in hand
    .less = fewer sabotages in hand
mind-raised = a raised target
    .less = no raised target
mind-eaters = more T-Rexes lying in wait
    .less = fewer T-Rexes lying in wait
mind-food = more food that may be eaten
    .less = less food that may be eaten
mind-turn = your turn comes sooner
    .less = your turn comes later
mind-finish = you may finish this turn
    .less = no need to finish this turn
mind-soon = you may finish soon
    .less = no need to finish soon
mind-watched = more players who could sabotage the last point
    .less = fewer players who could sabotage the last point
mind-defended = more sabotages to defend the last point with
    .less = fewer sabotages to defend the last point with
mind-chosen = you may finish as somebody's partner
    .less = no need to finish as somebody's partner
mind-served = more useful cards in other hands
    .less = fewer useful cards in other hands
