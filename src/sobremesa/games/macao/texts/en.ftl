## The game

game-name = Macao
game-about = Trade winds and gold: Macao in the 17th century. Plan your action cubes on the wind rose, fill offices, take possession of the city’s quarters, ship goods to Europe, and turn gold into prestige. Twelve rounds, and what you do not plan for today you will lack tomorrow.
game-reconstructed = The rules are those of the rulebook. The map and nearly all that the cards say are reconstructed: no public source has them.

## Options

option-wall_stack = Discs on the wall
    .about = In which order the discs lie on the wall at the start. The top one chooses first in every round and last before the first.
option-wall_stack-random = Random
option-wall_stack-seat = By seats, the first on top
option-dice = Choosing dice
    .about = Together: all of you choose your two dice at the same time, and nobody sees another’s before all have chosen. In order: one after the other in wall order, openly. The rulebook allows both; anybody may insist on wall order.
option-dice-together = Together, unseen
option-dice-in_order = One after the other, in wall order

## What you can choose

verb-sail = Sail to { $space }
verb-deliver = Deliver in { $space }
verb-wall = Step forward on the wall
verb-wall_credit = Step forward on the wall for a wall credit
verb-tribute = Acquire prestige for the tribute
verb-joker = Use a joker tile for { $joker_use }
verb-pass = Pass
verb-pay = Pay a { $colour } cube
verb-gain = Take a { $colour } cube
verb-die = Choose the { $colour } die
verb-no_die = Choose no third die
verb-shift = Turn the { $colour } die by one { $shift }
verb-no_shift = Change no die
verb-joker_half = Use the same tile for { $joker_use }
verb-pay_good = Give up { $good }
verb-place = Place { $colour }
verb-skip = Take no card
verb-use = Use { $card }
verb-quarter = Take possession of { $quarter }
verb-activate = Activate { $card }
verb-take = Take { $card }
verb-discard = Discard { $card }
verb-quarter_without = Take possession of { $quarter } without { $colour }
verb-activate_without = Activate { $card } without { $colour }
verb-quarter_without_two = Take possession of { $quarter } without { $pair }

## What happens

event-revealed = { $card } is turned up.
event-taken = { $seat } takes { $card }.
event-taken_from_pile = { $seat } takes { $card } from the discard pile.
event-draft_declined = { $seat } takes no card.
event-discarded = { $card } goes to the discard pile.
event-cubes_placed =
    { $seat } places { $cubes ->
        [one] { $cubes } { $colour } cube
       *[other] { $cubes } { $colour } cubes
    } at { $slot }.
event-round_began = Round { $round } begins.
event-tribute_set =
    The tribute: { $gold ->
        [one] { $gold } gold coin
       *[other] { $gold } gold coins
    } for { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }.
event-removed = { $card } is removed.
event-shed = { $seat } has too many cards and discards { $card }.
event-punished = { $seat } takes a punish marker: { $reason }.
event-rolled = The { $colour } die shows { $face }.
event-turned_down = The { $colour } die is turned from { $face } to { $face2 }.
event-die_chosen = { $seat } chooses the { $colour } die with a { $face }.
event-die_sealed = { $seat } chooses the { $colour } die with a { $face }, unseen by the others.
event-third_declined = { $seat } chooses no third die.
event-shifted = { $seat } turns the { $colour } die to { $face } for themselves.
event-shift_declined = { $seat } changes no die.
event-roses_turned = All wind roses turn.
event-turn_began = { $seat }’s turn begins.
event-activated = { $seat } activates { $card }.
event-cube_spared = { $seat } leaves out a { $colour } cube.
event-cube_bought =
    { $seat } pays { $gold ->
        [one] { $gold } gold coin
       *[other] { $gold } gold coins
    } in place of a { $colour } cube.
event-quarter_taken = { $seat } takes possession of { $quarter } ({ $tile }).
event-wall_chosen =
    { $seat } moves on the wall for { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }.
event-wall_stepped = { $seat } steps to space { $wall_space } of the wall.
event-wall_stepped_free = { $seat } uses a wall credit to step to space { $wall_space } of the wall.
event-sail_chosen = { $seat } sets sail for { $space }.
event-sailed = { $seat } sails to { $space }.
event-sailed_free = { $seat } uses a ship credit to sail to { $space }.
event-delivered =
    { $seat } delivers { $good } in { $space } and scores { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }.
event-tribute_paid =
    { $seat } pays { $gold ->
        [one] { $gold } gold coin
       *[other] { $gold } gold coins
    } of tribute and scores { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }.
event-card_used = { $seat } uses { $card }.
event-joker_used = { $seat } uses a joker tile for { $joker_use }.
event-joker_doubled = { $seat } uses the same tile once more, for { $joker_use }.
event-cubes_paid =
    { $seat } pays { $cubes ->
        [one] { $cubes } { $colour } cube
       *[other] { $cubes } { $colour } cubes
    }.
event-gold_paid =
    { $seat } pays { $gold ->
        [one] { $gold } gold coin
       *[other] { $gold } gold coins
    }.
event-good_paid = { $seat } gives up { $good }; the tile is out of the game.
event-cube_gained = { $seat } takes a { $colour } cube.
event-gave_cubes =
    { $seat } gains { $cubes ->
        [one] { $cubes } { $colour } cube
       *[other] { $cubes } { $colour } cubes
    } from { $card }.
event-gave_gold =
    { $seat } gains { $gold ->
        [one] { $gold } gold coin
       *[other] { $gold } gold coins
    } from { $card }.
event-gave_points =
    { $seat } gains { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    } from { $card }.
event-gave_ship =
    { $seat } gains { $credits ->
        [one] { $credits } ship credit
       *[other] { $credits } ship credits
    } from { $card }.
event-gave_wall =
    { $seat } gains { $credits ->
        [one] { $credits } wall credit
       *[other] { $credits } wall credits
    } from { $card }.
event-unpunished =
    { $card } rids { $seat } of { $markers ->
        [one] { $markers } punish marker
       *[other] { $markers } punish markers
    }.
event-passed = { $seat } passes.
event-lapsed =
    { $seat } returns { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } unused.
