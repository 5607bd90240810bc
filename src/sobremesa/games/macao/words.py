"""Macao's vocabulary: nouns, verbs, steps, events, outcomes."""

from __future__ import annotations

from itertools import product
from typing import Final

from sobremesa.core.data import Section, read
from sobremesa.core.words import Event, Noun, Verb, Words, compound, number, numbers, sitters

DATA: Final[Section] = read("sobremesa.games.macao")
_SPACES: Final[list[Section]] = DATA.sections("space")
_QUARTERS: Final[list[Section]] = DATA.sections("quarter")
_ROUNDS: Final[int] = DATA.section("game").number("rounds")
_SLOTS: Final[int] = DATA.section("dice").number("slots")


def every(key: str, *parts: Noun) -> Noun:
    """A compound of all combinations of its parts."""
    return compound(
        key, list(parts), [list(made) for made in product(*[range(p.size) for p in parts])]
    )


# Cards, cubes and tiles.
COLOUR: Final[Noun] = Noun("colour", DATA.section("game").texts("colours"))
PAIR: Final[Noun] = compound(
    "pair",
    [COLOUR, COLOUR],
    [[one, two] for one in range(COLOUR.size) for two in range(one, COLOUR.size)],
)
CARD: Final[Noun] = Noun(
    "card", [card.text("name") for card in DATA.sections("card")], explained=True
)
GOOD: Final[Noun] = Noun("good", [good.text("name") for good in DATA.sections("good")])
TILE: Final[Noun] = Noun("tile", [*GOOD.names, "joker"])
JOKER_TILE: Final[int] = TILE.numbers["joker"]
JOKER_USE: Final[Noun] = Noun("joker_use", ["gold", *COLOUR.names])
"""What a joker tile may be turned into: coins, or a cube of a colour."""
FOR_GOLD: Final = 0

# Sea, city and wall.
SPACE: Final[Noun] = Noun("space", [space.text("name") for space in _SPACES])
SLIP: Final[int] = [space.text("kind") for space in _SPACES].index("slip")
"""Where a ship can sail to."""
PORT: Final[Noun] = SPACE.part([i for i in range(SPACE.size) if _SPACES[i].text("kind") == "port"])
QUARTER: Final[Noun] = Noun(
    "quarter",
    [quarter.text("name") for quarter in _QUARTERS],
    across=max([quarter.number("column") for quarter in _QUARTERS]),
)
WALL_SPACE: Final[Noun] = numbers("wall_space", DATA.section("wall").number("spaces"), first=1)

# Who acts, and in which order.
MOST_SEATS: Final[int] = max(DATA.section("game").numbers("seats"))
SEAT: Final[Noun] = sitters("seat", MOST_SEATS)
OWNER: Final[Noun] = sitters("owner", MOST_SEATS)
"""The seats once more, for what they have built and hold."""
SAILOR: Final[Noun] = sitters("sailor", MOST_SEATS)
"""And once more, for their wind roses."""
RANK: Final[Noun] = numbers("rank", MOST_SEATS, first=1)

