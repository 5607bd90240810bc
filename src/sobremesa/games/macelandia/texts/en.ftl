## The game

game-name = Macelandia
game-about = Light fights Darkness for the continent. You attack with hidden cards, reinforce your allies and guard your castle: a faction loses when its castle falls, or when all its forts do.
game-reconstructed = The rules and the numbers of cards are those of the rulebook. The special abilities, and the strength and race of some cards, are reconstructed: no public source has them.

## Options

option-placement = Places on the map
    .about = Whether each chooses a territory in turn before the factions are revealed, as the rulebook has it, or everyone sits at a fixed one.
option-placement-free = Free choice
option-placement-standard = Standard
option-stall = Stalled game
    .about = House rule: whether a game ends when nobody has attacked for six rounds, and how. The rulebook lets everyone wait for ever.
option-stall-off = Goes on
option-stall-tie = Tie
option-stall-tiebreak = More cards win
option-memory_aid = Memory aid
    .about = Whether the table shows what you can only remember: discards, others’ cards on Expedition, finished battles. Off, they lie face down, as the rulebook has it.
option-memory_aid-off = Off
option-memory_aid-on = On

## What you can choose

verb-place = Take territory { $territory }
verb-standby = Stand by
verb-attack = Attack { $seat }
verb-reinforce = Send reinforcements to { $seat }
verb-commit = { $kind }
verb-ready = Ready: put the cards down

## What happens: map and hands

event-placed = { $seat } takes territory { $territory }.
event-faction_shown = { $seat } is revealed: { $faction }, { $role }, in territory { $territory }.
event-dealt = { $seat } is dealt { $kind }.

## What happens: turns and battles

event-returned = { $kind } returns from Expedition to { $seat }’s hand.
    .untold = A card returns from Expedition to { $seat }’s hand.
event-arrived = { $seat } takes up the reinforcements from { $seat2 }: { $kind }.
    .untold = { $seat } takes up a hidden card, the reinforcements from { $seat2 }.
event-stood_by = { $seat } stands by.
event-attack_aimed = { $seat } is about to attack { $seat2 } ({ $distance }).
event-aid_aimed = { $seat } is about to send reinforcements to { $seat2 } ({ $distance }).
event-committed = { $seat } chooses { $kind }.
event-attacked =
    { $cards ->
        [one] { $seat } attacks { $seat2 } ({ $distance }) with { $cards } card.
       *[other] { $seat } attacks { $seat2 } ({ $distance }) with { $cards } cards.
    }
event-showed_one = { $seat } reveals { $kind }.
    .untold = { $seat } reveals a card.
event-showed_two = { $seat } reveals { $kind } and { $kind2 }.
    .untold = { $seat } reveals two cards.
event-showed_three = { $seat } reveals { $kind }, { $kind2 } and { $kind3 }.
    .untold = { $seat } reveals three cards.
event-measured = Totals: { $seat } { $total }, { $seat2 } { $total2 }.
event-battle_won = { $seat } wins the battle against { $seat2 } ({ $verdict }).
    .untold = { $seat } wins the battle against { $seat2 }.
event-battle_unwon = Nobody wins the battle between { $seat } and { $seat2 } ({ $verdict }).
    .untold = Nobody wins the battle between { $seat } and { $seat2 }.
event-kept = { $kind } returns to { $seat }’s hand.
    .untold = A card returns to { $seat }’s hand.
event-went_away = { $kind } of { $seat } goes on Expedition until the next turn.
    .untold = A card of { $seat } goes on Expedition until the next turn.
event-discarded = { $kind } of { $seat } is discarded.
    .untold = A card of { $seat } is discarded.
event-reinforced = { $seat } sends { $kind } to { $seat2 } ({ $distance }).
    .untold = { $seat } sends a hidden card to { $seat2 } ({ $distance }).

## What happens: elimination and the end