event-punish_scored =
    { $seat } has { $markers ->
        [one] { $markers } punish marker
       *[other] { $markers } punish markers
    } and loses { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }.
event-card_scored =
    { $card } brings { $seat } { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    } at the end.
event-city_scored =
    { $seat }’s largest string has { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    } and scores { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }.
event-final_score =
    { $seat } ends with { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }.
event-game_ended = The game is over. { $outcome }

## What you are asked

ask-setup_card = Choose your first card.
    .hint = Once you have paid its cubes it is active for the rest of the game. If you never do, it costs 3 points at the end.
ask-setup_cube1 = Which colour do you place at slot 1?
    .hint = 1 cube of any colour: it reaches the arrow in the first round.
ask-setup_cube2 = Which colour do you place at slot 2?
    .hint = 2 cubes of one colour: they reach the arrow in the second round.
ask-draft = Take a card.
    .hint = It goes to your tableau, which holds 5 cards; one more costs you a punish marker.
ask-overflow = Discard a card.
    .hint = Your tableau has no room for all of them; the new card may go, too.
ask-choose_dice = Choose two dice.
    .hint = A die showing n brings n cubes to slot n: they reach the arrow in n turns. An empty arrow costs a punish marker. Nobody sees your dice before all have chosen.
ask-die_first = Choose your first die.
    .hint = A die showing n brings n cubes to slot n: they reach the arrow in n turns. An empty arrow costs a punish marker.
ask-die_second = Choose your second die.
    .hint = It must be another die; others may choose the same.
ask-die_third = Do you choose a third die?
    .hint = Only a die that shows a 1.
ask-die_shift = Do you change one of your dice?
    .hint = By one up or down, for yourself only; number and slot of the cubes follow.
ask-take_action = What do you do?
    .hint = One quarter, one wall move, one tribute per round. Unused cubes are lost.
ask-pay_cube = Which cube do you pay?
    .hint = Any colour of your supply will do.
ask-pay_good = Which goods do you give up?
    .hint = The tile leaves the game; its port space stays free.
ask-gain_colour = Which colour do you take?
    .hint = The cube goes to your supply at once.
ask-joker_half = What else does the tile bring?
    .hint = It counts twice: choose again, gold or a cube.

## Why not

why-MO-9 = This office comes only with its round.
why-MO-12 = Everyone has to take a card; only the Idler may do without.
    .take = This card is taken. Choose one of those on offer.
    .activate = This card lies on someone else’s tableau.
    .discard = This card lies on someone else’s tableau; discard one of yours.
why-MO-13 = This card has been discarded.
why-MO-15 = Only with an active Librarian may you take a card from the discard pile.
why-MO-17 = You discard one of your own cards, not one on offer.
why-MO-22 = You have chosen this die. Choose another one.
why-MO-25 = Your third die has to show a 1.
why-MO-26 = Only a die that you have chosen, by one, and never below 1 or above the highest number of this round.
why-MO-29 = You have no cube of this colour at the arrow.
    .sail = Each step of your ship costs a cube, and there is none at your arrow.
why-MO-34 = You cannot pay what this card asks for.
why-MO-37 = The cubes at your arrow do not pay for this card.
why-MO-41 = Activated cards stay where they are, to the end of the game.
why-MO-44 = The cubes at your arrow do not pay for this quarter.
why-MO-45 = You have taken your quarter for this round.
why-MO-46 = This quarter has an owner already.
why-MO-52 = You have no joker tile. They lie on the dark quarters.
why-MO-56 = You have too few cubes at your arrow for a step on the wall.
why-MO-57 = Your wall move is over for this round: an action of another kind came between.
why-MO-59 = Your disc is at the end of the wall.
why-MO-61 = You have no wall credit.
why-MO-65 = Your ship sails one space at a time, along the lines.
why-MO-67 = Once it has left its slip, a ship does not return there.
why-MO-70 = To deliver here, your ship has to lie in this port with the goods it wants.
why-MO-77 = You have acquired prestige this turn; once is all.
why-MO-81 = You have to activate this card before it works.
why-MO-82 = You have used this card in this round.
why-MO-83 = Only its owner can use this card.
why-MO-84 = This card works by itself when its time comes.
why-MO-85 = This card would bring you nothing now.
why-MO-86 = What this card requires is not so at the moment.
why-MO-87 = This card works by itself, each time.
why-MO-101 = You have no such goods on your ship.
why-MO-R11 = You do not have enough gold: the tribute is paid in full.

## How the game ended

outcome-most_points = Twelve rounds are played; most prestige wins.
outcome-tie_on_wall = Twelve rounds are played; equal prestige, so the wall decides.

## What is seen on the table

fact-seat = Your seat
fact-round = Round
fact-cap = Highest die
fact-price = Tribute: pay
fact-reward = for prestige
fact-own_price = You pay only
fact-turn = Turn of
fact-next_seats = Then
fact-owed = Cubes still to pay
fact-to_take = Cubes still to take
fact-quarters_left = Quarters you may take
fact-wall_move = Wall move
fact-step_cost = Next wall step costs
fact-ship_credit = Ship credits
fact-wall_credit = Wall credits
fact-deck = Cards in the deck
fact-points = Prestige
fact-gold = Gold
fact-punished = Punished
fact-danger = Danger
fact-jokers = Jokers
fact-discs = Wall
fact-ranks = Order
fact-stacks = In the stack
fact-ships = Ship
fact-cargo = Goods on board
fact-strings = String
fact-roses = Wind rose
fact-dice = Dice
fact-rolled = As rolled
fact-choosers = Chosen by
fact-shifts = Changed die
fact-dice_cubes = Your dice bring
fact-gaps = Your empty slots
fact-places = Cards
fact-costs = Cost
fact-payable = Payable at
fact-phases = Works in
fact-other_costs = Costs elsewhere
fact-missing = Missing
fact-tableaux = On the tableau
fact-active = Active
fact-used = Used this round
fact-tiles = Tile
fact-quarter_costs = Cost
fact-owners = Owner
fact-wants = Wants
fact-next_points = Pays
fact-berths = Delivery spaces
fact-spaces_left = Room for
fact-steps = Steps from you
fact-first_steps = First step
fact-offices_first = Offices: first
fact-offices_second = Offices: second
fact-pile_top = Top of the discard pile
fact-discards = Discard pile
fact-quarters_taken = Quarters taken this round
fact-purchases = Tributes paid this round
fact-wall_moves = Wall moves this round
fact-delivered = Goods delivered
fact-lost_goods = Goods out of the game
fact-lost_jokers = Jokers used