# Places and counts shown in a view.
SLOT: Final[Noun] = Noun("slot", ["arrow", *[f"slot_{slot + 1}" for slot in range(_SLOTS)]])
ROSE: Final[Noun] = every("rose", SAILOR, SLOT, COLOUR)
CARGO: Final[Noun] = every("cargo", SEAT, GOOD)
HOLDING: Final[Noun] = every("holding", OWNER, CARD)
COST: Final[Noun] = every("cost", CARD, COLOUR)
QUARTER_COST: Final[Noun] = every("quarter_cost", QUARTER, COLOUR)
CHOOSER: Final[Noun] = every("chooser", COLOUR, SEAT)
PLACE: Final[Noun] = Noun("place", ["offer", "pile", "tableau", "active", "used", "coming"])
"""Where a card lies that a player looks at now."""
IN_OFFER: Final = 0
IN_PILE: Final = 1
ON_TABLEAU: Final = 2
IS_ACTIVE: Final = 3
IS_USED: Final = 4
IS_COMING: Final = 5
PHASE: Final[Noun] = Noun("phase", ["cards", "dice", "actions", "end"])
"""When a card works."""
FACE: Final[Noun] = numbers("face", _SLOTS, first=1)
SHIFT: Final[Noun] = Noun("shift", ["up", "down"])
UP: Final = 0
SHIFTED_DIE: Final[Noun] = every("shifted_die", COLOUR, SHIFT)
DICE_CUBES: Final[Noun] = every("dice_cubes", SLOT, COLOUR)
BERTH_NUMBER: Final[Noun] = numbers(
    "berth_number", max([len(_SPACES[port].numbers("points")) for port in PORT.whole]), first=1
)
BERTH: Final[Noun] = every("berth", PORT, BERTH_NUMBER)
"""The delivery spaces of the ports, the one that pays most first."""
STEP_COST: Final[Noun] = numbers(
    "step_cost",
    max(DATA.section("wall").number("first_step"), DATA.section("wall").number("further_step")) + 1,
)
WALL_MOVE: Final[Noun] = Noun("wall_move", ["open", "over"])
PILE_NUMBER: Final[Noun] = numbers("pile_number", CARD.size, first=1)
TURN_NUMBER: Final[Noun] = numbers("turn_number", _ROUNDS, first=1)

PRICE: Final[Noun] = numbers("price", DATA.section("tribute").number("highest") + 1)
REWARD: Final[Noun] = numbers("reward", DATA.section("tribute").number("highest") + 1)

# Numbers told in the log.
ROUND: Final[Noun] = number("round")
GOLD: Final[Noun] = number("gold")
POINTS: Final[Noun] = number("points")
CUBES: Final[Noun] = number("cubes")
MARKERS: Final[Noun] = number("markers")
CREDITS: Final[Noun] = number("credits")
REASON: Final[Noun] = Noun("reason", ["empty_arrow", "overflow", "tableau_end"])
"""What brings a punish marker."""
EMPTY_ARROW: Final = 0
OVERFLOW: Final = 1
TABLEAU_END: Final = 2
DANGER: Final[Noun] = Noun("danger", REASON.names, explained=True)
"""What is about to bring one."""

# Verbs. The likely ones come first: numbers below 257 cost no memory.
WORDS: Final[Words] = Words("macao", DATA.section("game").text("rule_prefix"))
SAIL: Final[Verb] = WORDS.verb("sail", SPACE)
DELIVER: Final[Verb] = WORDS.verb("deliver", PORT)
WALL: Final[Verb] = WORDS.verb("wall")
WALL_CREDIT: Final[Verb] = WORDS.verb("wall_credit")
TRIBUTE: Final[Verb] = WORDS.verb("tribute")
JOKER: Final[Verb] = WORDS.verb("joker", JOKER_USE)
PASS: Final[Verb] = WORDS.verb("pass")
PAY: Final[Verb] = WORDS.verb("pay", COLOUR)
GAIN: Final[Verb] = WORDS.verb("gain", COLOUR)
DIE: Final[Verb] = WORDS.verb("die", COLOUR)
NO_DIE: Final[Verb] = WORDS.verb("no_die")
CHANGE: Final[Verb] = WORDS.verb("shift", COLOUR, SHIFT)
NO_CHANGE: Final[Verb] = WORDS.verb("no_shift")
JOKER_HALF: Final[Verb] = WORDS.verb("joker_half", JOKER_USE)
PAY_GOOD: Final[Verb] = WORDS.verb("pay_good", GOOD)
PLACE_CUBE: Final[Verb] = WORDS.verb("place", COLOUR)
SKIP: Final[Verb] = WORDS.verb("skip")
USE: Final[Verb] = WORDS.verb("use", CARD)
QUARTER_TAKE: Final[Verb] = WORDS.verb("quarter", QUARTER)
ACTIVATE: Final[Verb] = WORDS.verb("activate", CARD)
TAKE_CARD: Final[Verb] = WORDS.verb("take", CARD)
DISCARD: Final[Verb] = WORDS.verb("discard", CARD)
QUARTER_WITHOUT: Final[Verb] = WORDS.verb("quarter_without", QUARTER, COLOUR)
ACTIVATE_WITHOUT: Final[Verb] = WORDS.verb("activate_without", CARD, COLOUR)
QUARTER_WITHOUT_TWO: Final[Verb] = WORDS.verb("quarter_without_two", QUARTER, PAIR)

