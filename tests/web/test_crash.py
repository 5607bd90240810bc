"""Whatever is acknowledged survives: the server is killed again and again while people play."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from play.shape import kept_in
from sobremesa.games import SHELF, load
from sobremesa.play.journal import Acted, Entry, Row, Talked
from web.crash import ARGUMENTS, Ordeal
from web.journal import Act, Journal, check_rows
from web.serving import House

TESTS = Path(__file__).parent.parent
SHARED = [name for name in SHELF if load(name).kind.seats[-1] > 1]


@pytest.mark.slow
async def test_no_move_is_lost_or_doubled_by_a_crash(database: str) -> None:
    tally = await Ordeal(House(database, *ARGUMENTS), SHARED, seed=7).endure(3)
    print(tally)
    assert tally.complaints == []
    assert tally.crashes == 3
    assert tally.tables > len(SHARED)
    assert tally.acknowledged > 100


@pytest.mark.deep
async def test_no_move_is_lost_or_doubled_by_fifty_crashes(database: str) -> None:
    tally = await Ordeal(House(database, *ARGUMENTS), SHARED * 2, seed=50).endure(50)
    print(tally)
    assert tally.complaints == []
    assert tally.crashes == 50
    assert 0 < tally.kept < tally.unanswered


class HastyHouse(House):
    """A server that tells before it commits."""

    module = "web.hasty"


@pytest.mark.slow
async def test_a_server_that_tells_before_it_commits_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(TESTS), prepend=os.pathsep)
    house = HastyHouse(kept_in(tmp_path), *ARGUMENTS)
    # More than one: at a crash an act may be acknowledged that nobody has been shown yet.
    tally = await Ordeal(house, ["antayagi"], seed=1).endure(4)
    assert any("acknowledged and is lost" in complaint for complaint in tally.complaints)
    assert any("later had not happened" in complaint for complaint in tally.complaints)


def journals() -> list[Journal]:
    """Two players: three acts acknowledged, one refused, one never answered."""
    first, second = Journal("t", 0), Journal("t", 1)
    first.acts = [Act("a0", ["x"], 1.0, 2.0), Act("a1", ["y", "z"], 5.0, 6.0)]
    second.acts = [
        Act("a0", ["p"], 3.0, 4.0),
        Act("a1", ["q"], 7.0, None, True),
        Act("a2", ["r"], 8.0),
    ]
    return [first, second]


def rows(*entries: Entry) -> list[Row]:
    return [Row(number, 1000 + number, entry) for number, entry in enumerate(entries)]


TALK = Talked(0, "Rosa", "hello")
X, BOT, P = Acted(0, ["x"], "a0"), Acted(2, ["b"]), Acted(1, ["p"], "a0")
Y, YZ = Acted(0, ["y"], "a1"), Acted(0, ["y", "z"], "a1")
Q, R = Acted(1, ["q"], "a1"), Acted(1, ["r"], "a2")


@pytest.mark.parametrize("kept", [[X, BOT, P, YZ], [X, TALK, BOT, P, YZ, R]])
def test_what_is_kept_as_it_was_sent_gives_no_complaint(kept: list[Entry]) -> None:
    assert check_rows(journals(), rows(*kept)) == []


@pytest.mark.parametrize(
    ("kept", "complaint"),
    [
        ([BOT, P, YZ], "(0, 'a0') was acknowledged and is lost"),
        ([X, BOT, P, Y], "(0, 'a1') was ['y', 'z'], and ['y'] is kept"),
        ([X, BOT, P, YZ, X], "(0, 'a0') was carried out twice"),
        ([X, X, BOT, P, YZ], "(0, 'a0') was ['x'], and ['x', 'x'] is kept"),
        ([X, YZ, BOT, P], "(1, 'a0') was acknowledged before something that is kept before it"),
        ([X, BOT, P, Q, YZ], "(1, 'a1') was refused and is kept all the same"),
        ([X, BOT, P, YZ, Acted(1, ["s"], "b9")], "(1, 'b9') was never sent"),
    ],
)
def test_what_is_kept_otherwise_is_found(kept: list[Entry], complaint: str) -> None:
    assert complaint in check_rows(journals(), rows(*kept))


def test_a_gap_is_found() -> None:
    kept = rows(X, BOT, TALK, P, YZ)
    del kept[2]
    assert "a gap" in check_rows(journals(), kept)[0]
