## The game

game-name = Macaron
game-about = Take tricks and fill gift boxes with macarons. But mind the allergen: it spoils a whole trick. Every round has new royal flavours and a new allergen, and you bet on how many boxes you will fill.
game-reconstructed = The rules are those of the rulebook. Parts of the gift-box track, the voting tokens and some lines of Emma’s table are reconstructed: no public source has them.

## Options

option-mode = Players
    .about = How many of you play, and whether each for themselves or in teams. On your own you play against Emma.
option-mode-solo = Solo against Emma
option-mode-2p = 2 players
option-mode-3p = 3 players
option-mode-4p = 4 players
option-mode-2v2 = Team game, 2 against 2
option-mode-5p = 5 players
option-side = Score board
    .about = The side of the score board: it says what your boxes and your bet are worth. On the advanced side there are more rows, and each has its own prize and its own risk.
option-side-normal = Normal
option-side-advanced = Advanced
option-target = Target
    .about = The game ends after the round in which someone has at least this many victory points. A target of 30 needs the advanced side.
option-first_seat = First start player
    .about = Who is start player in the first round; as printed, whoever ate a macaron or other pastry last. After each round the marker moves one seat to the left.
option-first_seat-random = Random
option-trick_history = Finished tricks
    .about = Whether you can look at the cards of tricks that are already over, on the table and in the log. Hidden is how it is played at a real table: they are put away with the next lead, until the round is scored.
option-trick_history-hidden = Hidden
option-trick_history-shown = Shown

## What you can choose

verb-play = Play { $card }
verb-vote = Vote { $face } { $edge } { $flavour }
verb-pass = Pass { $card }
verb-bet = Bet on { $row }
verb-no_bet = Make no bet
verb-royal = Make { $group } royal
verb-allergen = Make { $flavour } the allergen
verb-swap = Swap { $card }
verb-swap_done = Swap no second card
plan-pass_card = { $number ->
    [one] Pass this card to { $pass_to }
   *[other] Pass these { $number } cards to { $pass_to }
}
plan-swap_card = { $number ->
    [one] Swap this card
   *[other] Swap these { $number } cards
}

## What happens: the deal, the pass and the swap

event-round_began = Round { $round } begins; { $seat } is start player.
event-dealt = { $seat } is dealt { $card }.
event-pass_chosen = { $seat } chooses { $card } to pass.
event-passed =
    { $cards ->
        [one] Everyone passes { $cards } card to the { $direction }.
       *[other] Everyone passes { $cards } cards to the { $direction }.
    }
event-card_passed = { $seat } passes { $card } to { $seat2 }.
event-swap_chosen = { $seat } swaps { $card }.
    .untold = { $seat } swaps a card.
event-swap_finished = { $seat } swaps no second card.
event-swap_drawn = { $seat } draws { $card }.
    .untold = { $seat } draws a card.

## What happens: Emma, the royal group and the allergen

event-emma_shown = Emma shows { $card } and puts it on the matching pile.
event-emma_ready = Emma has put the cards she showed on her piles and shuffles each of them face down; each holds one card that nobody has seen.
event-emma_royal =
    { $cards ->
        [one] Emma’s largest group is { $group }, with { $cards } card: it becomes royal.
       *[other] Emma’s largest group is { $group }, with { $cards } cards: it becomes royal.
    }
event-allergen_drawn = The card { $card } is turned up: { $flavour } is the allergen.
event-royal_chosen = { $seat } makes { $group } royal.
event-allergen_chosen = { $seat } makes { $flavour } the allergen.
event-token_dealt = { $seat } is dealt the voting token { $face }.
event-voted = { $seat } votes { $face } { $edge } { $flavour }.
    .untold = { $seat } places a voting token { $edge } { $flavour }.
event-vote_shown = { $seat } reveals { $face } { $edge } { $flavour }.
event-group_sum = The votes for { $group } add up to { $sum }.
event-flavour_sum = The votes for { $flavour } add up to { $sum }.
event-votes_counted = The vote makes { $group } royal and { $flavour } the allergen.

## What happens: bets and tricks

event-bet_placed = { $seat } bets on { $row }.
event-bet_declined = { $seat } makes no bet.
event-trick_led = Trick { $trick }: { $who } leads.
event-played = { $seat } plays { $card }.
event-emma_played = Emma plays { $card } from her { $flavour } pile: she { $emma_line }.
event-trick_won =
    { $boxes ->
        [0] { $who } wins the trick but gets no box ({ $stake }).
        [one] { $who } wins the trick and gets { $boxes } box ({ $stake }).
       *[other] { $who } wins the trick and gets { $boxes } boxes ({ $stake }).
    }