# Steps, in the rulebook's order.
REVEAL_SETUP: Final[int] = WORDS.step("reveal_setup")
SETUP_CARD: Final[int] = WORDS.step("setup_card")
CLEAR_OFFER: Final[int] = WORDS.step("clear_offer")
SETUP_CUBE1: Final[int] = WORDS.step("setup_cube1")
SETUP_CUBE2: Final[int] = WORDS.step("setup_cube2")
BEGIN_ROUND: Final[int] = WORDS.step("begin_round")
DRAFT: Final[int] = WORDS.step("draft")
SHED_CARD: Final[int] = WORDS.step("overflow")
ROLL_DICE: Final[int] = WORDS.step("roll_dice")
CHOOSE_DICE: Final[int] = WORDS.step("choose_dice")
SHOW_DICE: Final[int] = WORDS.step("show_dice")
DIE_FIRST: Final[int] = WORDS.step("die_first")
DIE_SECOND: Final[int] = WORDS.step("die_second")
DIE_THIRD: Final[int] = WORDS.step("die_third")
DIE_SHIFT: Final[int] = WORDS.step("die_shift")
PLACE_CUBES: Final[int] = WORDS.step("place_cubes")
TURN_ROSES: Final[int] = WORDS.step("turn_roses")
BEGIN_TURN: Final[int] = WORDS.step("begin_turn")
ACTION: Final[int] = WORDS.step("take_action")
PAY_CUBE: Final[int] = WORDS.step("pay_cube")
PAY_A_GOOD: Final[int] = WORDS.step("pay_good")
GAIN_COLOUR: Final[int] = WORDS.step("gain_colour")
HALVE_JOKER: Final[int] = WORDS.step("joker_half")
MOVE_DISC: Final[int] = WORDS.step("move_disc")
MOVE_SHIP: Final[int] = WORDS.step("move_ship")
RECEIVE: Final[int] = WORDS.step("receive")
END_ROUND: Final[int] = WORDS.step("end_round")

# Events of the card phase.
REVEALED: Final[Event] = WORDS.event("revealed", CARD, quiet=True)
TAKEN: Final[Event] = WORDS.event("taken", SEAT, CARD)
TAKEN_FROM_PILE: Final[Event] = WORDS.event("taken_from_pile", SEAT, CARD)
DRAFT_DECLINED: Final[Event] = WORDS.event("draft_declined", SEAT)
DISCARDED: Final[Event] = WORDS.event("discarded", CARD, quiet=True)
CUBES_PLACED: Final[Event] = WORDS.event("cubes_placed", SEAT, CUBES, COLOUR, SLOT)
ROUND_BEGAN: Final[Event] = WORDS.event("round_began", ROUND)
TRIBUTE_SET: Final[Event] = WORDS.event("tribute_set", GOLD, POINTS)
REMOVED: Final[Event] = WORDS.event("removed", CARD)
SHED: Final[Event] = WORDS.event("shed", SEAT, CARD)
PUNISHED: Final[Event] = WORDS.event("punished", SEAT, REASON)

# Events of the dice phase.
ROLLED: Final[Event] = WORDS.event("rolled", COLOUR, FACE, quiet=True)
TURNED_DOWN: Final[Event] = WORDS.event("turned_down", COLOUR, FACE, FACE)
DIE_CHOSEN: Final[Event] = WORDS.event("die_chosen", SEAT, COLOUR, FACE, quiet=True)
DIE_SEALED: Final[Event] = WORDS.event("die_sealed", SEAT, COLOUR, FACE, quiet=True)
"""A die that is chosen and not shown yet: told to nobody but its chooser."""
THIRD_DECLINED: Final[Event] = WORDS.event("third_declined", SEAT)
SHIFTED: Final[Event] = WORDS.event("shifted", SEAT, COLOUR, FACE)
SHIFT_DECLINED: Final[Event] = WORDS.event("shift_declined", SEAT)
ROSES_TURNED: Final[Event] = WORDS.event("roses_turned")