event-eliminated = “Macelandia!” { $seat } ({ $faction }, { $role }) has no card in hand and is eliminated.
event-lost = { $kind }, on Expedition for { $seat }, is discarded.
    .untold = A card on Expedition for { $seat } is discarded.
event-lost_unseen = { $kind }, sent to { $seat } by { $seat2 }, is discarded from Expedition.
    .untold = A hidden card, sent to { $seat } by { $seat2 }, is discarded from Expedition.
event-stalled = Nobody has attacked for too long. Cards left: Light { $cards }, Darkness { $cards2 }.
event-game_ended = The game is over. { $outcome }

## What you are asked

ask-place_card = Which territory do you take?
    .hint = You do not know your faction yet. Territories side by side are Neighbouring, all others are Long Distance.
ask-choose_action = What do you do this turn?
    .hint = Attack an enemy, send a card to an ally, or stand by. Whoever has no card in hand after an action is eliminated.
ask-choose_attack = Which cards do you attack with?
    .hint = One card, or a pair that goes together, each perhaps with an Enhancement. Nobody sees them before the answer.
ask-choose_defence = Which cards do you answer with?
    .hint = You must answer, with a card or a combination from your hand. Characters that win in defence return to your hand.
ask-send_card = Which card do you send?
    .hint = A neighbour has it at once, a Long Distance ally at the start of the next turn. Your last card would eliminate you.

## Why something cannot be chosen

why-ML-9 = Somebody is there already. Take a territory that is free.
why-ML-23 = You attack enemies only: no ally, and not yourself.
why-ML-24 = First choose at least one card to attack with.
    .commit = This card is part of your attack already.
why-ML-25 = Whoever is attacked must answer: first choose at least one card.
    .commit = This card is part of your answer already.
why-ML-29 = One Enhancement is the most: a second one cannot join.
why-ML-30 = These two are no pair: the special ability of one of them would have to name the other.
why-ML-31 = The pair is complete: no third character can join it.
why-ML-32 = Instant Death is always played alone.
why-ML-34 = This card is still on Expedition. It joins your hand at the start of your next turn.
why-ML-51 = This card is discarded. It never comes back.
why-ML-53 = Reinforcements go to an ally: not to an enemy, and not to yourself.
why-ML-64 = Whoever is out can be neither attacked nor reinforced.

## How the game ended

outcome-light_castle = The castle of Darkness has fallen: Light wins.
outcome-light_forts = All forts of Darkness have fallen: Light wins.
outcome-light_stall = Nobody attacks any more, and Light has more cards: Light wins.
outcome-darkness_castle = The castle of Light has fallen: Darkness wins.
outcome-darkness_forts = All forts of Light have fallen: Darkness wins.
outcome-darkness_stall = Nobody attacks any more, and Darkness has more cards: Darkness wins.
outcome-tie_both = Both factions are defeated at once: a tie.
outcome-tie_stall = Nobody attacks any more: a tie.
outcome-tie_stalled = No end in sight after so many rounds: a tie.

## What is seen on the table

fact-seat = Your seat
fact-side = Map side
fact-faction = Your faction
fact-role = You defend
fact-turn = Turn
fact-aim = Aim
fact-target = Target
fact-face_down = Cards face down
fact-danger = Danger
fact-quiet = Turns without an attack
fact-quiet_limit = Stalls at
fact-map = Held by
fact-factions = Faction
fact-roles = Defends
fact-territories = Territory
fact-distances = From you
fact-hand_sizes = Hand
fact-expeditions = Expedition
fact-eliminated = Out
fact-hand = Your hand
fact-races = Race
fact-powers = Special ability
fact-committed = Chosen so far
fact-committed_total = Total
fact-laid_down = You put down
fact-known = Known cards of others
fact-away = On Expedition
fact-coming = Your reinforcements on Expedition
fact-coming_unseen = Hidden reinforcements
fact-discards = Discarded
fact-discards_unseen = Discarded unseen
fact-aside = Undealt cards
fact-undealt = Undealt
fact-sent = You have sent
fact-received = You have received
fact-routes = Cards sent
fact-turns_by = Turns taken
fact-battle_attackers = Attacker
fact-battle_defenders = Defender
fact-battle_attack_1 = Attack
fact-battle_attack_2 = Attack, 2nd card
fact-battle_attack_3 = Attack, 3rd card
fact-battle_defence_1 = Defence
fact-battle_defence_2 = Defence, 2nd card
fact-battle_defence_3 = Defence, 3rd card
fact-battle_verdicts = Decided by

