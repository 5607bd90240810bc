"""Macelandia's vocabulary: nouns, verbs, steps, events, outcomes."""

from __future__ import annotations

from typing import Final

from sobremesa.core.data import Section, read
from sobremesa.core.words import Event, Noun, Verb, Words, compound, number, numbers, sitters

DATA: Final[Section] = read("sobremesa.games.macelandia")
_KINDS: Final[list[Section]] = DATA.sections("kind")
_SIDES: Final[list[Section]] = DATA.sections("side")
_ABILITIES: Final[list[Section]] = DATA.sections("ability")

# Factions, roles, and the map.
FACTION: Final[Noun] = Noun("faction", ["light", "darkness"])
LIGHT: Final = 0
DARKNESS: Final = 1
ROLE: Final[Noun] = Noun("role", ["castle", "fort"])
CASTLE: Final = 0
FORT: Final = 1
TERRITORY: Final[Noun] = numbers(
    "territory",
    max([side.number("territories") for side in _SIDES]),
    first=1,
    printed="players.territories",
)
SIDE: Final[Noun] = Noun("side", [side.text("name") for side in _SIDES])
DISTANCE: Final[Noun] = Noun("distance", ["near", "far"])
NEAR: Final = 0
FAR: Final = 1

# Cards, by kind: the two copies of a kind are interchangeable (ML-R25).
KIND: Final[Noun] = Noun("kind", [kind.text("name") for kind in _KINDS])
RACE: Final[Noun] = Noun(
    "race", sorted({kind.text("race") for kind in _KINDS if kind.text("type") == "character"})
)
POWER: Final[Noun] = Noun("power", [ability.text("name") for ability in _ABILITIES])

# Who sits where.
MOST_SEATS: Final[int] = max(DATA.section("game").numbers("seats"))
SEAT: Final[Noun] = sitters("seat", MOST_SEATS)
HOLDER: Final[Noun] = sitters("holder", MOST_SEATS, ["vacant"])
VACANT: Final[int] = HOLDER.numbers["vacant"]
CARD_AT: Final[Noun] = compound(
    "card_at",
    [SEAT, KIND],
    [[seat, kind] for seat in range(MOST_SEATS) for kind in range(KIND.size)],
)
"""A card of some kind at some seat: in its hand, on its expedition, sent to it."""
ROUTE: Final[Noun] = compound(
    "route",
    [SEAT, SEAT],
    [[giver, taker] for giver in range(MOST_SEATS) for taker in range(MOST_SEATS)],
)

# What is told of battles, and numbers.
AIM: Final[Noun] = Noun("aim", ["attack", "reinforcements"])
ATTACKING: Final = 0
REINFORCING: Final = 1
VERDICT: Final[Noun] = Noun(
    "verdict",
    ["instant_death", "enhancement_alone", "ability", "both_abilities", "strength", "tie"],
)
BY_INSTANT_DEATH: Final = 0
BY_ENHANCEMENT_ALONE: Final = 1
BY_ABILITY: Final = 2
BY_BOTH_ABILITIES: Final = 3
BY_STRENGTH: Final = 4
BY_TIE: Final = 5
STANDING: Final[Noun] = Noun("standing", ["eliminated"])
DANGER: Final[Noun] = Noun(
    "danger",
    ["last_card_far", "last_card_sent", "few_cards"]
    + [
        whose + what
        for whose in ("", "our_", "their_")
        for what in ("last_fort", "last_fort_low", "castle_low")
    ],
    explained=True,
)
LAST_CARD_FAR: Final = 0
LAST_CARD_SENT: Final = 1
FEW_CARDS: Final = 2
LAST_FORT: Final = 3
LAST_FORT_LOW: Final = 4
CASTLE_LOW: Final = 5
OURS: Final = 3
THEIRS: Final = 6
"""What decides the game is told otherwise to a spectator, to the same side, to the other side."""
CARDS: Final[Noun] = number("cards")
TOTAL: Final[Noun] = number("total")
MOST_BATTLES: Final[int] = (
    sum([kind.number("copies") + kind.number("additional") for kind in _KINDS]) - 1
)
"""ML-52 Every attack costs a card, and the last card has nobody left to fight."""
BATTLE: Final[Noun] = numbers("battle", MOST_BATTLES, first=1)

# Verbs.
WORDS: Final[Words] = Words("macelandia", DATA.section("game").text("rule_prefix"))
PLACE: Final[Verb] = WORDS.verb("place", TERRITORY)
STANDBY: Final[Verb] = WORDS.verb("standby")
ATTACK: Final[Verb] = WORDS.verb("attack", SEAT)
REINFORCE: Final[Verb] = WORDS.verb("reinforce", SEAT)
COMMIT: Final[Verb] = WORDS.verb("commit", KIND)
READY: Final[Verb] = WORDS.verb("ready")