# Events of the action phase.
TURN_BEGAN: Final[Event] = WORDS.event("turn_began", SEAT)
ACTIVATED: Final[Event] = WORDS.event("activated", SEAT, CARD)
CUBE_SPARED: Final[Event] = WORDS.event("cube_spared", SEAT, COLOUR)
CUBE_BOUGHT: Final[Event] = WORDS.event("cube_bought", SEAT, COLOUR, GOLD)
QUARTER_TAKEN: Final[Event] = WORDS.event("quarter_taken", SEAT, QUARTER, TILE)
WALL_CHOSEN: Final[Event] = WORDS.event("wall_chosen", SEAT, CUBES, quiet=True)
WALL_STEPPED: Final[Event] = WORDS.event("wall_stepped", SEAT, WALL_SPACE)
WALL_STEPPED_FREE: Final[Event] = WORDS.event("wall_stepped_free", SEAT, WALL_SPACE)
SAIL_CHOSEN: Final[Event] = WORDS.event("sail_chosen", SEAT, SPACE, quiet=True)
SAILED: Final[Event] = WORDS.event("sailed", SEAT, SPACE)
SAILED_FREE: Final[Event] = WORDS.event("sailed_free", SEAT, SPACE)
DELIVERED: Final[Event] = WORDS.event("delivered", SEAT, GOOD, SPACE, POINTS)
TRIBUTE_PAID: Final[Event] = WORDS.event("tribute_paid", SEAT, GOLD, POINTS)
CARD_USED: Final[Event] = WORDS.event("card_used", SEAT, CARD)
JOKER_USED: Final[Event] = WORDS.event("joker_used", SEAT, JOKER_USE)
JOKER_DOUBLED: Final[Event] = WORDS.event("joker_doubled", SEAT, JOKER_USE)
CUBES_PAID: Final[Event] = WORDS.event("cubes_paid", SEAT, CUBES, COLOUR, quiet=True)
GOLD_PAID: Final[Event] = WORDS.event("gold_paid", SEAT, GOLD, quiet=True)
GOOD_PAID: Final[Event] = WORDS.event("good_paid", SEAT, GOOD)
CUBE_GAINED: Final[Event] = WORDS.event("cube_gained", SEAT, COLOUR)
GAVE_CUBES: Final[Event] = WORDS.event("gave_cubes", SEAT, CARD, CUBES, COLOUR)
GAVE_GOLD: Final[Event] = WORDS.event("gave_gold", SEAT, CARD, GOLD)
GAVE_POINTS: Final[Event] = WORDS.event("gave_points", SEAT, CARD, POINTS)
GAVE_SHIP: Final[Event] = WORDS.event("gave_ship", SEAT, CARD, CREDITS)
GAVE_WALL: Final[Event] = WORDS.event("gave_wall", SEAT, CARD, CREDITS)
UNPUNISHED: Final[Event] = WORDS.event("unpunished", SEAT, CARD, MARKERS)
PASSED: Final[Event] = WORDS.event("passed", SEAT)
LAPSED: Final[Event] = WORDS.event("lapsed", SEAT, CUBES)

# Events of the end.
PUNISH_SCORED: Final[Event] = WORDS.event("punish_scored", SEAT, MARKERS, POINTS)
CARD_SCORED: Final[Event] = WORDS.event("card_scored", SEAT, CARD, POINTS)
CITY_SCORED: Final[Event] = WORDS.event("city_scored", SEAT, MARKERS, POINTS)
FINAL_SCORE: Final[Event] = WORDS.event("final_score", SEAT, POINTS)

# Ways in which a game can end.
MOST_POINTS: Final[int] = WORDS.outcome("most_points")
TIE_ON_WALL: Final[int] = WORDS.outcome("tie_on_wall")
GAME_ENDED: Final[Event] = WORDS.event("game_ended", WORDS.endings())