## Things

noun-colour-red = red
noun-colour-blue = blue
noun-colour-green = green
noun-colour-black = black
noun-colour-gray = gray
noun-colour-violet = violet
noun-pair = { $colour } and { $colour2 }
noun-joker_use-gold = 3 gold coins
noun-joker_use-red = a red cube
noun-joker_use-blue = a blue cube
noun-joker_use-green = a green cube
noun-joker_use-black = a black cube
noun-joker_use-gray = a gray cube
noun-joker_use-violet = a violet cube
noun-good-lacquer = lacquer ware
noun-good-rice = rice
noun-good-tea = tea
noun-good-jade = jade
noun-good-silk = silk
noun-good-paper = paper
noun-good-porcelain = porcelain
noun-good-spices = spices
noun-tile-lacquer = lacquer ware
noun-tile-rice = rice
noun-tile-tea = tea
noun-tile-jade = jade
noun-tile-silk = silk
noun-tile-paper = paper
noun-tile-porcelain = porcelain
noun-tile-spices = spices
noun-tile-joker = joker tile
noun-space-slip = ship slip
noun-space-s1 = the waters off Lisboa
noun-space-s2 = the waters off Barcelona
noun-space-s3 = the waters off Antwerpen
noun-space-s4 = the waters off Marseille
noun-space-s5 = the waters between Lisboa and Amsterdam
noun-space-s6 = the waters between Barcelona and Genova
noun-space-s7 = the waters between Amsterdam and London
noun-space-s8 = the waters between Genova and Hamburg
noun-space-s9 = the waters between London and Hamburg
noun-space-s10 = the waters between Antwerpen and Marseille
noun-space-lisboa = Lisboa
noun-space-barcelona = Barcelona
noun-space-antwerpen = Antwerpen
noun-space-marseille = Marseille
noun-space-amsterdam = Amsterdam
noun-space-genova = Genova
noun-space-london = London
noun-space-hamburg = Hamburg
noun-quarter-q01 = the quarter for 2 black
noun-quarter-q02 = the quarter for blue, green and gray
noun-quarter-q03 = the quarter for 2 red and black
noun-quarter-q04 = the quarter for red
noun-quarter-q05 = the quarter for green and gray
noun-quarter-q06 = the quarter for blue
noun-quarter-q07 = the quarter for blue, black and violet
noun-quarter-q08 = the quarter for 2 gray
noun-quarter-q09 = the quarter for black and violet
noun-quarter-q10 = the quarter for green, black and violet
noun-quarter-q11 = the quarter for red and gray
noun-quarter-q12 = the quarter for 2 violet
noun-quarter-q13 = the quarter for red, black and gray
noun-quarter-q14 = the quarter for 2 blue and gray
noun-quarter-q15 = the quarter for green
noun-quarter-q16 = the quarter for blue, gray and violet
noun-quarter-q17 = the quarter for black
noun-quarter-q18 = the quarter for 2 red
noun-quarter-q19 = the quarter for blue and violet
noun-quarter-q20 = the quarter for 2 green and black
noun-quarter-q21 = the quarter for red, green and gray
noun-quarter-q22 = the quarter for red and green
noun-quarter-q23 = the quarter for gray
noun-quarter-q24 = the quarter for red, green and violet
noun-quarter-q25 = the quarter for 2 blue
noun-quarter-q26 = the quarter for violet
noun-quarter-q27 = the quarter for red, blue and black
noun-quarter-q28 = the quarter for blue and black
noun-quarter-q29 = the quarter for gray and 2 violet
noun-quarter-q30 = the quarter for 2 green
noun-slot-arrow = arrow
noun-slot-slot_1 = slot 1
noun-slot-slot_2 = slot 2
noun-slot-slot_3 = slot 3
noun-slot-slot_4 = slot 4
noun-slot-slot_5 = slot 5
noun-slot-slot_6 = slot 6
noun-shift-up = up
noun-shift-down = down
noun-reason-empty_arrow = no cube lies at the arrow
noun-reason-overflow = one card too many
noun-reason-tableau_end = a card left on the tableau
noun-danger-empty_arrow = No cube for the arrow
    .about = As it stands no cube reaches the arrow when the wind rose turns. That brings a punish marker: 3 points less at the end. A die with a 1 prevents it.
noun-danger-overflow = No room on the tableau
    .about = The tableau is full: the next card costs a punish marker, 3 points less at the end. Activating a card makes room.
noun-danger-tableau_end = Cards not yet paid for
    .about = This is the last round. Each card that is not activated by its end brings a punish marker: 3 points less.
noun-wall_move-open = may go on
noun-wall_move-over = over
noun-place-offer = on offer
noun-place-pile = discard pile
noun-place-tableau = your tableau
noun-place-active = active
noun-place-used = used
noun-place-coming = next round
noun-phase-cards = card phase
noun-phase-dice = dice phase
noun-phase-actions = action phase
noun-phase-end = game end
noun-rose = { $sailor }, { $slot }: { $colour }
noun-dice_cubes = { $slot }: { $colour }
noun-berth = { $space }, space { $berth_number }
noun-cargo = { $seat }: { $good }
noun-holding = { $owner }: { $card }
noun-cost = { $card }: { $colour }
noun-quarter_cost = { $quarter }: { $colour }
noun-chooser = { $colour }: { $seat }
noun-shifted_die = { $colour } { $shift }

## The cards, and what each of them does

noun-card-clerk = Clerk
    .about = Office. Cost: 1 red. Once per round: pay 1 cube of any colour to take 1 red cube.
noun-card-magistrate = Magistrate
    .about = Office. Cost: 2 red. Once per round: pay 1 red cube to take 1 gold coin.
noun-card-tax_collector = Tax Collector
    .about = Office. Cost: 3 red. Once per round, if you own 1 gold coin or fewer: take 1 gold coin.
