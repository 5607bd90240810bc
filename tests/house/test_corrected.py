"""One number of each game is corrected, and is seen everywhere: played, told, drawn, kept."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from sobremesa.core.corrections import FOLDER
from sobremesa.core.record import read_record, replay
from sobremesa.core.rng import seed_of
from sobremesa.core.words import Refusal
from sobremesa.games import load
from sobremesa.play.local import LocalTable
from sobremesa.texts.languages import LANGUAGES, folder_of
from sobremesa.web.prints import corrected_games, corrected_print

SCRIPT = Path(__file__).with_name("corrected.py")


class Case(NamedTuple):
    """A correction, and what follows from it."""

    game: str
    text: str
    said: dict[str, tuple[str, str]]
    """Messages as they are told in English and Japanese then."""
    row: list[str] | None
    """A row of the rulebook's tables."""
    drawn: tuple[str, str, str, object]
    """Section, name of an item, key and value of what the client draws."""


CASES = [
    Case(
        "antayagi",
        "[card.hat-plain]\ncopies = 4\n[card.bone-plain]\ncopies = 8\n"
        "[object.hat]\ncopies = 6\n[object.bone]\ncopies = 10",
        {},
        ["Hat", "1", "no", "6"],
        ("object", "hat", "copies", 6),
    ),
    Case("la_macarena", "[end]\nmax_hands = 1", {}, None, ("end", "", "max_hands", 1)),
    Case(
        "macao",
        "[card.judge]\ngain_pp = 5\n[space.lisboa]\npoints = [9, 8, 7]",
        {
            "noun-card-judge.about": (
                "Office. Cost: 2 gray. Once per round: 1 gray → 5 prestige points.",
                "【役職】コスト：灰2。ラウンドに1回：灰1 → 名声点5点。",
            )
        },
        None,
        ("card", "judge", "gain_pp", 5),
    ),
    Case(
        "macaron",
        "[side.normal.row.3-4]\nfrom = 4\npoints = 9",
        {
            "noun-row-3-4": ("4 boxes", "ボックス4個"),
            "noun-row-1-2": ("1–3 boxes", "ボックス1～3個"),
        },
        None,
        ("side", "normal", "targets", [10, 20]),
    ),
    Case(
        "macelandia",
        "[kind.l08]\nstrength = 1\n[kind.l11]\nstrength = 1\n[kind.d11]\nstrength = 1\n"
        '[ability.vital_shot]\ntarget_races = ["demon"]',
        {
            "noun-kind-l08": ("Griffin (1)", "グリフォン（1）"),
            "noun-power-vital_shot": ("Vital Shot: defeats demon", "急所射ち：魔族に勝つ"),
        },
        None,
        ("kind", "l08", "strength", 1),
    ),
]


def as_shipped(name: str) -> str:
    """A record of random bots with the data as shipped."""
    game = load(name)
    seats = game.kind.seats[-1]
    table = LocalTable(game, game.options_among_bots(seats), seed_of("owner"), ["random"] * seats)
    table.let_bots_act()
    return table.record.write()


def seen(case: Case, folder: Path, shipped: str) -> dict[str, Any]:
    (folder / f"{case.game}.toml").write_text(case.text, encoding="utf-8")
    static = folder / "static"
    static.mkdir()
    (static / "index.html").write_text("<head></head>", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(SCRIPT)],
        input=json.dumps([case.game, list(case.said), shipped]),
        env={**os.environ, FOLDER: str(folder), "SOBREMESA_STATIC": str(static)},
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=[case.game for case in CASES])
def test_a_corrected_number_is_seen_everywhere(case: Case, tmp_path: Path) -> None:
    shipped = as_shipped(case.game)
    found = seen(case, tmp_path, shipped)
    data = found["data"]
    # It is played with, and written down.
    assert len(data) == 16
    record = read_record(found["record"])
    assert record.data == data
    before = read_record(shipped)
    assert (record.choices, record.end) != (before.choices, before.end)
    assert before.data == ""
    # Nobody plays with other data what was played with these.
    with pytest.raises(Refusal, match=f"played with the corrected data {data} of {case.game}"):
        replay(load(case.game), record)
    assert found["refused"].endswith(f"here they are the corrected data {data}")
    # It is told.
    told = [message for at in (0, 1) for message in [said[at] for said in case.said.values()]]
    assert found["texts"] == told
    assert found["doubted"] == []
    if case.row is not None:
        assert case.row in found["rows"]
    elif case.game == "la_macarena":
        assert any("The game lasts 1 hands at most" in rule for rule in found["rules"])
    else:
        assert found["rows"]
    # It is drawn.
    section, name, key, value = case.drawn
    drawn = found["print"][section]
    item = next(one for one in drawn if one["name"] == name) if name else drawn
    assert item[key] == value
    assert "source" not in item
    assert found["page"]
    # The recorded glimpse was another game; a lesson is given, or left out with a reason.
    assert not found["glimpse"]
    assert found["lesson"] == "" or found["lesson"].startswith(f"the lesson of {case.game} cannot")


def test_nothing_is_sent_where_nothing_is_corrected() -> None:
    assert corrected_games() == []
    assert corrected_print("macao") == {}


@pytest.mark.parametrize("name", ["macao", "macaron", "macelandia"])
def test_every_language_can_tell_what_is_corrected(name: str) -> None:
    keys = {
        language: [
            line.split(" =")[0]
            for line in folder_of(name).joinpath(f"{language}.ftl").read_text("utf-8").splitlines()
            if line.startswith("corrected-")
        ]
        for language in LANGUAGES
    }
    assert keys["en"]
    assert all(found == keys["en"] for found in keys.values())