## Cards

noun-kind-l01 = Lumil, Fairy of Light (1)
noun-kind-l02 = Villager (2)
noun-kind-l03 = Soldier (3)
noun-kind-l04 = Cait Sith, the Cat Baron (4)
noun-kind-l05 = Hunter (5)
noun-kind-l06 = Mage (6)
noun-kind-l07 = Knight Commander (7)
noun-kind-l08 = Griffin (8)
noun-kind-l09 = Archmage (9)
noun-kind-l10 = Fairy Knight (10)
noun-kind-l11 = Aoken, the Holy Swordsman (11)
noun-kind-le = Light’s Enhancement
noun-kind-lx = Light’s Instant Death
noun-kind-d01 = Tomchim, the Demon Girl (1)
noun-kind-d02 = Necromancer (2)
noun-kind-d03 = Wight (3)
noun-kind-d04 = Werewolf (4)
noun-kind-d05 = Night Hunter (5)
noun-kind-d06 = Witch (6)
noun-kind-d07 = Death Knight (7)
noun-kind-d08 = Cerberus (8)
noun-kind-d09 = Vampire (9)
noun-kind-d10 = Sasaak, the Fiend (10)
noun-kind-d11 = Siose, the Dark King (11)
noun-kind-de = Darkness’s Enhancement
noun-kind-dx = Darkness’s Instant Death

## Factions, roles and the map

noun-faction-light = Light
noun-faction-darkness = Darkness
noun-role-castle = castle
noun-role-fort = fort
noun-side-a = A, six territories
noun-side-b = B, eight territories
noun-distance-near = Neighbouring
noun-distance-far = Long Distance
noun-holder-vacant = vacant
noun-standing-eliminated = eliminated

## Battles

noun-aim-attack = attack
noun-aim-reinforcements = reinforcements
noun-verdict-instant_death = Instant Death
noun-verdict-enhancement_alone = an Enhancement alone has no effect
noun-verdict-ability = special ability
noun-verdict-both_abilities = special abilities on both sides
noun-verdict-strength = higher strength
noun-verdict-tie = equal strength
noun-danger-last_card_far = last card
    .about = This leaves your hand empty, even if you win: you would be eliminated.
noun-danger-last_card_sent = last card
    .about = This is your last card: you would be eliminated.
noun-danger-few_cards = weak
    .about = At most two cards in hand: the next battle can fell this fort.
noun-danger-last_fort = last fort
    .about = If this fort falls, its faction has lost.
noun-danger-last_fort_low = in peril
    .about = At most two cards in hand. If this fort falls, its faction has lost.
noun-danger-castle_low = in peril
    .about = At most two cards in hand. If this castle falls, its faction has lost.
noun-danger-our_last_fort = last fort
    .about = If this fort falls, you lose.
noun-danger-our_last_fort_low = in peril
    .about = At most two cards in hand. If this fort falls, you lose.
noun-danger-our_castle_low = in peril
    .about = At most two cards in hand. If this castle falls, you lose.
noun-danger-their_last_fort = last fort
    .about = If this fort falls, you win.
noun-danger-their_last_fort_low = in peril
    .about = At most two cards in hand. If this fort falls, you win.
noun-danger-their_castle_low = in peril
    .about = At most two cards in hand. If this castle falls, you win.

## Races and special abilities