noun-card-treasurer = Treasurer
    .about = Office. Cost: 4 red. Once per round, if you own 2 gold coins or fewer: take 1 gold coin.
noun-card-port_pilot = Port Pilot
    .about = Office. Cost: 1 blue. Once per round: pay 1 cube of any colour to take 1 blue cube.
noun-card-purser = Purser
    .about = Office. Cost: 2 blue. Once per round: pay 2 cubes of any colours to take 1 gold coin.
noun-card-harbour_master = Harbour Master
    .about = Office. Cost: 3 blue. Once per round, if your ship is in a port: score 1 prestige point.
noun-card-admiral = Admiral
    .about = Office. Cost: 4 blue. Once per round, if your ship is on a sea space: take 1 cube of any colour and score 1 prestige point.
noun-card-land_surveyor = Land Surveyor
    .about = Office. Cost: 1 green. Once per round: pay 1 green cube to take 1 gold coin.
noun-card-steward = Steward
    .about = Office. Cost: 2 green. Once per round: pay 1 green cube to take 2 cubes of any colours.
noun-card-bailiff = Bailiff
    .about = Office. Cost: 3 green. Once per round: pay 1 green cube to take 3 cubes of any colours.
noun-card-governor = Governor
    .about = Office. Cost: 4 green. Once per round: pay 1 green cube to score 2 prestige points.
noun-card-notary = Notary
    .about = Office. Cost: 1 black. Once per round: pay 1 cube of any colour to take 1 black cube.
noun-card-quartermaster = Quartermaster
    .about = Office. Cost: 2 black. Once per round: pay 1 black cube to take 2 cubes of any colours.
noun-card-procurator = Procurator
    .about = Office. Cost: 3 black. Once per round: take 1 cube of any colour.
noun-card-marshal = Marshal
    .about = Office. Cost: 4 black. Once per round: take 2 black cubes.
noun-card-archivist = Archivist
    .about = Office. Cost: 1 gray. Once per round: pay 1 gray cube to take 1 gold coin.
noun-card-judge = Judge
    .about = Office. Cost: 2 gray. Once per round: pay 1 gray cube to score 1 prestige point.
noun-card-mint_master = Mint Master
    .about = Office. Cost: 3 gray. Once per round: pay 1 gray cube to take 1 gold coin.
noun-card-chancellor = Chancellor
    .about = Office. Cost: 4 gray. Once per round: score 1 prestige point.
noun-card-chamberlain = Chamberlain
    .about = Office. Cost: 1 violet. Once per round: pay 1 violet cube to take 1 gold coin.
noun-card-paymaster = Paymaster
    .about = Office. Cost: 2 violet. Once per round: pay 1 gold coin to score 2 prestige points.
noun-card-councillor = Councillor
    .about = Office. Cost: 3 violet. Once per round: take 1 violet cube.
noun-card-viceroy = Viceroy
    .about = Office. Cost: 4 violet. Once per round: take 2 cubes of any colours.
noun-card-fountain = Fountain
    .about = Building. Cost: 1 blue, 1 black. Each time you take possession of a quarter: receive 1 wall credit.
noun-card-smithy = Smithy
    .about = Building. Cost: 1 blue, 2 black. Game end: score 1 prestige point for each ownership marker you have in the city.
noun-card-gate = Gate
    .about = Building. Cost: 2 violet. Each step after the first of your wall move costs 1 cube instead of 2.
noun-card-tower = Tower
    .about = Building. Cost: 1 blue, 1 violet. The first step of your wall move costs 0 cubes.
noun-card-cooperage = Cooperage
    .about = Building. Cost: 2 gray. Each time you deliver a goods tile: score 1 prestige point (never multiplied by a warehouse).
noun-card-lighthouse = Lighthouse
    .about = Building. Cost: 1 red, 1 green, 1 black. You may also deliver to a port when your ship is on a space adjacent to it.
noun-card-statue = Statue
    .about = Building. Cost: 2 black. Game end: score 1 prestige point for each marker in your largest string.
noun-card-warehouse_spices = Spice Warehouse
    .about = Building. Cost: 1 black, 1 gray. Each time you deliver spices, the points of the port space count double.
noun-card-warehouse_rice = Rice Warehouse
    .about = Building. Cost: 1 red, 1 violet. Each time you deliver rice, the points of the port space count double.
noun-card-warehouse_paper = Paper Warehouse
    .about = Building. Cost: 1 blue, 1 black. Each time you deliver paper, the points of the port space count double.
noun-card-warehouse_silk = Silk Warehouse
    .about = Building. Cost: 1 blue, 1 green. Each time you deliver silk, the points of the port space count double.
noun-card-warehouse_porcelain = Porcelain Warehouse
    .about = Building. Cost: 1 green, 1 black, 1 gray. Each time you deliver porcelain, the points of the port space count double.
noun-card-warehouse_jade = Jade Warehouse
    .about = Building. Cost: 1 red, 1 blue, 1 violet. Each time you deliver jade, the points of the port space count double.
noun-card-warehouse_tea = Tea Warehouse
    .about = Building. Cost: 1 black, 1 gray, 1 violet. Each time you deliver tea, the points of the port space count double.
noun-card-warehouse_lacquer = Lacquer Warehouse
    .about = Building. Cost: 1 blue, 1 green, 1 black. Each time you deliver lacquer ware, the points of the port space count double.
noun-card-university = University
    .about = Building. Cost: 1 blue, 1 green, 1 violet. Game end: score 1 prestige point for every full 3 cards you have activated, this one included.
noun-card-customs_house = Customs House
    .about = Building. Cost: 1 violet. Once per round, if your ship is in a port: pay 2 cubes of any colours to take 1 gold coin.
noun-card-bank = Bank
    .about = Building. Cost: 2 blue, 2 violet. Once per round, if you own 3 gold coins or more: take 1 gold coin.
noun-card-mint = Mint
    .about = Building. Cost: 1 green, 1 gray. Once per round: pay 3 cubes of any colours to take 1 gold coin and score 1 prestige point.
noun-card-market = Market
    .about = Building. Cost: 1 red, 1 violet. Once per round: pay 1 cube of any colour to score 1 prestige point for each goods tile on your ship, at most 2.
