"""What the client takes from Python is generated, and nothing of it is out of date."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Annotated, Literal, NamedTuple

import pytest
from msgspec import Meta, Raw, Struct
from msgspec.inspect import type_info

from sobremesa.play.plain import HOLDS
from sobremesa.web.typescript.__main__ import generated, main, stale
from sobremesa.web.typescript.prints import prints_of
from sobremesa.web.typescript.wire import Types

SOURCE = Path(__file__).resolve().parents[2] / "src" / "sobremesa"
GENERIC = re.compile(r"\b(View|Offer|Choice|FactValue)\b[^}]*\} from '\$client/lib/wire\.gen'")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of all that is generated, and of what it is generated from."""
    for path in generated(SOURCE):
        for one in (path, path.parents[1] / "game.toml"):
            if one.is_file():
                copy = tmp_path / one.relative_to(SOURCE)
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(one, copy)
    return tmp_path


def test_every_generated_file_is_as_the_generator_writes_it() -> None:
    assert not stale(SOURCE), "run `make generate`"


def test_every_drawn_table_has_its_words_and_its_print() -> None:
    drawn = {path.parent.parent.name for path in SOURCE.glob("games/*/table/Table.svelte")}
    assert drawn
    made = set(generated(SOURCE))
    for name in drawn:
        for file in ("view.gen.ts", "print.gen.ts"):
            assert SOURCE / "games" / name / "table" / file in made


def test_no_other_file_says_that_it_is_generated() -> None:
    assert set(SOURCE.rglob("*.gen.ts")) == set(generated(SOURCE))


@pytest.mark.parametrize(
    ("game", "key", "printed", "corrected"),
    [
        ("macelandia", "race", '"fairy"', '"demon"'),
        ("macelandia", "partners", '["l03"]', '["l04"]'),
        ("antayagi", "points_when_raised", "2", "3"),
        ("la_macarena", "name", '"fire"', '"flame"'),
        ("macao", "cap", "[6,", "[5,"),
        ("macaron", "highest", "10", "11"),
    ],
)
def test_a_number_corrected_in_the_data_reaches_the_table(
    checkout: Path, game: str, key: str, printed: str, corrected: str
) -> None:
    assert not stale(checkout)
    data = checkout / "games" / game / "game.toml"
    text = data.read_text(encoding="utf-8")
    line = f"{key} = {printed}"
    assert line in text
    data.write_text(text.replace(line, f"{key} = {corrected}"), encoding="utf-8")
    table = checkout / "games" / game / "table" / "print.gen.ts"
    assert list(stale(checkout)) == [table]
    assert main(["--check"], checkout) == 1
    assert main([], checkout) == 0
    assert main(["--check"], checkout) == 0
    assert table.read_text(encoding="utf-8") != (
        SOURCE / "games" / game / "table" / "print.gen.ts"
    ).read_text(encoding="utf-8")


def test_a_wrong_argument_is_refused(checkout: Path) -> None:
    assert main(["--chek"], checkout) == 2


@pytest.mark.parametrize("path", sorted(SOURCE.glob("games/*/table")), ids=lambda p: p.parent.name)
def test_no_drawn_table_takes_a_view_without_its_types(path: Path) -> None:
    for file in [*path.rglob("*.ts"), *path.rglob("*.svelte")]:
        assert not GENERIC.search(file.read_text(encoding="utf-8")), f"{file} takes any game's view"


ROUND = """\
export const ROUND: RoundPrint = /* @__PURE__ */ printed('owls', 'round', { cards: 2 })
"""

CARD = """\
export type CardPrint =
  Readonly<{ name: "cat's-eye" | 'owl'; cost: readonly 'red'[]; flies?: boolean;
  power?: readonly CardPowerPrint[] }>
"""


def test_printed_numbers_are_numbers_and_words_are_those_that_there_are() -> None:
    text = prints_of(
        "owls",
        """
        [round]
        cards = 2
        source = "rulebook"
        [[card]]
        name = "cat's-eye"
        cost = ["red"]
        [[card]]
        name = "owl"
        cost = []
        flies = true
        source = { flies = "ruling" }
        [[card.power]]
        points = 3
        """,
    )
    assert "source" not in text
    assert "ruling" not in text
    assert ROUND in text
    assert CARD in text
    assert "{ name: 'owl', cost: [], flies: true, power: [{ points: 3 }] }" in text


class Place(NamedTuple):
    """Where something lies."""

    row: int
    name: str | None


class Sent(Struct, tag="sent", omit_defaults=True):
    """Something sent.

    By somebody.
    """

    places: list[Place]
    """All of them; None is nowhere."""
    view: Annotated[Raw, Meta(extra={HOLDS: dict[str, int]})]
    phase: Literal["on", "off"] = "on"


class Taken(Struct, forbid_unknown_fields=True):
    """Something taken."""

    name: str
    wish: str = ""


class Kept(Struct):
    """Something that always says all."""

    name: str = ""


class Dated(Sent, kw_only=True):
    """Something sent on a day."""

    day: str
    phase: Literal["on", "off"] = "off"


def declared(*classes: type) -> str:
    types = Types()
    for cls in classes:
        types.of(type_info(cls))
    return "".join(types.declared.values())


def test_structs_become_types() -> None:
    assert declared(Sent) == (
        """
/**
 * Something sent.
 *
 * By somebody.
 */
export type Sent = {
  readonly type: 'sent'
  /** All of them; null is nowhere. */
  readonly places: readonly Place[]
  readonly view: Readonly<Record<string, number>>
  readonly phase?: 'off' | 'on'
}

/** Where something lies. */
export type Place = readonly [row: number, name: string | null]
"""
    )


def test_a_struct_has_the_fields_of_the_one_that_it_extends_and_what_is_said_of_them() -> None:
    assert """
export type Dated = {
  readonly type: 'sent'
  readonly day: string
  readonly phase?: 'off' | 'on'
  /** All of them; null is nowhere. */
  readonly places: readonly Place[]
  readonly view: Readonly<Record<string, number>>
}
""" in declared(Dated)


def test_a_field_is_optional_where_it_need_not_be_there() -> None:
    assert "Readonly<{ name: string; wish?: string }>" in declared(Taken)
    assert "Readonly<{ name: string }>" in declared(Kept)


def test_two_structs_of_one_name_are_refused() -> None:
    other = type("Kept", (Struct,), {"__annotations__": {"count": int}})
    with pytest.raises(TypeError, match="called Kept"):
        declared(Kept, other)
