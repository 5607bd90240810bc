"""The boxes on the shelf: what is printed on them, and who can play."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal, TypeAlias, get_args

from msgspec import Struct, structs

from sobremesa.bots import LEVEL, USUAL, Roster, strengths_of, usual
from sobremesa.core import data
from sobremesa.core.words import Refusal
from sobremesa.games import load
from sobremesa.play.glimpses import has_glimpse
from sobremesa.play.lessons import LessonName, left_out, lessons_of

Weight: TypeAlias = Literal["light", "medium", "heavy"]
WEIGHTS: Final[dict[str, Weight]] = {word: word for word in get_args(Weight)}


class Print(Struct, kw_only=True):
    """What is printed on a box besides its name."""

    minutes: list[int]
    """How long it takes at a table: at least, and at most."""
    age: int
    """From which age on."""
    weight: Weight
    """How much there is to learn and to think about."""
    authors: list[str]
    illustrators: list[str]
    publisher: str
    """Who made it; nobody, or nothing, where it is not known."""


class GameInfo(Print):
    """A game on the shelf."""

    name: str
    seats: list[int]
    version: int
    bots: list[str]
    """Who can be asked to play it by a name of its own, besides the characters."""
    guests: list[str]
    """Those of them who come from elsewhere."""
    strengths: list[int]
    """How strong a character, or nobody in particular, can play it."""
    usual: str
    """The bot to sit down where nobody says which."""
    glimpse: bool
    """Whether there is a recorded game to look at."""
    lessons: list[LessonName]
    """The guided games there are, in the order to take them."""
    corrected: bool
    """Whether it is played with data that an owner of the printed game has corrected."""


@cache
def print_of(name: str) -> Print:
    """What a game's `game.toml` says of its box."""
    read = data.read(f"sobremesa.games.{name}")
    box, makers = read.section("box"), read.section("makers")
    weight = WEIGHTS.get(box.text("weight"))
    if weight is None:
        raise Refusal(f"{box.name}, weight: {box.text('weight')!r} is none of {', '.join(WEIGHTS)}")
    return Print(
        minutes=box.numbers("minutes"),
        age=box.number("age"),
        weight=weight,
        authors=makers.texts("authors"),
        illustrators=makers.texts("illustrators"),
        publisher=makers.text("publisher"),
    )


def box_of(name: str, roster: Roster) -> GameInfo:
    """A game as its box shows it."""
    game = load(name)
    return GameInfo(
        **structs.asdict(print_of(name)),
        name=name,
        seats=game.kind.seats,
        version=game.version,
        bots=list(roster.specs(game)),
        guests=roster.guests(game),
        strengths=strengths_of(game),
        usual=f"{LEVEL}-{USUAL}" if USUAL in strengths_of(game) else usual(game),
        glimpse=has_glimpse(name),
        lessons=[which for which in lessons_of(name) if not left_out(name, which)],
        corrected=bool(game.data),
    )