noun-card-trading_post = Trading Post
    .about = Building. Cost: 1 green, 1 gray. Once per round: pay 1 goods tile from your ship (out of the game) to take 1 gold coin and score 2 prestige points.
noun-card-tavern = Tavern
    .about = Building. Cost: 1 violet. Once per round, in the dice phase, if a die you chose shows a 5 or 6: take 1 gold coin.
noun-card-inn = Inn
    .about = Building. Cost: 1 black. Once per round, if you own 1 gold coin or fewer: take 1 cube of any colour.
noun-card-town_hall = Town Hall
    .about = Building. Cost: 1 black, 2 violet. Game end: score 1 prestige point for each office card you have activated.
noun-card-cathedral = Cathedral
    .about = Building. Cost: 2 green, 2 gray. Game end: score 6 prestige points.
noun-card-chapel = Chapel
    .about = Building. Cost: 1 green. Game end: score 2 prestige points.
noun-card-monastery = Monastery
    .about = Building. Cost: 1 green, 1 black. Game end: score 2 prestige points for each punish marker you have.
noun-card-temple = Temple
    .about = Building. Cost: 2 blue, 1 gray. Game end: score 4 prestige points.
noun-card-pagoda = Pagoda
    .about = Building. Cost: 2 red. Game end: score 3 prestige points.
noun-card-school = School
    .about = Building. Cost: 1 green, 2 gray. Game end: score 1 prestige point for each person card you have activated.
noun-card-library = Library
    .about = Building. Cost: 1 blue, 2 gray. Once per round: take 1 blue cube and 1 gray cube.
noun-card-academy = Academy
    .about = Building. Cost: 2 red, 2 green. Game end: score 1 prestige point for every full 2 cards you have activated, this one included.
noun-card-observatory = Observatory
    .about = Building. Cost: 1 blue, 1 gray. Once per round, in the dice phase: change the number of one of your chosen dice by 1, for yourself only (never below 1 or above the round’s highest value).
noun-card-hospital = Hospital
    .about = Building. Cost: 1 blue. Once per round, if you have a punish marker: pay 1 gold coin to remove 1 of your punish markers.
noun-card-barracks = Barracks
    .about = Building. Cost: 1 gray, 1 violet. Once per round, if you are first in wall order: take 2 cubes of any colours.
noun-card-fortress = Fortress
    .about = Building. Cost: 1 gray, 1 violet. Game end: score 1 prestige point for every full 3 spaces your disc has come along the wall (its space number).
noun-card-palace = Palace
    .about = Building. Cost: 2 blue, 2 black. Once per round: score 1 prestige point.
noun-card-garden = Garden
    .about = Building. Cost: 1 black. Game end: score 1 prestige point for each quarter you own that held a joker tile.
noun-card-shipyard = Shipyard
    .about = Building. Cost: 1 red. Once per round: pay 1 red cube to take 2 blue cubes.
noun-card-quay = Quay
    .about = Building. Cost: 1 red, 1 blue. Once per round, if your ship is in a port: take 1 cube of any colour.
noun-card-workshop = Workshop
    .about = Building. Cost: 1 green. Once per round: pay 1 cube of any colour to take 1 cube of any colour.
noun-card-kiln = Kiln
    .about = Building. Cost: 2 red, 2 gray. Once per round: pay 1 red cube to take 1 gold coin and score 1 prestige point.
noun-card-brickworks = Brickworks
    .about = Building. Cost: 1 red, 1 blue, 1 gray, 1 violet. Once per round: take 2 red cubes and 1 cube of any colour.
noun-card-theatre = Theatre
    .about = Building. Cost: 1 red, 2 green. Once per round: pay 2 gold coins to score 4 prestige points.
noun-card-idler = Idler
    .about = Person. Cost: 1 gray. In the card phase you may decline to take a card.
noun-card-juggler = Juggler
    .about = Person. Cost: 1 red, 1 blue, 1 green. Each joker tile you use counts twice: any 2 cubes, or 1 cube and 3 gold coins, or 6 gold coins.
noun-card-herald = Herald
    .about = Person. Cost: 1 red, 2 black. Each time you take possession of a quarter: score 1 prestige point.
noun-card-night_watchman = Night Watchman
    .about = Person. Cost: 1 red, 1 blue. Each time you take possession of a quarter: take 1 cube of any colour.
noun-card-soldier = Soldier
    .about = Person. Cost: 1 blue, 1 black, 1 gray. You may take possession of 2 quarters per round instead of 1.
noun-card-speculator = Speculator
    .about = Person. Cost: 1 red, 1 green. Each time you take possession of a quarter you may pay 1 gold coin in place of one cube of its cost.
noun-card-carpenter = Carpenter
    .about = Person. Cost: 1 red, 1 black, 1 violet. Each time you take possession of a quarter that costs 2 cubes or more, you may leave out one of them.
noun-card-cannoneer = Cannoneer
    .about = Person. Cost: 1 blue, 1 gray. Once per round: pay 1 cube of any colour to receive 2 wall credits.
noun-card-guard = Guard
    .about = Person. Cost: 2 green. In wall order you count as being on top of the stack your disc is in.
noun-card-captain = Captain
    .about = Person. Cost: 1 red, 1 green. Once per round: receive 2 ship credits.
noun-card-cabin_boy = Cabin Boy
    .about = Person. Cost: 1 gray. Once per round: receive 1 ship credit.
noun-card-sail_maker = Sail Maker
    .about = Person. Cost: 1 red, 1 blue, 1 gray. Each cube you pay for ship movement is worth 2 spaces: you receive 1 ship credit after the step.
noun-card-helmsman = Helmsman
    .about = Person. Cost: 1 green, 1 violet. Each time you deliver a goods tile: receive 2 ship credits.
noun-card-messenger = Messenger
    .about = Person. Cost: 1 red, 1 gray. Each time you acquire prestige for the tribute you pay 1 gold coin less (never below 0).
noun-card-diplomat = Diplomat
    .about = Person. Cost: 1 red, 1 gray, 1 violet. Each time you acquire prestige for the tribute: score 2 prestige points.
noun-card-envoy = Envoy
    .about = Person. Cost: 1 blue, 1 green, 1 black, 1 gray. You may acquire prestige for the tribute twice per turn.
