"""The shelf, the games' words, their rules and their texts."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Final

from litestar import MediaType, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.params import PathParameter
from msgspec import Struct

from sobremesa.bots import CHARACTERS, STRENGTHS, USUAL
from sobremesa.games import SHELF
from sobremesa.play.denied import Denied
from sobremesa.play.glimpses import Glimpse, glimpse, has_glimpse
from sobremesa.play.lessons import Lesson, left_out, lesson, lessons_of
from sobremesa.texts.book import Book, book
from sobremesa.texts.languages import labels, languages_of, source
from sobremesa.texts.reconstructed import book_of_reconstructed
from sobremesa.web.boxes import GameInfo, box_of
from sobremesa.web.errors import described, refusals
from sobremesa.web.given import TheHall
from sobremesa.web.prints import corrected_print
from sobremesa.web.vocabulary import Vocabulary, vocabulary

BRIEFLY: Final = CacheControlHeader(max_age=300, public=True)
get_briefly: Final = partial(get, cache_control=BRIEFLY, responses=refusals(404))
"""What a browser may keep for a while: it changes with a release alone."""
PLATFORM: Final = "platform"
BOXES: Final = "shelf"
"""The catalogue of what is printed on all boxes, for who looks at them."""

GameName = Annotated[str, PathParameter(max_length=64, description="A game's name")]
WhichLesson = Annotated[str, PathParameter(max_length=64, description="A lesson's name")]
LanguageName = Annotated[str, PathParameter(max_length=8)]


def known(game: str) -> str:
    """The name, if there is such a game on the shelf."""
    if game not in SHELF:
        raise Denied("no_game", f"there is no game {game[:40]!r}; there is {', '.join(SHELF)}")
    return game


def spoken(language: str) -> str:
    """The language, if the house or some game speaks it; another game stands in with English."""
    there = {one: None for game in (None, *SHELF) for one in languages_of(game)}
    if language not in there:
        listed = ", ".join(there)
        raise Denied("no_language", f"there is no language {language!r}; there are {listed}")
    return language


class CharacterInfo(Struct):
    """Somebody who sits down where a bot plays."""

    name: str
    """What is asked for as `bot:<name>`, or as `bot:<name>-<strength>`."""
    strength: int
    """As strong as he plays where nothing is said."""


class Levels(Struct):
    """How strong bots play, and who they are."""

    strengths: list[int]
    """Weakest first; `bot:level-<strength>` asks for somebody of a strength."""
    usual: int
    characters: list[CharacterInfo]


@get_briefly("/levels", summary="How strong bots play, and who they are")
async def get_levels() -> Levels:
    """The strengths and the characters; a game's own part of them stands on its box."""
    everybody = [CharacterInfo(name, manner.strength) for name, manner in CHARACTERS.items()]
    return Levels(STRENGTHS, USUAL, everybody)


@get("/games", **described("The games there are"))
async def get_games(hall: TheHall) -> list[GameInfo]:
    """The shelf, and who can play each game."""
    return [box_of(name, hall.roster) for name in SHELF]


@get_briefly("/games/{game:str}", summary="A game's words")
async def get_game(game: GameName) -> Vocabulary:
    """The words of a game."""
    return vocabulary(known(game))


@get("/games/{game:str}/print", **described("What an owner has corrected of a game's print", 404))
async def get_print(game: GameName) -> dict[str, Any]:
    """The sections of a game's data in which something is corrected; mostly there is none."""
    return corrected_print(known(game))


@get_briefly("/games/{game:str}/rules/{language:str}", summary="A game's rulebook")
async def get_rules(game: GameName, language: LanguageName) -> Book:
    """The rules of a game; in English, where it does not speak the language."""
    return book(known(game), spoken(language))


@get_briefly("/games/{game:str}/reconstructed/{language:str}", summary="What is reconstructed")
async def get_reconstructed(game: GameName, language: LanguageName) -> Book:
    """The part of a game's rulebook that tells what is known from no source."""
    return book_of_reconstructed(known(game), spoken(language))


@get_briefly("/games/{game:str}/lessons/{which:str}", summary="A guided game")
async def get_lesson(game: GameName, which: WhichLesson) -> Lesson:
    """The frames of one of a game's lessons."""
    there = lessons_of(known(game))
    for wanted in there:
        if wanted == which:
            if reason := left_out(game, wanted):
                raise Denied("no_lesson", reason)
            return lesson(game, wanted)
    listed = ", ".join(there) or "none"
    raise Denied("no_lesson", f"{game} has no lesson {which[:40]!r}; there is {listed}")


@get_briefly(
    "/games/{game:str}/glimpse", summary="A stretch of a recorded game", sync_to_thread=True
)
def get_glimpse(game: GameName) -> Glimpse:
    """The frames that move in a game's box."""
    if not has_glimpse(known(game)):
        raise Denied("no_page", f"{game} has no record to look at")
    return glimpse(game)


@get_briefly(
    "/texts/{language:str}/{catalogue:str}", summary="Fluent texts", media_type=MediaType.TEXT
)
async def get_texts(language: LanguageName, catalogue: GameName) -> Response[str]:
    """The texts of a game, of the platform or of all boxes, in one language."""
    name = None if catalogue in (PLATFORM, BOXES) else known(catalogue)
    told = spoken(language)
    return Response(labels(SHELF, told) if catalogue == BOXES else source(name, told))


HANDLERS: Final = [
    get_levels,
    get_games,
    get_game,
    get_print,
    get_rules,
    get_reconstructed,
    get_lesson,
    get_glimpse,
    get_texts,
]
