"""A game's words as data, so that a client can draw and speak without knowing its rules."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from itertools import combinations, product
from typing import Any

from msgspec import Struct

from sobremesa.core.scribe import Shape
from sobremesa.core.words import Noun, Refusal
from sobremesa.games import load
from sobremesa.texts.book import book
from sobremesa.texts.citations import code_by_rule
from sobremesa.texts.languages import ENGLISH, languages_of
from sobremesa.texts.needs import nouns_of, schema_of
from sobremesa.texts.reconstructed import Doubts, things_reconstructed


class NounWords(Struct):
    """The things of one kind."""

    names: list[str]
    parts: list[str]
    makeup: dict[str, list[str]]
    counts: bool
    """The things are numbers and need no words."""
    seats: int
    """So many of the first things are seats."""
    explained: bool
    """Each thing has a text of what it does."""
    across: int
    """The things lie in lines of so many, like the fields of a board; 0: in no such order."""
    stem: str
    """The messages of its things begin so: `noun-flavour-almond`."""
    reconstructed: Doubts
    """The things of which something is known from no source, and for what is agreed then."""


class EventWords(Struct):
    """What a line of the log is about."""

    nouns: list[str]
    secret: list[bool]
    quiet: bool
    fades: list[bool]
    """What a table that forgets leaves out once the line is put away."""
    veiled: bool
    """Such a table leaves it out at once."""
    clears: bool
    """Such a table puts all earlier lines away."""
    turned: list[bool]
    """Such a table tells it only to those whom that side of a card faces."""
    reopens: bool
    """Such a table shows all earlier lines again."""


class StepWords(Struct):
    """A question, and the rules of the book that it cites."""

    final: bool
    sealed: bool
    rules: list[str]


class FactWords(Struct):
    """A fact of the view."""

    key: str
    shape: Shape
    noun: str | None
    per: str | None
    of: list[str] | None
    """The names of `per` in the order of the value, where these are not simply its first ones."""
    past: bool
    """A memory, to be shown on demand."""
    most: int


class OptionWords(Struct):
    """What can be agreed before the game."""

    name: str
    values: list[str]
    default: str
    least: int | None
    """If given, any whole number from this on is an answer too."""
    shown_only: bool
    """It changes what is drawn, and no rule."""
    seats: bool
    """The numbers among the answers are seats."""
    forgets: str | None
    """With this answer tables show nothing that people can only remember, until the end."""


class Clash(Struct):
    """Two answers that do not go together."""

    option: str
    value: str
    other: str
    other_value: str


class Vocabulary(Struct):
    """All words of a game."""

    name: str
    version: int
    seats: list[int]
    prefix: str
    languages: list[str]
    outcomes: list[str]
    options: dict[str, list[OptionWords]]
    clashes: dict[str, list[Clash]]
    nouns: dict[str, NounWords]
    verbs: dict[str, list[str]]
    events: dict[str, EventWords]
    steps: dict[str, StepWords]
    facts: list[FactWords]


@cache
def vocabulary(name: str) -> Vocabulary:
    """The words of a game."""
    game = load(name)
    words = game.words
    facts = schema_of(game).facts
    nouns = nouns_of(game)
    doubtful = things_reconstructed(game)
    return Vocabulary(
        name=game.name,
        version=game.version,
        seats=game.kind.seats,
        prefix=words.prefix,
        languages=languages_of(game.name),
        outcomes=words.outcomes,
        options={
            str(seats): [
                OptionWords(o.name, o.values, o.default, o.least, o.shown_only, o.seats, o.forgets)
                for o in game.options(seats)
            ]
            for seats in game.kind.seats
        },
        clashes={str(seats): _clashes(game, seats) for seats in game.kind.seats},
        nouns={key: _noun(noun, doubtful.get(key, {})) for key, noun in nouns.items()},
        verbs={verb.key: [noun.key for noun in verb.nouns] for verb in words.verbs},
        events={
            event.key: EventWords(
                [noun.key for noun in event.nouns],
                event.secret,
                event.quiet,
                event.fades,
                event.veiled,
                event.clears,
                event.turned,
                event.reopens,
            )
            for event in words.events
        },
        steps=_steps(game),
        facts=[
            FactWords(
                fact.key,
                fact.kind,
                fact.noun.key if fact.noun is not None else None,
                fact.per.key if fact.per is not None else None,
                _of(nouns, fact.per),
                fact.past,
                fact.most,
            )
            for fact in facts
        ],
    )


def _clashes(game: Any, seats: int) -> list[Clash]:
    """The pairs of answers that the game refuses, whatever else is agreed."""
    offered = game.options(seats)
    together: set[tuple[tuple[str, str], ...]] = set()
    for values in product(*(option.values for option in offered)):
        answers = {option.name: value for option, value in zip(offered, values, strict=True)}
        with suppress(Refusal):
            game.options_for(seats, **answers)
            together.update(combinations(answers.items(), 2))
    return [
        Clash(one.name, value, other.name, other_value)
        for one, other in combinations(offered, 2)
        for value, other_value in product(one.values, other.values)
        if ((one.name, value), (other.name, other_value)) not in together
    ]


def _of(nouns: dict[str, Noun], per: Noun | None) -> list[str] | None:
    """The names of `per`, where these are not simply the noun's first ones."""
    if per is None or nouns[per.key].names[: per.size] == per.names:
        return None
    return per.names


def _noun(noun: Noun, reconstructed: Doubts) -> NounWords:
    makeup = {
        name: [part.names[made] for part, made in zip(noun.parts, noun.makeup[i], strict=True)]
        for i, name in enumerate(noun.names)
        if noun.parts
    }
    return NounWords(
        noun.names,
        [part.key for part in noun.parts],
        makeup,
        noun.counts,
        noun.seats,
        noun.explained,
        noun.across,
        noun.stem,
        reconstructed,
    )


def _steps(game: Any) -> dict[str, StepWords]:
    cited: dict[str, list[str]] = {}
    told = {rule.id for rule in book(game.name, ENGLISH).rules()}
    for rule, places in code_by_rule(game.name).items():
        for place in places if rule in told else []:
            cited.setdefault(place.rpartition(" ")[2], []).append(rule)
    found: dict[str, StepWords] = {}
    for key, step in zip(game.words.steps, game.flow.steps, strict=True):
        if step.asks:
            rules = cited.get(type(step).__name__, [])
            found[key] = StepWords(step.final, step.sealed, rules)
    return found
