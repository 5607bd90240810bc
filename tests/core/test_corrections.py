"""An owner's corrections: what may be corrected, and how each mistake is named."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from laws.tables import every_game
from sobremesa.core import corrections
from sobremesa.core.corrections import Overlay, limits_of
from sobremesa.core.data import shipped
from sobremesa.core.sources import RECONSTRUCTED, data_of
from sobremesa.core.words import Refusal
from sobremesa.terminal.data import correctable, written

FIXED = {
    "antayagi": {"back.effect"},
    "macao": {
        *("space.kind", "quarter.row", "quarter.column"),
        *("card.kind", "card.when", "card.limit", "card.effect"),
        *("card.against", "card.by", "card.cubes", "card.distance", "card.extra", "card.factor"),
        *("card.first", "card.further", "card.gc", "card.good", "card.min_cost", "card.steps"),
        "card.values",
    },
}
"""What is reconstructed and cannot be corrected: how a board lies, and rules that cards change."""


def overlay(game: str, text: str) -> Overlay:
    found = Overlay(game, shipped(f"sobremesa.games.{game}"))
    found.lay(tomllib.loads(text))
    return found


@every_game
def test_what_is_written_for_an_owner_corrects_nothing_yet(name: str) -> None:
    assert overlay(name, written(name)).laid == {}


@every_game
def test_every_reconstructed_datum_can_be_corrected_or_is_named(name: str) -> None:
    free = {".".join(datum.path) for _, datum, _ in correctable(name)}
    for datum in data_of(shipped(f"sobremesa.games.{name}")):
        kind = f"{datum.kind}.{datum.path[-1]}"
        if datum.source == RECONSTRUCTED and not datum.named and kind not in FIXED.get(name, set()):
            track = kind == "side.row.from" and datum.value in (0, 1, 8)
            assert ".".join(datum.path) in free or track, datum.path


@every_game
def test_nothing_but_reconstructions_can_be_corrected(name: str) -> None:
    kinds = {datum.kind for datum in data_of(shipped(f"sobremesa.games.{name}"))}
    assert set(limits_of(name).rows) <= kinds
    assert {datum.source for _, datum, _ in correctable(name)} <= {RECONSTRUCTED}


MISTAKES = [
    ("macao", "[crad.judge]\ncost = []", ["macao.toml, crad: there is no such table", "space"]),
    ("macao", "[card.jugde]\ncost = []", ["card.jugde: there is none of that name", "clerk"]),
    ("macao", "[card.judge]\ncots = 1", ["card.judge.cots: there is no such key", "tribute"]),
    ("macao", "card = 3", ["card: this is a table"]),
    ("macao", "[card]\njudge = 3", ["card.judge: this is a table"]),
    ("macao", '[card.judge]\ngain_pp = "2"', ["card.judge.gain_pp: '2' should be a whole number"]),
    ("macao", "[card.judge]\ngain_pp = true", ["card.judge.gain_pp: True should be a whole"]),
    ("macao", "[card.judge]\ngain_pp = 10", ["10 should be a whole number from 1 to 9"]),
    ("macao", '[card.judge]\nname = "x"', ["card.judge.name", "cannot be corrected"]),
    ("macao", '[card.judge]\nsource = "x"', ["card.judge.source: there is no such key"]),
    ("macao", "[card.judge]\ngain_pp = 0", ["card.judge: it should bring something"]),
    ("macao", '[card.judge]\ncost = ["red", "blue"]', ["an office costs cubes of one colour"]),
    ("macao", "[card.soldier]\nextra = 2", ["card.soldier.extra: this cannot be corrected"]),
    ("macao", "[game]\nrounds = 11", ["game.rounds: this is no reconstruction (source: rulebook)"]),
    ("macao", '[quarter.q01]\ntile = "joker"', ["quarter, tile joker: these add up to 7, not 6"]),
    ("macao", '[quarter.q01]\nneighbours = ["q02"]', ["quarter.q06.neighbours: q01 should be"]),
    ("macao", '[space.london]\ngood = "jade"', ["space.genova.good: another port wants it too"]),
    ("macao", "[space.london]\npoints = [1, 2, 3]", ["a list of 3, not rising"]),
    ("antayagi", "[card.hat-plain]\ncopies = 7", ["card, copies: these add up to 81, not 80"]),
    ("antayagi", "[object.hat]\ncopies = 9", ["object.hat.copies: 9 should be 8, as the cards"]),
    ("antayagi", "[target.4]\npoints = 3", ["target.4.points: this is no reconstruction"]),
    ("la_macarena", "[end]\nmax_hands = 0", ["end.max_hands: 0 should be a whole number from 1"]),
    ("la_macarena", "[box]\nminutes = [45, 30]", ["box.minutes", "not falling"]),
    ("macaron", "[side.advanced.row.2-3]\nfrom = 4", ["side.advanced.row.4-5.from: 4 should be"]),
    ("macaron", "[side.normal.row.0]\npoints = 3", ["this is no reconstruction (source: publ"]),
    ("macaron", "[token.1]\ncopies = 3", ["token, copies: these add up to 13, not 12"]),
    ("macaron", "[token.3]\nin_5p = 1", ["token.3.in_5p: this is no reconstruction"]),
    ("macaron", '[emma.lead]\nroyal = ["any", "royal"]', ["emma.lead.royal: the last class"]),
    ("macelandia", "[kind.l08]\nstrength = 21", ["kind.l08.strength: 21 should be a whole number"]),
    ("macelandia", "[kind.l01]\nstrength = 2", ["kind.l01.strength: this is no reconstruction"]),
    ("macelandia", "[players.4]\nterritories = [1, 2, 4, 8]", ["4 of them, from 1 to 6"]),
    ("macelandia", '[ability.twin_hex]\ncard = "d01"', ["this card has another ability too"]),
    ("macelandia", '[ability.twin_hex]\nkind = "defeat"', ["ability.twin_hex.partners"]),
]


@pytest.mark.parametrize(("game", "text", "told"), MISTAKES)
def test_a_mistake_is_named_with_file_table_and_key(game: str, text: str, told: list[str]) -> None:
    with pytest.raises(Refusal) as refused:
        overlay(game, text)
    assert str(refused.value).startswith(f"{game}.toml, ")
    for part in told:
        assert part in str(refused.value)


def test_all_mistakes_of_a_file_are_named_at_once() -> None:
    with pytest.raises(Refusal) as refused:
        overlay("macelandia", "[kind.l08]\nstrength = 0\n[kind.x]\n[players.9]\n[turn]\nx = 1")
    assert str(refused.value).count(": ") == 4


def test_counts_are_looked_at_when_all_else_is_right() -> None:
    text = "[card.hat-plain]\ncopies = 7\n[card.bone-plain]\ncopies = 5\n"
    found = overlay("antayagi", f"{text}[object.hat]\ncopies = 9\n[object.bone]\ncopies = 7\n")
    assert len(found.laid) == 4


def test_a_key_is_added_and_left_out() -> None:
    found = overlay("macao", "[card.archivist]\ngain_gc = 0\ngain_any = 2\npay_gc = 0")
    card = next(card for card in found.values["card"] if card["name"] == "archivist")  # type: ignore[attr-defined]
    assert "gain_gc" not in card
    assert card["gain_any"] == 2
    assert found.laid == {"card.archivist.gain_gc": 0, "card.archivist.gain_any": 2}


def test_files_are_read_once_for_all_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(corrections.FOLDER, str(tmp_path))
    monkeypatch.setenv(corrections.KEPT, "")
    (tmp_path / "macao.toml").write_text("[card.judge]\ngain_pp = 2\n", encoding="utf-8")
    (tmp_path / "notes.txt").write_text("x", encoding="utf-8")
    assert corrections.names() == ["macao"]
    (tmp_path / "macao.toml").write_text("[", encoding="utf-8")
    assert corrections.names() == ["macao"], "what was read is kept in the environment"
    monkeypatch.setenv(corrections.KEPT, "")
    with pytest.raises(Refusal, match=r"macao\.toml is no TOML file"):
        corrections.names()
    monkeypatch.setenv(corrections.FOLDER, str(tmp_path / "none"))
    with pytest.raises(Refusal, match="cannot read corrected data"):
        corrections.names()