## What happens: scoring and the end

event-round_ended = Round { $round } is over.
event-boxes_scored =
    { $boxes ->
        [one] { $who } has { $boxes } box
       *[other] { $who } has { $boxes } boxes
    } and scores { $points ->
        [one] { $points } victory point.
       *[other] { $points } victory points.
    }
event-bet_won =
    { $points ->
        [one] { $seat } wins the bet on { $row } and gains { $points } victory point.
       *[other] { $seat } wins the bet on { $row } and gains { $points } victory points.
    }
event-bet_lost =
    { $points ->
        [one] { $seat } loses the bet on { $row }, and with it { $points } victory point.
       *[other] { $seat } loses the bet on { $row }, and with it { $points } victory points.
    }
event-solo_bet_lost =
    { $points ->
        [one] { $seat } loses the bet on { $row }: Emma gains { $points } victory point.
       *[other] { $seat } loses the bet on { $row }: Emma gains { $points } victory points.
    }
event-solo_bet_won = { $seat } wins the bet on { $row }: Emma gains nothing.
event-scored =
    { $points ->
        [one] { $who } now has { $points } victory point.
       *[other] { $who } now has { $points } victory points.
    }
event-game_ended = The game is over. { $outcome }

## What you are asked

ask-pass_card = Choose a card to pass.
    .hint = Two cards go to the left in odd rounds, to the right in even ones. You see yours when everyone has chosen.
ask-swap_card = Choose a card to swap.
    .hint = You swap one card or two; then you draw as many from the draw pile.
ask-choose_royal = Which group shall be royal?
    .hint = All flavours of the royal group are trumps: a royal card beats every other flavour, unless a royal flavour was led.
ask-choose_allergen = Which flavour shall be the allergen?
    .hint = A trick with an allergen card in it brings no boxes, unless a 2 lies there too; who wins it stays the same.
ask-place_vote = Place a voting token above or below a flavour.
    .hint = Above is plus, below is minus: the highest group becomes royal, the lowest flavour the allergen; never chocolate.
ask-place_bet = How many boxes will you have in the end?
    .hint = A right bet brings victory points, a wrong one costs some. Against Emma you have to bet, and a wrong bet gives her points.
ask-play_card = Play a card.
    .hint = If you have the led flavour, you must follow with it (one royal flavour does not follow the other); if not, play any card.

## Why not

why-MC-15 = You have passed this card on: it is no longer yours.
why-MC-17 = You have swapped this card away: it is out of the round.
    .swap_done = Swap at least one card.
why-MC-20 = This card lies in one of Emma’s piles.
why-MC-26 = This card only shows the allergen; nobody plays it in this round.
why-MC-31 = You have placed this token already: take one that you still hold.
why-MC-32 = Three tokens lie here: there is no room for a fourth.
why-MC-41 = On this side of the board nobody bets on 8 or more boxes.
why-MC-43 = Against Emma you have to bet: choose a row.
why-MC-47 = You must follow: you still have the led flavour.
why-MC-48 = You must follow, and one royal flavour does not follow the other.
why-MC-68 = This card has been played: it goes away with its trick.
why-MC-16 = You have chosen this card already: choose another one.

## How the game ended

outcome-goal = The target is reached; the highest score wins.
outcome-round_cap = The last possible round has been played; the highest score wins.
outcome-emma_beaten = Emma is beaten.
outcome-emma_tied = Emma has just as many points; the victory is shared.
outcome-emma_won = Emma wins.

## What is seen on the table