noun-card-abbot = Abbot
    .about = Person. Cost: 1 red. You take no punish markers for the cards left on your tableau at the end of the game.
noun-card-professor = Professor
    .about = Person. Cost: 1 black, 1 violet. Once per round, in the dice phase, if a die you chose shows a 1: take 1 gold coin.
noun-card-merchant = Merchant
    .about = Person. Cost: 2 black, 2 violet. Once per round: take 1 gold coin for each goods tile on your ship, at most 2.
noun-card-pedlar = Pedlar
    .about = Person. Cost: 2 red, 1 black. Once per round: pay 1 gold coin to take 3 cubes of any colours.
noun-card-money_changer = Money Changer
    .about = Person. Cost: 1 blue. Game end: score 1 prestige point for every full 2 gold coins you own, at most 5.
noun-card-moneylender = Moneylender
    .about = Person. Cost: 1 red, 1 gray. Once per round, if you own no gold coin: take 1 gold coin.
noun-card-weaver = Weaver
    .about = Person. Cost: 2 red, 1 blue. Once per round: pay 1 red cube and 1 blue cube to score 2 prestige points.
noun-card-dyer = Dyer
    .about = Person. Cost: 2 blue, 1 green. Once per round: pay 1 blue cube and 1 green cube to score 2 prestige points.
noun-card-potter = Potter
    .about = Person. Cost: 2 green, 1 black. Once per round: pay 1 green cube and 1 black cube to score 2 prestige points.
noun-card-painter = Painter
    .about = Person. Cost: 2 black, 1 gray. Once per round: pay 1 black cube and 1 gray cube to score 2 prestige points.
noun-card-goldsmith = Goldsmith
    .about = Person. Cost: 2 gray, 1 violet. Once per round: pay 1 gray cube and 1 gold coin to score 3 prestige points.
noun-card-jeweller = Jeweller
    .about = Person. Cost: 1 red, 2 violet. Once per round: pay 1 violet cube and 1 gold coin to score 3 prestige points.
noun-card-sculptor = Sculptor
    .about = Person. Cost: 1 gray. Once per round: pay 2 cubes of any colours to score 1 prestige point.
noun-card-poet = Poet
    .about = Person. Cost: 2 blue. Once per round: pay 1 cube of any colour to score 1 prestige point.
noun-card-actor = Actor
    .about = Person. Cost: 2 green, 1 violet. Once per round: pay 2 cubes of any colours to score 2 prestige points.
noun-card-scholar = Scholar
    .about = Person. Cost: 1 red, 1 black, 1 gray, 1 violet. Once per round: pay 1 gold coin to score 3 prestige points.
noun-card-student = Student
    .about = Person. Cost: 1 blue. Once per round, in the dice phase, if a die you chose shows a 2: score 1 prestige point.
noun-card-teacher = Teacher
    .about = Person. Cost: 2 blue, 1 violet. Once per round: pay 1 violet cube to take 3 cubes of any colours.
noun-card-scribe = Scribe
    .about = Person. Cost: 1 black, 1 gray. Once per round: pay 1 gray cube to take 2 cubes of any colours.
noun-card-librarian = Librarian
    .about = Person. Cost: 1 red. Game end: score 1 prestige point for every full 6 cards you have activated, this one included.
noun-card-astrologer = Astrologer
    .about = Person. Cost: 1 green, 1 violet. Once per round, in the dice phase, if a die you chose shows a 3 or 4: take 1 gold coin.
noun-card-gambler = Gambler
    .about = Person. Cost: 1 green, 1 gray, 1 violet. Once per round, in the dice phase: you may choose a third die, provided that it shows a 1.
noun-card-physician = Physician
    .about = Person. Cost: 1 blue, 1 green. Once per round, if you have a punish marker: pay 2 cubes of any colours to remove 1 of your punish markers.
noun-card-monk = Monk
    .about = Person. Cost: 1 red, 1 black. Once per round, if you own no gold coin: score 1 prestige point.
noun-card-missionary = Missionary
    .about = Person. Cost: 2 red, 1 gray. Game end: score 1 prestige point for each different kind of goods you have delivered.
noun-card-pilgrim = Pilgrim
    .about = Person. Cost: 1 green. Once per round, if you are last in wall order: score 1 prestige point.
noun-card-architect = Architect
    .about = Person. Cost: 1 red, 1 blue, 1 green, 1 black. Once per round: pay 2 gold coins to score 5 prestige points.
noun-card-master_builder = Master Builder
    .about = Person. Cost: 1 red, 1 blue, 1 green, 1 violet. Once per round: take 2 cubes of any colours and score 1 prestige point.
noun-card-gardener = Gardener
    .about = Person. Cost: 1 black. Once per round: pay 1 green cube to score 1 prestige point.
noun-card-fisherman = Fisherman
    .about = Person. Cost: 1 black, 1 violet. Once per round, if your ship is on a sea space: pay 1 cube of any colour to take 1 gold coin.
noun-card-innkeeper = Innkeeper
    .about = Person. Cost: 1 red, 1 black. Once per round, if you are last in wall order: take 2 cubes of any colours.
noun-card-smuggler = Smuggler
    .about = Person. Cost: 1 green, 1 black, 1 gray, 1 violet. Once per round: pay 1 goods tile from your ship (out of the game) to score 4 prestige points.
noun-card-navigator = Navigator
    .about = Person. Cost: 1 green, 2 violet. Once per round, if your ship is on a sea space: take 2 cubes of any colours.
noun-card-docker = Docker
    .about = Person. Cost: 1 violet. Once per round, if your ship is in a port: pay 1 cube of any colour to score 1 prestige point.
noun-card-broker = Broker
    .about = Person. Cost: 1 blue, 1 violet. Once per round, if you own 4 gold coins or more: score 1 prestige point.
noun-card-courtier = Courtier
    .about = Person. Cost: 1 green, 1 black. Once per round, if you are first in wall order: score 1 prestige point.

## The drawn table

