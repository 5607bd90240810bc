## The game

game-name = AntaYagí
game-about = Welcome to the city of a thousand hats! You hold your cards backwards: everyone sees your objects but you. Choose someone for an exchange, lay down a card each, and become the first to gather enough points.

## Options

option-max_turns = Most turns
    .about = If nobody has won after this many turns, the player closest to their target wins. Games hardly ever get that far.
option-first_seat = Start player
    .about = Who takes the first turn. In print it is the person with the most pockets.
option-first_seat-random = Random
option-memory_aid = Memory aid
    .about = Whether a card also shows the side that you can only remember. Off, you see just the side that faces you.
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
event-reshuffled =
    { $cards ->
        [one] The draw deck is used up: the discard pile of { $cards } card becomes the new draw deck.
       *[other] The draw deck is used up: the { $cards } cards of the discard pile are shuffled into a new one.
    }
event-won = { $seat } wins!
event-game_ended = The game is over. { $outcome }

## What you are asked

ask-choose_partner = Whom do you choose for an exchange?
    .hint = You get what the other lays down, and the other gets yours. You see their objects; what you give you may only guess from the backs.
ask-commit_card = Which of your cards do you offer?
    .hint = Both cards are revealed at once. If they show the same object, the exchange is cancelled.
ask-play_sabotage = Do you sabotage?
    .hint = An odd number of sabotages cancels the exchange, an even number lets it go on. A sabotage is discarded; its object does nothing.
ask-take_card = Which card do you take with the Musical Lollipop?
    .hint = You take it from the hand of the one you exchanged with. It goes to your zone and takes effect at once.
ask-feed_t_rex = What does your T-Rex eat?
    .hint = The T-Rex and one edible card of your zone are discarded together.

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
noun-object-hat = Hat
noun-object-lollipop = Musical Lollipop
noun-object-muffin = Muffin
noun-object-t_rex = T-Rex
noun-object-bone = Bone
noun-object-toxic_waste = Toxic Waste
noun-object-fish = Fish
noun-object-wandering_mage = Wandering Mage
noun-object-empty_box = Empty Box
noun-object-unknown = ?

## Backs and cards

noun-back-sabotage = Sabotage
noun-back-small_hat = Small Hat
noun-back-treasure_t_rex = Treasure/T-Rex
noun-back-plain = plain
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
noun-zone_place = { $owner }, card { $place }