fact-seat = Your seat
fact-mode = Players
fact-partner = Your partner
fact-side = Score board
fact-target = Target
fact-round = Round
fact-start = Start player
fact-royal = Royal group
fact-allergen = Allergen
fact-hand = Your hand
fact-on_table = On the table
fact-winning = Winning so far
fact-stake = The trick
fact-leader = Leads
fact-tricks = Tricks played
fact-scores = Victory points
fact-boxes = Gift boxes
fact-bets = Bets
fact-danger = Danger
fact-row_points = VP for boxes
fact-row_won = Bet won +
fact-row_lost = Bet lost −
fact-hand_sizes = Cards in hand
fact-token_counts = Voting tokens in hand
fact-voids = Shown to be out of
fact-aside = Undealt cards
fact-pass_to = You pass to
fact-gave = You pass
fact-received = You received
fact-tokens = Your voting tokens
fact-vote_flavours = Votes: flavours
fact-vote_edges = Votes: above or below
fact-vote_faces = Votes: numbers
fact-flavour_sums = Votes by flavour
fact-group_sums = Votes by group
fact-discards = Your swapped cards
fact-discards_size = Cards swapped
fact-drawn = You drew
fact-emma_piles = Emma’s piles
fact-emma_shown = Emma’s shown cards
fact-allergen_card = Allergen card
fact-emma_card = Emma’s card
fact-emma_card_counts_as = Emma’s card counts as
fact-emma_line = Emma’s table
fact-emma_boxes = Emma’s gift boxes
fact-emma_score = Emma’s victory points
fact-emma_danger = Danger from Emma
fact-last_trick = Last trick
fact-last_leader = Led the last trick
fact-plays = Cards played
fact-play_flavours = Cards played: counted as
fact-leaders = Leaders so far

## Flavours and cards

noun-flavour-almond = almond
noun-flavour-pistachio = pistachio
noun-flavour-strawberry = strawberry
noun-flavour-blueberry = blueberry
noun-flavour-green_tea = green tea
noun-flavour-earl_grey = Earl Grey
noun-flavour-chocolate = chocolate
noun-card = { $flavour } { $value }

## Voting tokens

noun-face-1 = ±1
noun-face-2 = ±2
noun-face-3 = ±3
noun-face-p1m2 = +1/−2
noun-face-p2m1 = +2/−1
noun-face-p1m3 = +1/−3
noun-face-p3m1 = +3/−1
noun-face-p2m3 = +2/−3
noun-face-p3m2 = +3/−2
noun-edge-above = above
noun-edge-below = below

## Rows of the gift-box track

noun-row-0 = 0 boxes
noun-row-1 = 1 box
noun-row-1-2 = 1–2 boxes
noun-row-2-3 = 2–3 boxes
noun-row-3-4 = 3–4 boxes
noun-row-4-5 = 4–5 boxes
noun-row-5-7 = 5–7 boxes
noun-row-6-7 = 6–7 boxes
noun-row-8plus = 8 or more boxes

## Groups and directions

noun-group-a = group A (almond, pistachio)
noun-group-b = group B (strawberry, blueberry)
noun-group-c = group C (green tea, Earl Grey)
noun-group-d = group D (chocolate)
noun-direction-left = left
noun-direction-right = right

## Emma, and the lines of her table

noun-emma_line-after_ordinary = leads after winning with an ordinary flavour
noun-emma_line-after_royal = leads after winning with a royal flavour
noun-emma_line-after_allergen = leads after winning with the allergen
noun-emma_line-lacks_ordinary = cannot follow the ordinary flavour
noun-emma_line-lacks_royal = cannot follow the royal flavour
noun-emma_line-lacks_allergen = cannot follow the allergen
noun-emma_line-follows = follows
noun-who-emma = Emma

## What a trick brings

noun-stake-plain = no allergen
noun-stake-with_a_1 = won with a 1
noun-stake-spoiled = spoiled by the allergen
noun-stake-neutralised = allergen neutralised by a 2
noun-stake-neutralised_1 = allergen neutralised by a 2, won with a 1

## Dangers

noun-danger-game_end = Game may end
    .about = This trick can end the round, and then the game is over: the target is reached.
noun-danger-round_end = Eighth box near
    .about = One more box here, and the round is over.
noun-danger-round_end_by_a_1 = Eight with a 1
    .about = A trick won with a 1 brings three boxes: here that would end the round.
noun-danger-bet = Bet at risk
    .about = The next box decides this bet: it breaks it, or it alone can still save it.

## Modes and sides

noun-mode-solo = solo against Emma
noun-mode-2p = 2 players
noun-mode-3p = 3 players
noun-mode-4p = 4 players
noun-mode-2v2 = team game, 2 against 2
noun-mode-5p = 5 players
noun-side-normal = normal
noun-side-advanced = advanced

## Flavours that someone has run out of

noun-void = { $seat }: { $flavour }

## The drawn table

table-ask_second = Choose a second card to pass.
table-ask_lead = You lead: play any card.
table-ask_follow = Follow { $flavour }.
table-ask_free = No { $flavour } in your hand: play any card.
table-royal = royal
table-allergen = allergen
table-vp = VP
table-partner = your partner
table-round = Round { $round }
table-trick = Trick { $trick } of { $tricks }
table-target = First to { $target }
table-winning = winning
table-won = takes it
table-led = led
table-counts_as = as { $flavour }
table-to = To { $name }
table-full = full
table-no_cup = no bet
table-pile =
    { $cards ->
        [one] { $flavour }: { $cards } card
       *[other] { $flavour }: { $cards } cards
    }