noun-race-beast = beast
noun-race-demon = demon
noun-race-fairy = fairy
noun-race-human = human
noun-race-undead = undead
noun-power-book_of_sealing = Book of Sealing: defeats Siose, the Dark King
noun-power-magic_circle = Magic Circle: defeats Aoken, the Holy Swordsman
noun-power-vital_shot = Vital Shot: defeats every beast
noun-power-beast_snare = Beast Snare: defeats every beast
noun-power-volunteer_corps = Volunteer Corps: can be played as a pair with a Soldier
noun-power-raise_the_dead = Raise the Dead: can be played as a pair with a Wight
noun-power-lead_the_charge = Lead the Charge: can be played as a pair with a Soldier
noun-power-host_of_the_dead = Host of the Dead: can be played as a pair with a Wight
noun-power-twin_spell = Twin Spell: can be played as a pair with another Mage
noun-power-twin_hex = Twin Hex: can be played as a pair with another Witch

## Cards at seats

noun-card_at = { $seat }: { $kind }
noun-route = { $seat } to { $seat2 }

## The drawn table

table-card_l01 = Lumil
table-card_l02 = Villager
table-card_l03 = Soldier
table-card_l04 = Cait Sith
table-card_l05 = Hunter
table-card_l06 = Mage
table-card_l07 = Knight Com­mander
table-card_l08 = Griffin
table-card_l09 = Archmage
table-card_l10 = Fairy Knight
table-card_l11 = Aoken
table-card_le = Enhance­ment
table-card_lx = Instant Death
table-card_d01 = Tomchim
table-card_d02 = Necro­mancer
table-card_d03 = Wight
table-card_d04 = Werewolf
table-card_d05 = Night Hunter
table-card_d06 = Witch
table-card_d07 = Death Knight
table-card_d08 = Cerberus
table-card_d09 = Vampire
table-card_d10 = Sasaak
table-card_d11 = Siose
table-card_de = Enhance­ment
table-card_dx = Instant Death
table-power_book_of_sealing = Defeats Siose
table-power_magic_circle = Defeats Aoken
table-power_vital_shot = Defeats beasts
table-power_beast_snare = Defeats beasts
table-power_volunteer_corps = Pair with Soldier
table-power_raise_the_dead = Pair with Wight
table-power_lead_the_charge = Pair with Soldier
table-power_host_of_the_dead = Pair with Wight
table-power_twin_spell = Pair with Mage
table-power_twin_hex = Pair with Witch
table-enhances = Joins any character
table-kills = Strikes down every character
table-role_light_castle = Light castle
table-role_light_fort = Light fort
table-role_darkness_castle = Dark castle
table-role_darkness_fort = Dark fort
table-out = out
table-free = free
table-distance_near = near
table-distance_far = far
table-note_attack_near = Neighbour: winners come straight back
table-note_attack_far = Far: a winning card is away until your next turn
table-note_aid_near = Neighbour: the card is there at once
table-note_aid_far = Far: the card joins the hand at the start of their turn
table-about_castle = A faction loses when its castle falls.
table-about_fort = A faction loses when all its forts have fallen.
table-about_expedition = On Expedition: these cards join the hand at the start of this player’s turn. Until then they cannot fight.
table-ask_attack = Which cards do you attack { $name } with?
table-ask_attack_total = Attack { $name } with { $total }?
table-ask_defence =
    { $cards ->
        [one] { $name } attacks with one card. What is your answer?
       *[other] { $name } attacks with { $cards } cards. What is your answer?
    }
table-ask_defence_total = Answer with { $total }?
table-ask_send = Which card do you send to { $name }?
table-unknown = Nobody knows yet who fights for whom.
table-total = Total { $total }
table-face_down =
    { $cards ->
        [one] { $cards } card, face down
       *[other] { $cards } cards, face down
    }
table-answers = { $name } answers
table-left =
    { $cards ->
        [one] { $cards } card left
       *[other] { $cards } cards left
    }
