"""A game's words as types: its nouns, the facts of its views, its verbs, events, steps, options."""

from __future__ import annotations

from itertools import product
from typing import Any

from sobremesa.core.game import Game
from sobremesa.core.scribe import Fact
from sobremesa.core.words import Event, Noun
from sobremesa.texts.needs import nouns_of, options_of, places_of, schema_of
from sobremesa.web.typescript import writing as ts


def views_of(game: Game[Any, Any]) -> str:
    """The text of a game's `view.gen.ts`."""
    names = Names(nouns_of(game))
    facts = "".join(_member(f.key, _fact(names, f)) for f in schema_of(game).facts)
    verbs = [
        f"{ts.key_of(v.key)}: {_tuple(v.nouns, _things(names, v.nouns))}" for v in game.words.verbs
    ]
    events = "".join(_member(e.key, _tuple(e.nouns, _told(names, e))) for e in game.words.events)
    options = [f"seats: {ts.union(ts.quote(str(seats)) for seats in game.kind.seats)}"]
    for option in options_of(game):
        values = [ts.quote(value) for value in option.values]
        if option.least is not None:
            values = ["`${number}`"]
        common = all(
            option.name in [one.name for one in game.options(seats)] for seats in game.kind.seats
        )
        options.append(f"{ts.key_of(option.name)}{'' if common else '?'}: {ts.union(values)}")
    return "".join(
        [
            ts.head("the game's words and views"),
            "\nimport type { ChoiceOf, LineOf, OfferOf, Row, WordsOf } ",
            "from '$client/table/words'\n",
            "\n" + names.declared,
            _interface("What a viewer knows.", "View", facts),
            "\n/** What may be chosen, and the things of each choice. */\n",
            ts.shaped("Verbs", verbs),
            _interface("What happens, and to what; null is not told.", "Events", events),
            "\n/** What was agreed before the game. */\n",
            ts.shaped("Options", options),
            "\n/** Where somebody is asked. */\n",
            ts.wrapped("export type Step =", ts.union(map(ts.quote, _asked(game)))),
            "\n/** How it can end. */\n",
            ts.wrapped("export type Outcome =", ts.union(map(ts.quote, game.words.outcomes))),
            "\n/** All of them, for what the house knows of a game. */\n",
            "export type Words = WordsOf<View, Verbs, Events, Options, Step, Outcome>\n",
            "export type Line = LineOf<Words>\n",
            "export type Choice = ChoiceOf<Words>\n",
            "export type Offer = OfferOf<Words>\n",
        ]
    )


class Names:
    """The types of nouns, declared as they are first used."""

    def __init__(self, nouns: dict[str, Noun]) -> None:
        self.declared = ""
        self._nouns = nouns
        self._types: dict[tuple[str, ...], str] = {}
        """By key and names: a noun may be a part of another with the same key."""
        for noun in nouns.values():
            self.of(noun)

    def of(self, noun: Noun) -> str:
        """The type of a noun's names; numbers have none, but are written like names where few."""
        if not noun.names:
            return "number"
        if noun.counts:
            return "`${number}`"
        found = (noun.key, *noun.names)
        if found not in self._types:
            self._types[found] = self._declare(noun)
        return self._types[found]

    def _declare(self, noun: Noun) -> str:
        if noun.names == self._nouns[noun.key].names:
            name, constant = f"{ts.pascal(noun.key)}Name", f"{ts.upper(noun.key)}_NAMES"
        else:
            parts = len([key for key, *_ in self._types if key == noun.key])
            number = str(parts) if parts > 1 else ""
            name = f"Some{ts.pascal(noun.key)}Name{number}"
            constant = f"SOME_{ts.upper(noun.key)}_NAMES{number}"
        if self._is_product(noun):
            parts_ = "-".join(self.placed(part) for part in noun.parts)
            self.declared += f"export type {name} = `{parts_}`\n"
            return name
        listed = (ts.quote(one) for one in noun.names)
        self.declared += ts.listing(f"export const {constant} =", listed, ending=" as const")
        self.declared += f"export type {name} = (typeof {constant})[number]\n"
        return name

    def placed(self, part: Noun) -> str:
        """A part's type inside a template."""
        return "${number}" if part.counts else f"${{{self.of(part)}}}"

    def _is_product(self, noun: Noun) -> bool:
        """Whether the compound has every combination of its parts."""
        if not noun.parts:
            return False
        every = ["-".join(made) for made in product(*[part.names for part in noun.parts])]
        return sorted(every) == sorted(noun.names)


def _fact(names: Names, fact: Fact) -> str:
    name = names.of(fact.noun) if fact.noun is not None else "number"
    if fact.kind == "one":
        return f"{name} | null"
    if fact.kind == "many":
        return ts.many(name)
    if fact.per is None:
        return "number"
    per = names.of(fact.per)
    if fact.kind == "row":
        return f"Row<{per}, {name} | null>"
    if fact.per.parts:
        return f"{{ readonly [name in {per}]?: number }}"
    return f"Row<{per}, number>"


def _told(names: Names, event: Event) -> list[str]:
    """The things of an event in a line of the log."""
    types: list[str] = []
    whole = all(event.fades)
    for i, left_out in enumerate(event.untold()):
        null = event.turned[i] or (left_out and not whole)
        types.append(names.of(event.nouns[i]) + (" | null" if null else ""))
    return types


def _things(names: Names, nouns: list[Noun]) -> list[str]:
    """The things of a choice: `card:almond-7`."""
    return [f"`{noun.key}:{names.placed(noun)}`" for noun in nouns]


def _tuple(nouns: list[Noun], types: list[str]) -> str:
    places = [f"{place}: {type_}" for place, type_ in zip(places_of(nouns), types, strict=True)]
    return f"readonly [{', '.join(places)}]"


def _asked(game: Game[Any, Any]) -> list[str]:
    """The steps where somebody chooses."""
    return [key for key, step in zip(game.words.steps, game.flow.steps, strict=True) if step.asks]


def _member(key: str, type_: str) -> str:
    return ts.wrapped(f"  readonly {ts.key_of(key)}:", type_)


def _interface(says: str, name: str, members: str) -> str:
    return f"\n/** {says} */\nexport type {name} = {{\n{members}}}\n"