table-random = In each pile lies one card that nobody has seen. It counts as the pile’s flavour, whatever is printed on it; its number stays.
table-line_after_ordinary = She won with an ordinary flavour: she leads an ordinary one again, else any that is not royal.
table-line_after_royal = She won with a royal flavour: she leads the same one again, else an ordinary one, else any that is not royal.
table-line_after_allergen = She won with the allergen: she leads a flavour that is not royal.
table-line_lacks_ordinary = She cannot follow an ordinary flavour: she plays a royal one, else the allergen.
table-line_lacks_royal = She cannot follow a royal flavour: she plays the allergen, else any that is not royal.
table-line_lacks_allergen = She cannot follow the allergen: she plays an ordinary flavour.
table-line_follows = She has the led flavour, so she follows.
table-line_leftmost = Of several piles she takes the leftmost; if none fits, the leftmost of all.
table-stake_spoiled = Spoiled: no box
table-stake_neutralised = Neutralised: one box
table-stake_neutralised_1 = Neutralised: three boxes
table-stake_with_a_1 = With a 1: three boxes
table-taken_none = Spoiled! { $name } gets no box.
table-taken =
    { $boxes ->
        [one] { $name } fills { $boxes } box.
       *[other] { $name } fills { $boxes } boxes.
    }
table-sums = The votes
table-shown = Emma shows eight of her cards
table-round_over = Round { $round } is over
table-column_boxes = Boxes
table-column_bet = Bet
table-column_total = Total
table-tale_rounds = Victory points, boxes and bets
table-tale_bet_won = Bet won
table-tale_bet_lost = Bet lost
table-tale_run = Longest run: { $number } tricks in a row ({ $names }).
table-tale_one = Biggest trick: { $names } with { $card }, { $boxes } boxes at once.
table-tale_ones = { $tricks } tricks went to a 1, three boxes each.
table-tale_spoiled = { $tricks } tricks were spoiled.
table-tale_spoiled_most = { $tricks } tricks were spoiled; { $names } caught the most of them ({ $number }).
table-tale_bets = Best nose for bets: { $names }, right { $number } times.
table-tale_round = Best round: { $names }, { $points } points in round { $round }.

## The glossary

term-royal = royal|trump|trumps
    .about = All flavours of the royal group are trumps this round: a royal card beats every other flavour, unless a royal flavour was led.
term-allergen = allergen
    .about = One flavour of the round. A trick with an allergen card in it brings no box, unless a 2 lies there too.
term-spoiled = spoiled|spoils
    .about = An allergen card lies in the trick and no 2: whoever wins it gets no box, but leads the next one.
term-neutralised = neutralised|neutralise|neutralises
    .about = A 2 of any flavour makes the allergen harmless: the trick brings boxes as usual.
term-trick = trick|tricks
    .about = Everyone plays one card, and the best card wins the lot. Whoever wins leads the next one.
term-lead = led|lead|leads
    .about = To play the first card of a trick. Its flavour is the one that the others have to follow.
    .not = lead by|leads by
term-follow = follow|follows
    .about = To play the flavour that was led. You must if you can; if you cannot, any card will do.
term-box = gift boxes|gift box|boxes|box
    .about = What a trick brings: one box, or three if the winning card is a 1. A player with eight ends the round.
term-group = group|groups
    .about = A board with one or two flavours. Each round one group becomes royal.
term-bet = bet|bets
    .about = A guess at how many boxes you will have when the round ends. Right brings victory points, wrong costs some.
term-row = row|rows
    .about = A level of the gift-box track. It says how many victory points that many boxes are worth.
    .not = in a row
term-token = voting tokens|voting token|double token
    .about = Counts plus above a flavour and minus below it. A double token has a different number for each side.
term-start_player = start player
    .about = Bets and leads first in this round. The marker moves to the left after every round.
term-leftmost = leftmost
    .about = Ties go by the order of the boards, from almond to chocolate: what lies further left comes first.
term-discard = discard|discards
    .about = A card that does not follow and is not royal. It never wins a trick.

## The lesson