# Steps, in the rulebook's order.
PLACE_CARD: Final[int] = WORDS.step("place_card")
SHOW_FACTIONS: Final[int] = WORDS.step("show_factions")
DEAL_HANDS: Final[int] = WORDS.step("deal_hands")
BEGIN_TURN: Final[int] = WORDS.step("begin_turn")
CHOOSE_ACTION: Final[int] = WORDS.step("choose_action")
CHOOSE_ATTACK: Final[int] = WORDS.step("choose_attack")
CHOOSE_DEFENCE: Final[int] = WORDS.step("choose_defence")
FIGHT: Final[int] = WORDS.step("fight")
SEND_CARD: Final[int] = WORDS.step("send_card")
END_TURN: Final[int] = WORDS.step("end_turn")

# Events. ML-R37 What fades lies face down again once the next action is known.
PLACED: Final[Event] = WORDS.event("placed", SEAT, TERRITORY)
FACTION_SHOWN: Final[Event] = WORDS.event("faction_shown", SEAT, FACTION, ROLE, TERRITORY)
DEALT: Final[Event] = WORDS.event("dealt", SEAT, KIND, quiet=True)
RETURNED: Final[Event] = WORDS.event("returned", SEAT, KIND, fades=[KIND], veiled=True)
ARRIVED: Final[Event] = WORDS.event("arrived", SEAT, SEAT, KIND, secret=[KIND], fades=[KIND])
STOOD_BY: Final[Event] = WORDS.event("stood_by", SEAT, clears=True)
ATTACK_AIMED: Final[Event] = WORDS.event(
    "attack_aimed", SEAT, SEAT, DISTANCE, quiet=True, clears=True
)
AID_AIMED: Final[Event] = WORDS.event("aid_aimed", SEAT, SEAT, DISTANCE, quiet=True, clears=True)
COMMITTED: Final[Event] = WORDS.event("committed", SEAT, KIND, quiet=True)
ATTACKED: Final[Event] = WORDS.event("attacked", SEAT, SEAT, CARDS, DISTANCE)
SHOWED_ONE: Final[Event] = WORDS.event("showed_one", SEAT, KIND, fades=[KIND])
SHOWED_TWO: Final[Event] = WORDS.event("showed_two", SEAT, KIND, KIND, fades=[KIND])
SHOWED_THREE: Final[Event] = WORDS.event("showed_three", SEAT, KIND, KIND, KIND, fades=[KIND])
MEASURED: Final[Event] = WORDS.event("measured", SEAT, TOTAL, SEAT, TOTAL, fades=[SEAT, TOTAL])
BATTLE_WON: Final[Event] = WORDS.event("battle_won", SEAT, SEAT, VERDICT, fades=[VERDICT])
BATTLE_UNWON: Final[Event] = WORDS.event("battle_unwon", SEAT, SEAT, VERDICT, fades=[VERDICT])
KEPT: Final[Event] = WORDS.event("kept", SEAT, KIND, fades=[KIND])
WENT_AWAY: Final[Event] = WORDS.event("went_away", SEAT, KIND, fades=[KIND])
DISCARDED: Final[Event] = WORDS.event("discarded", SEAT, KIND, fades=[KIND])
REINFORCED: Final[Event] = WORDS.event(
    "reinforced", SEAT, SEAT, KIND, DISTANCE, secret=[KIND], fades=[KIND]
)
ELIMINATED: Final[Event] = WORDS.event("eliminated", SEAT, FACTION, ROLE)
LOST: Final[Event] = WORDS.event("lost", SEAT, KIND, fades=[KIND], veiled=True)
LOST_UNSEEN: Final[Event] = WORDS.event(
    "lost_unseen", SEAT, SEAT, KIND, secret=[KIND], fades=[KIND], veiled=True
)
STALLED: Final[Event] = WORDS.event("stalled", CARDS, CARDS)

# Ways in which a game can end: who wins (ML-77), and the reason (ML-78).
LIGHT_CASTLE: Final[int] = WORDS.outcome("light_castle")
LIGHT_FORTS: Final[int] = WORDS.outcome("light_forts")
LIGHT_STALL: Final[int] = WORDS.outcome("light_stall")
DARKNESS_CASTLE: Final[int] = WORDS.outcome("darkness_castle")
DARKNESS_FORTS: Final[int] = WORDS.outcome("darkness_forts")
DARKNESS_STALL: Final[int] = WORDS.outcome("darkness_stall")
TIE_BOTH: Final[int] = WORDS.outcome("tie_both")
TIE_STALL: Final[int] = WORDS.outcome("tie_stall")
TIE_STALLED: Final[int] = WORDS.outcome("tie_stalled")
GAME_ENDED: Final[Event] = WORDS.event("game_ended", WORDS.endings())