table-phase_setup = Before the first round
table-phase_cards = Cards
table-phase_dice = Dice
table-phase_actions = Actions
table-almanac = The rounds, and the offices to come
table-city = City
table-sea = Sea
table-ways = Ways to { $names }.
table-players = Players
table-wall = City wall
table-wall_order = Wall order
table-slip = Slip
table-tribute = Tribute
table-offer = Cards on offer
table-dice = The dice
table-rolled = was { $face }
table-aside = Look at the sea beneath
table-pile = Discard pile: { $cards }
table-pile_empty = no card yet
table-pile_order = The top card comes first. Everybody may look through the pile at any time.
table-see_all = see all
table-supply = Supply
table-supply_next = After the turn
table-colours = Choose
table-free = free space
table-pay_now = Pay now
table-pay_after = after the turn
table-pay_in =
    { $rounds ->
        [one] in { $rounds } round
       *[other] in { $rounds } rounds
    }
table-pay_unknown = not yet
table-use = use
table-used = used
table-auto = by itself
table-when_1 = cards
table-when_2 = dice
table-when_end = end
table-joker = Use a joker
table-account_before = Before the last scoring
table-account_punished = Punish markers
table-account_cards = End cards
table-account_city = Largest string
table-tale_rounds = Prestige in the rounds and at the end
table-tale_end = End
table-tale_round = Best round: { $names }, { $number } prestige in round { $round }.
table-tale_card = Best card: { $card } brought { $names } { $number } prestige.
table-tale_clean = Not a single punish marker: { $names }.
table-tale_tribute = Most generous with tribute: { $names }, { $number } prestige in all.
table-tale_delivered = Busiest ship: { $names }, { $number } deliveries.
table-tale_string = Longest string: { $number } markers ({ $names }).
table-tale_lapsed = Most cubes wasted in one turn: { $number } ({ $names }).

## The glossary

term-cube = action cubes|cubes|cube
    .about = What you pay with: for cards, quarters, and steps of your ship and on the wall. Cubes that you do not spend are lost when you pass.
term-rose = wind roses|wind rose|rose
    .about = Where your cubes wait, at slots 1 to 6. It turns by one slot each round, and what reaches the arrow can be spent.
term-arrow = arrow
    .about = The cubes here are your supply for this round. If none are here after the turn of the rose, you take a punish marker.
term-supply = supply
    .about = The cubes at the arrow of your wind rose, the only ones that you can spend now.
term-tableau = tableau
    .about = Five spaces for cards that you have taken but not yet paid for. Each that is left at the end brings a punish marker.
term-activate = activated|activates|activate|active
    .about = To pay exactly the cubes that a card shows. From then on it works, to the end of the game.
term-office = offices|office
    .about = A card that costs one to four cubes of a single colour. All can see from the start which two come in which round.
term-quarter = quarters|quarter
    .about = A field of the city. You may take one per round: you get its tile, and it counts for your string.
term-string = largest string|string
    .about = Your quarters that are linked to each other. At the end each one in the largest string brings 2 prestige points.
term-ship_credit = ship credits|ship credit
    .about = A free step for your ship. Credits that you do not use are lost at the end of your turn.
term-wall = city wall|wall
    .about = Whoever is ahead here goes first: with the cards, with the dice and in the turns.
term-wall_credit = wall credits|wall credit
    .about = A free step on the wall, outside your wall move. It is lost at the end of your turn.
term-tribute = tribute
    .about = Once per round you may pay this many gold coins for this many prestige points. It changes every round.
term-prestige = prestige points|prestige point|prestige
    .about = Whoever has the most after twelve rounds wins.
term-punish = punish markers|punish marker
    .about = Costs 3 prestige points at the end of the game.
term-joker = joker tile|joker
    .about = Lies on the dark quarters. At any time in your turn, trade it for a cube of any colour or for 3 gold coins.

## The lesson

lesson-1 = Welcome to Macao! Take your first card: the Captain. He costs a red and a green cube, and then gives your ship two free steps each round.
lesson-2 = Cubes wait on your wind rose until they reach the arrow. Place a red one at slot 1: it is there in round 1 and will pay for half of the Captain.
lesson-3 = At slot 2 go two cubes for round 2. Make them black. A round in which no cube reaches the arrow brings a punish marker.
lesson-4 = Round 1! You are first on the wall, so you take a card first. In the strip above you see the offices of all rounds. Choose the Statue: your two black cubes will pay for it in round 2, and at the end it scores a point for each quarter of your largest string.
lesson-5 = Six dice for all, and you choose two; nobody sees them before all have chosen. A die brings as many cubes as it shows, after as many turns of your wind rose. Green shows 1: one cube, at once.
lesson-6 = The red die would bring six cubes, but only in round 6. That is the heart of Macao: the more, the later. Take black with a 1: you can use it now.
lesson-7 = The wind rose has turned: a red, a green and a black cube are at the arrow, your supply. Only these can be spent now. Activate the Captain with the red and the green one.
lesson-8 = Now the city: one quarter per round. Take the lit one for your black cube. Its rice goes onto your ship. Quarters side by side form a string: at the end 2 points for each. The dark ones bring a joker, for any cube or 3 gold coins.
lesson-9 = No cube is left, but cards can be used at any time in your turn, most of them once per round. Use the Captain: two ship credits, two steps that cost no cube.
lesson-10 = Barcelona wants rice. Look at the sea: the lit space is on the way, sail there.
lesson-11 = And into the port! Use up your credits: they are lost at the end of your turn, and so are cubes that you have not spent.
lesson-12 = Deliver the rice! The first to do so in Barcelona gets 3 prestige points, the next ones 2 and 1: being early pays.
lesson-end = 3 points! Once per round gold becomes prestige as well: today the tribute is 8 points for 6 gold coins, one more than you have. Your rival has stepped ahead on the wall and goes first now: one cube for the first step, two for each further one. And mind: a card you never pay for costs you 3 points. Most prestige after 12 rounds wins. Now you know Macao!

## What a judgement counts

mind-points = more prestige
    .less = less prestige
mind-gold = more gold
    .less = less gold
mind-jokers = more joker tiles
    .less = fewer joker tiles
mind-punished = more punish markers
    .less = fewer punish markers
mind-waiting = more cards waiting to be activated
    .less = fewer cards waiting to be activated
mind-owed = more cubes still to pay for cards
    .less = fewer cubes still to pay for cards