lesson-1 = Welcome! Before each round you pass two cards. Blueberry is your shortest flavour, so give it away: start with the lit 6.
lesson-2 = Now the blueberry 1. With no blueberries left, you will be free to play anything whenever blueberry is led.
lesson-3 = You received two cards. Now you choose the royal group, the trumps of this round: you hold five green teas, so make group C royal.
lesson-4 = Your opponent made strawberry the allergen, and bets on 5–7 boxes. How many will you fill? Bet on 3–4: if you are right, you gain two extra points.
lesson-5 = Almond was led. You have almond, so you must follow; you cannot beat the 7, so part with the 3.
lesson-6 = Blueberry, and you have none: play what you like. Drop a strawberry! It is the allergen, so the trick is spoiled and brings no box.
lesson-7 = Once more? Look: a 2 lies there. A 2 makes the allergen harmless, so this trick fills a box whatever you throw in.
lesson-8 = That 7 looks strong, but green tea is royal and beats it. Win with the 1: a winning 1 brings three boxes instead of one!
lesson-9 = Three boxes! Whoever wins a trick leads the next. Lead pistachio 7: nothing in pistachio is higher.
lesson-10 = That makes four boxes, and you bet on 3–4. From now on you would rather lose: lead the royal 2, your opponent has to follow and beats it.
lesson-11 = A 1 is led, and you could beat it with a royal card. But a fifth box would spoil your bet, so throw away the almond 6.
lesson-12 = Eight boxes end the round, and that suits you: your bet is right just now. Throw away the almond 1 and let it happen.
lesson-end = Nine boxes bring your opponent 4 points, less 1 for a wrong bet. Your four bring 2, and your bet 2 more: 4 to 3 for you! With four or five at the table, tokens vote on royal and allergen: above a flavour they count plus, below it minus.

## What a judgement counts

mind-points = more points
    .less = fewer points
mind-near = closer to the target
    .less = further from the target
mind-gained = more points from this round
    .less = fewer points from this round
mind-start = the start player’s marker for you
    .less = the start player’s marker for another
finer-1 = Two against two: your partner sits opposite. With four or five players, tokens vote on royal and allergen. You hold many strawberries, so lay ±3 above strawberry: it counts plus 3 there.
finer-2 = Tokens lie face down, and only you know yours. A double one has two values: lay +2/−3 below Earl Grey, and your rivals’ group C loses 3.
finer-3 = A flavour takes three tokens at most: blueberry and Earl Grey are full. The lowest sum makes the allergen, so lay +1/−3 below pistachio: you have none of it.
finer-4 = Group B has 7 votes against 6 and is royal, and pistachio is the allergen. Everybody bets alone, but a team has one score. Bet on 5–7, like your partner.
finer-5 = Your partner’s almond 7 is winning, but a rival has spoiled the trick with pistachio. Come to the rescue: your almond 2 makes the allergen harmless.
finer-6 = That box was for your partner, who now leads Earl Grey, and you have none. Beat the 7 with the royal strawberry 1: three boxes!
finer-7 = Your partner voted for blueberry and will hardly lack a high one. Lead blueberry 2: with a 2 in it from the start, no allergen can spoil this trick.
finer-8 = The pistachio came too late, the box is filled. You have 3 boxes and your partner has 2: they are not added, each of you scores a row. But all the points, for bets too, go to your team.
finer-9 = Nobody there to play with? Emma is. Instead of passing you swap one card or two with the draw pile: put away pistachio 4.
finer-10 = Put away pistachio 6 as well. You draw as many cards as you put away.
finer-11 = Emma has a pile for each flavour. Most of her cards are in group B, so B is royal; a card turned up made blueberry the allergen. Against Emma you must bet: take 5–7.
finer-12 = You lead first in every round. Play almond 7: Emma follows as long as that pile has a card, and always plays the top one.
finer-13 = That was her last almond. Lead almond 3 and see: if Emma cannot follow an ordinary flavour, she plays a royal one.
finer-14 = She won with strawberry, so she leads it again. Her card says almond 4, but it came to the strawberry pile unseen, so it counts as strawberry. Beat it with strawberry 6.
finer-end = Emma never thinks: the rules have a table for all she does. Her boxes score like yours, and if your bet is wrong, she gains 2 points. Now you know every way to play Macaron!
## What is told of data that an owner has corrected

corrected-noun-face = +{ $up }/−{ $down }
corrected-noun-row =
    { $span ->
        [one] { $from ->
            [one] 1 box
           *[other] { $from } boxes
        }
        [more] { $from } or more boxes
       *[range] { $from }–{ $until } boxes
    }