table-turns = Turns
table-stall =
    { $quiet ->
        [one] { $quiet } turn without an attack; at { $limit } the game ends
       *[other] { $quiet } turns without an attack; at { $limit } the game ends
    }
table-battles = Battles
table-revealed = The factions are revealed
table-reminder = Do not tell anyone what is in your hand, not even your allies.
table-call = Macelandia!
table-fallen = { $name } is out.
table-tale_rounds = Battles won, and who fell when
table-tale_fell = Fell
table-tale_upset = Cunning beats strength: { $names } with { $total } against { $loser } with { $other }.
table-tale_repelled = Strongest walls: { $names }, { $number } attacks repelled.
table-tale_narrow = By a hair: { $names } beats { $loser }, { $total } to { $other }.
table-tale_strength = Mightiest play: a total of { $number } ({ $names }).
table-tale_attacked = Most sought after: { $names }, attacked { $number } times.
table-tale_won = Most battles won: { $number } ({ $names }).
table-tale_deaths = Instant Death struck { $number } times.
table-tale_first = First to fall: { $names }, in round { $round }.

## The glossary

term-faction = factions|faction
    .about = Light or Darkness. You win or lose together with your faction, even if you have been eliminated.
term-castle = castle
    .about = Each faction has exactly one. When it falls, that faction has lost at once.
term-fort = forts|fort
    .about = A faction that has lost all its forts has lost the game; one that still has another fights on.
term-territory = territories|territory
    .about = A place in the ring of the map. Vacant ones count, too, when you look who sits how far away.
term-near = Neighbouring|neighbour
    .about = In the very next territory. Cards that win an attack there come straight back to the hand, and reinforcements arrive at once.
term-far = Long Distance
    .about = Anywhere but in the next territory. Cards that win an attack there go on Expedition, and so do reinforcements.
term-character = characters|character
    .about = A card with a strength from 1 to 11. Those that win survive; all others that were played are discarded.
term-strength = strength
    .about = The number of a character. The higher total wins; if both are equal, all cards played are discarded.
term-ability = special abilities|special ability
    .about = What a character can do beyond its strength: defeat certain cards whatever their total, or fight as a pair.
term-pair = pair
    .about = Two characters that may be played together, because one of them says so. Their strengths are added.
term-enhancement = Enhancement
    .about = Adds 1 to a character or a pair, and is discarded after the battle. Played alone it has no effect.
term-instant_death = Instant Death
    .about = Played alone, it strikes down all characters of the other side, and is itself discarded.
term-reinforcements = reinforcements
    .about = One card of yours for an ally, in place of an attack. Only you and, once it is in the hand, your ally see which.
term-standby = stands by|stand by
    .about = To do nothing this turn. It is always allowed.
term-expedition = Expedition
    .about = Cards that are under way. They join the hand at the start of their owner’s next turn, and cannot be used before.
term-eliminated = eliminated
    .about = Whoever has no card in hand after an action is out, and so are the cards on Expedition there.

## The lesson