mind-exchanges = more cards to use every round
    .less = fewer cards to use every round
mind-bonuses = more cards that bring a bonus
    .less = fewer cards that bring a bonus
mind-powers = more cards with a lasting power
    .less = fewer cards with a lasting power
mind-ends = end cards pay more
    .less = end cards pay less
mind-markers = more quarters in the city
    .less = fewer quarters in the city
mind-string = a longer string of quarters
    .less = a shorter string of quarters
mind-goods = more goods on board
    .less = fewer goods on board
mind-harbour = ports pay more for your goods
    .less = ports pay less for your goods
mind-cubes = more cubes on the wind rose
    .less = fewer cubes on the wind rose
mind-gaps = more empty slots on the wind rose
    .less = fewer empty slots on the wind rose
mind-wall = further along the wall
    .less = less far along the wall
mind-order = later in the order
    .less = earlier in the order
finer-1 = Round 8, and five cards wait on your tableau: that is all it holds. You must take a card all the same, so take the Astrologer.
finer-2 = A sixth card has no room: discard one, and take a punish marker for it. No red cube is coming to you, so let the Tax Collector go.
finer-3 = The dice of the late rounds: what would arrive after round 12 becomes a 1. Gray has rolled a 6 and counts 1 now: take it, one gray cube at once.
finer-4 = Green shows 5: five cubes in round 12, just in time. From now on the highest number falls by one each round. Take green.
finer-5 = Your rival has finished. A gray cube is at the arrow: activate the Cabin Boy, and there is room on your tableau again.
finer-6 = Now the wall: one cube for the first step. You come to your rival’s space and lie on top, which is enough to go first from the next round on.
finer-7 = You may go on in the same move: each further step costs two cubes, of any colour. Take another step on the wall.
finer-8 = One violet cube is left, and a third step costs two. Use your joker for a violet cube: that does not end your move on the wall.
finer-9 = And the third step on the wall! Whatever else you did in between, sailing or taking a quarter, would have ended the move.
finer-10 = Two spaces ahead: you take your card first in round 9. A whole turn can be worth it. Now let us see how a game ends.
finer-11 = Round 12, your last turn: all dice were a 1. Take the lit quarter: it joins your quarters to a string of five, and only your largest string scores.
finer-12 = A joker that is left at the end is worth nothing. Use it for a gray cube.
finer-13 = And every card left on the tableau costs 3 points. Activate the Observatory: you will hardly use it any more, but it costs you nothing now.
finer-14 = Goods left on your ship are worth nothing either. You are in Genova: deliver the jade.
finer-15 = Nothing more pays, so pass: the game ends. If there were a tie, whoever is ahead on the wall would win it.
finer-end = 39 to 25! Five quarters in a string brought you 10 points, School and Garden 3. Your rival led before the end, but four cards left on the tableau cost 12. Pay for what you take: that is the last secret of Macao.
## What is told of data that an owner has corrected

corrected-item = { $count } { $name }
corrected-noun-quarter = the quarter for { $cost } (row { $row }, column { $column })
corrected-pay_any = { $value } of any colour
corrected-gain_any = { $value } of any colour
corrected-pay_gc =
    { $value ->
        [one] 1 gold coin
       *[other] { $value } gold coins
    }
corrected-gain_gc =
    { $value ->
        [one] 1 gold coin
       *[other] { $value } gold coins
    }
corrected-gain_pp =
    { $value ->
        [one] 1 prestige point
       *[other] { $value } prestige points
    }
corrected-gain_ship =
    { $value ->
        [one] 1 ship credit
       *[other] { $value } ship credits
    }
corrected-gain_wall =
    { $value ->
        [one] 1 wall credit
       *[other] { $value } wall credits
    }
corrected-gain_unpunish =
    { $value ->
        [one] 1 punish marker less
       *[other] { $value } punish markers less
    }
corrected-pay_goods = 1 goods tile from your ship
corrected-gain_per = { "" }
corrected-gain_max = { "" }
corrected-noun-card =
    .lead =
        { $kind ->
            [office] Office
            [building] Building
           *[person] Person
        }. Cost: { $cost }.
    .about =
        { $kind ->
            [office] Office
            [building] Building
           *[person] Person
        }. Cost: { $cost }. { $effect ->
            [bonus] { $trigger ->
                [deliver] Each time you deliver a goods tile
                [tribute] Each time you acquire prestige for the tribute
               *[quarter] Each time you take possession of a quarter
            }: { $gain }.
            [die_bonus] Once per round, in the dice phase, if a die you chose shows { $values }: { $gain }.
            [end_score] Game end: { $pp ->
                [one] 1 prestige point
               *[other] { $pp } prestige points
            }{ $per ->
                [flat] { "" }
               *[other] { $div ->
                    [none] { " " }per 1 of these:{ " " }
                    [1] { " " }per 1 of these:{ " " }
                   *[other] { " " }per { $div } of these:{ " " }
                }
            }{ $per ->
                [flat] { "" }
                [own_markers] ownership markers in the city
                [largest_string] markers in your largest string
                [activated_cards] activated cards
                [activated_offices] activated offices
                [activated_persons] activated persons
                [joker_quarters] quarters of yours that held a joker tile
                [distinct_delivered] kinds of goods delivered
                [punish_markers] punish markers
                [gold] gold coins
               *[wall_space] spaces along the wall
            }{ $max ->
                [none] { "" }
               *[other] , at most { $max }
            }.
           *[exchange] Once per round{ $require ->
                [in_port] , if your ship is in a port
                [at_sea] , if your ship is on a sea space
                [wall_first] , if you are first in wall order
                [wall_last] , if you are last in wall order
                [gold_min] , with at least { $require_n ->
                    [none] 0
                   *[other] { $require_n }
                } gold coins
                [gold_max] , with at most { $require_n ->
                    [none] 0
                   *[other] { $require_n }
                } gold coins
                [punish_min] , if you have a punish marker
               *[none] { "" }
            }: { $pay ->
                [none] { "" }
               *[other] { $pay } →{ " " }
            }{ $gain }{ $gain_per ->
                [none] { "" }
               *[other] , for each goods tile on your ship, at most { $gain_max }
            }.
        }
