"""The platform knows no game: none of a game's own names stands in its code."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from sobremesa.web.vocabulary import vocabulary
from stage import PUBLISHED

SOURCE = Path(__file__).resolve().parents[2] / "src" / "sobremesa"
CODE = {".py", ".ts", ".svelte"}
OTHER = {".css", ".html", ".svg", ".webmanifest"}

HOUSE = {
    "seat": "a noun that every game has, as the core says (`Seat`)",
    "card": "a noun that every game with cards has, as the core says (`Card`)",
    "hand": "the fact that every game calls its players' cards by",
    "danger": "the noun and the fact by which a game says what threatens a seat",
}
"""What games may share with the platform."""

OTHERWISE = {
    "kind": "how a fact is told",
    "link": "who may find a table: those with the link",
    "mode": "how a database is opened",
    "object": "a type of JavaScript",
    "outcome": "a field of a result, and the first word of its message",
    "place": "a column of a result",
    "turn": "whose turn it is, beside a table's journal",
    "role": "an attribute of the page",
    "row": "a shape of a fact",
    "value": "a column of the store",
    "verdict": "what a choice gave away",
    "who": "the one who asks",
}
"""Words of the platform's own that a game happens to have for something else."""


@cache
def platform(*suffixes: str) -> list[Path]:
    """The files of every room but the games', tests of the client left out."""
    return sorted(
        path
        for path in SOURCE.rglob("*")
        if path.suffix in suffixes
        and not path.name.endswith(".test.ts")
        and path.relative_to(SOURCE).parts[0] != "games"
        and "static" not in path.parts
    )


def bare(text: str) -> str:
    """Client code without its comments, and without the styles of a component."""
    text = re.sub(r"/\*.*?\*/|<!--.*?-->|<style>.*?</style>", "", text, flags=re.DOTALL)
    return re.sub(r"(^|\s)//.*$", "", text, flags=re.MULTILINE)


@cache
def strings(path: Path) -> list[str]:
    """Every string of a file of code; what a component's markup says plainly is none."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        nodes = list(ast.walk(ast.parse(text)))
        told = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
        said = [node for node in nodes if isinstance(node, ast.Constant) and id(node) not in told]
        return [node.value for node in said if isinstance(node.value, str)]
    text = bare(text)
    if path.suffix == ".svelte":
        script = "".join(re.findall(r"<script.*?</script>", text, flags=re.DOTALL))
        markup = re.sub(r"<script.*?</script>", "", text, flags=re.DOTALL)
        text = script + "\n".join(re.findall(r"\{[^{}]*\}", markup))
    found = re.finditer(r"'([^'\n]*)'|\"([^\"\n]*)\"|`([^`]*)`", text)
    return [next(said for said in match.groups() if said is not None) for match in found]


def named(said: str) -> set[str]:
    """The names that a string can mean: itself, or what stands in a key such as `option-side`."""
    keyed = re.match(r"(?:option|outcome|noun|fact|verb|ask)-([a-z0-9_]+)", said)
    thing = re.match(r"([a-z0-9_]+):", said)
    return {said, *[match[1] for match in (keyed, thing) if match]}


@cache
def names_of(name: str) -> set[str]:
    """A game's own names: of its options, outcomes and nouns."""
    words = vocabulary(name)
    options = {option.name for offered in words.options.values() for option in offered}
    return options | set(words.outcomes) | set(words.nouns)


def test_no_platform_code_knows_a_games_options_outcomes_or_nouns() -> None:
    own = {word: name for name in PUBLISHED for word in names_of(name)}
    found = {
        f"{path.relative_to(SOURCE)}: {word!r} of {own[word]}"
        for path in platform(*CODE)
        for said in strings(path)
        for word in named(said)
        if word in own and word not in HOUSE and word not in OTHERWISE
    }
    assert not found


@pytest.mark.parametrize("name", PUBLISHED)
def test_no_platform_file_knows_a_game(name: str) -> None:
    word = re.compile(rf"(?<![a-z0-9]){name}(?![a-z0-9])")

    def knows(path: Path) -> bool:
        code = path.suffix in CODE
        said = strings(path) if code else [bare(path.read_text(encoding="utf-8"))]
        return any(word.search(text) for text in [path.name, *said])

    assert not [path for path in platform(*CODE, *OTHER) if knows(path)]


@pytest.mark.parametrize("word", [*HOUSE, *OTHERWISE])
def test_what_is_excused_is_still_there(word: str) -> None:
    assert any(word in names_of(name) for name in PUBLISHED) or word == "hand"
    assert any(word in named(said) for path in platform(*CODE) for said in strings(path))