lesson-1 = Welcome! Nobody knows yet who fights for whom. Take territory 5: those side by side on the ring are Neighbouring, all others are Long Distance.
lesson-2 = You are Light and hold its castle. The Dark castle attacks with one hidden card, and you must answer. Try Lumil: only a 1, but she defeats Siose, their strongest.
lesson-3 = An Enhancement could join her, but her special ability needs no help. Put Lumil down: then both sides are revealed at once.
lesson-4 = It was Siose, and Lumil beat him! Now a Dark fort attacks with two hidden cards, so it means business. Answer with Instant Death: it strikes down every character.
lesson-5 = Instant Death is always played alone, and is discarded afterwards. But it is one card of yours for two of theirs: put it down.
lesson-6 = A whole pair is gone! Your turn: attack, send reinforcements, or stand by. Your ally sits next to the Dark castle and can use a strong card: send one there.
lesson-7 = Send the Fairy Knight. Your ally is a neighbour and has the card at once; at Long Distance it would be on Expedition until your ally’s next turn.
lesson-8 = Your Fairy Knight has won twice: one card is left in the Dark castle’s hand. The reinforcements for it are far away, still on Expedition. Attack the castle now!
lesson-9 = A card that wins at Long Distance goes on Expedition until your next turn, so always keep some in hand. Attack with the Archmage: 9 is your best.
lesson-10 = Sasaak (10) is still alive and may be the castle’s card. Add your Enhancement: 9 + 1 makes 10, and even a tie would take the castle’s last card.
lesson-11 = Put both cards down. Whoever has no card in hand after an action is eliminated, and a faction loses as soon as its castle falls.
lesson-end = “Macelandia!” 10 beats the Werewolf’s 4, the Dark castle’s hand is empty: Light has won. If all Dark forts had fallen, you would have won, too. Now you know Macelandia!

finer-1 = Sasaak and an Enhancement have just beaten your castle’s Archmage. Send reinforcements to the lit castle: it is two territories away, so at Long Distance.
finer-2 = Send Aoken, your strongest. At Long Distance he is on Expedition until your castle’s next turn, and cannot defend it before.
finer-3 = The Vampire came while Aoken was on his way; then Aoken arrived and beat the Witch at once. Now you: attack the lit Dark castle, your neighbour.
finer-4 = Sasaak (10) is still in that hand, and no single card of yours beats him. But you have a pair: begin with the Knight Commander.
finer-5 = His special ability names the Soldier, so the two may fight together. Add the Soldier: 7 + 3 makes 10, as much as Sasaak.
finer-6 = A tie would cost you both of them. A pair may have an Enhancement, too: with it they are 11.
finer-7 = Nobody may play more than three cards, and two stay in your hand. Put the three down: against a neighbour, winners come straight back.
finer-8 = 11 beats Sasaak’s 10! The pair is back in your hand, and only the Enhancement is discarded.
finer-9 = Another war: you hold a fort with a single card, and your castle has only one left, too. Two Dark forts are next: send reinforcements to the lit castle.
finer-10 = Aoken is your last card: if you send him, you are eliminated. It is a sacrifice for your castle, a neighbour, which has him at once.
finer-11 = Aoken has thrown back both attacks, and your castle stands. You are out, but your other fort fights on: if Light wins, you win, too.
finer-12 = One more war: again you have a single card, and so has the Dark castle, at Long Distance. Everybody has seen that it is Cerberus (8): attack the lit castle.
finer-13 = Choose the Fairy Knight: 10 beats 8. But he will go on Expedition, and with an empty hand you are eliminated even if you win.
finer-14 = The Dark castle’s hand will be empty, too, and its fall decides the war. Put the card down.
finer-end = You are both eliminated, but without its castle Darkness loses: Light wins, and so do you. If you had been the last fort of Light, it would have been a tie. Now you know the finer points of Macelandia!

## What a judgement counts

mind-cards = more cards in your faction’s hands
    .less = fewer cards in your faction’s hands
mind-value = stronger cards in your faction’s hands
    .less = weaker cards in your faction’s hands
mind-boosts = more Enhancements
    .less = fewer Enhancements
mind-away = more cards on Expedition
    .less = fewer cards on Expedition
mind-forts = more forts stand
    .less = fewer forts stand
mind-castle = fewer cards defend the castle
    .less = more cards defend the castle
mind-weakest = fewer cards defend the weakest fort
    .less = more cards defend the weakest fort
## What is told of data that an owner has corrected

corrected-noun-kind = { $title } ({ $strength })
corrected-noun-power =
    { $title }: { $kind ->
        [pair] can be played as a pair with { $partners }
       *[defeat] defeats { $target }
    }
corrected-table-power =
    { $kind ->
        [pair] Pair with { $partners }
       *[defeat] Defeats { $target }
    }
