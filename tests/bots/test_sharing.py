"""A search that is shared finds the same, whoever helps and whoever is lost."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from bots.test_search import asked, positions
from laws.tables import every_game
from sobremesa.bots import player, think_with
from sobremesa.bots.hints import Hint, hints_for
from sobremesa.bots.levels import Levelled
from sobremesa.bots.search import Advice, Budget, Helpers, Searcher
from sobremesa.cli import app
from sobremesa.core.game import Game
from sobremesa.core.rng import Rng
from sobremesa.core.words import Refusal
from sobremesa.games import load
from sobremesa.play.sharing import HelperProcesses, divided, helping


@contextmanager
def ready(game: Game[Any, Any], count: int) -> Iterator[HelperProcesses]:
    """Helpers who are all there."""
    helpers = HelperProcesses(game, count)
    try:
        while not all(helper.is_ready() for helper in helpers.helpers):
            assert all(helper.process.is_alive() for helper in helpers.helpers)
            time.sleep(0.01)
        yield helpers
    finally:
        helpers.stop()


def told(advice: Advice) -> list[object]:
    """All that a search has found."""
    tried = [(one.action, one.results, one.totals) for one in advice.tried]
    return [tried, advice.best.action, advice.champion.action, advice.chances]


def said(hints: list[Hint]) -> list[object]:
    """All that hints say."""
    reasons = [one.reason and (one.reason.term, one.reason.more) for one in hints]
    return [[(one.action, one.chance, one.lead) for one in hints], reasons]


def advice_of(game: Game[Any, Any], s: Any, helpers: Helpers[Any] | None) -> tuple[object, int]:
    """What a search finds at a position, and how its luck goes on."""
    seat, choices = asked(game, s)
    searcher, luck = Searcher(game, Budget(24)), Rng(b"thoughts")
    searcher.helpers = helpers
    found = told(searcher.advise(game.view(s, seat), choices, luck))
    return found, luck.below(60_000)


@every_game
def test_any_number_of_processes_finds_the_same(name: str) -> None:
    game = load(name)
    places = positions(game, game.options_among_bots(game.kind.seats[-1]), 3, 7)
    alone = [advice_of(game, s, None) for s in places]
    with ready(game, 2) as helpers:
        assert [advice_of(game, s, helpers) for s in places] == alone
        assert not any(helper.lost for helper in helpers.helpers)
        helpers.helpers.pop().stop()
        assert [advice_of(game, s, helpers) for s in places] == alone
        assert not helpers.helpers[0].lost


def test_hints_are_the_same_with_what_speaks_for_them() -> None:
    game = load("la_macarena")
    s = positions(game, game.options_among_bots(2), 1, 9)[0]
    seat, choices = asked(game, s)
    with ready(game, 1) as helpers:
        found = [
            said(hints_for(game, game.view(s, seat), choices, Rng(b"hint"), 32, each))
            for each in (None, helpers)
        ]
        assert not helpers.helpers[0].lost
    assert found[0] == found[1]


def test_a_helper_that_is_killed_changes_nothing() -> None:
    game = load("macaron")
    places = positions(game, game.options_among_bots(2), 2, 5)
    alone = [advice_of(game, s, None) for s in places]
    with ready(game, 2) as helpers:
        for helper in helpers.helpers:
            assert helper.process.pid is not None
            os.kill(helper.process.pid, signal.SIGKILL)
            assert [advice_of(game, s, helpers) for s in places] == alone
            assert helper.lost
        assert [advice_of(game, s, helpers) for s in places] == alone


def test_one_that_dies_while_it_thinks_changes_nothing() -> None:
    """It is asked and never answers: what it was to do is done by whoever asked."""
    game = load("macaron")
    s = positions(game, game.options_among_bots(2), 1, 5)[0]
    with ready(game, 1) as helpers:
        helper = helpers.helpers[0]
        assert helper.process.pid is not None
        os.kill(helper.process.pid, signal.SIGSTOP)
        ask = helper.ask

        def ask_and_kill(share: Any) -> None:
            ask(share)
            helper.process.kill()

        helper.ask = ask_and_kill  # type: ignore[method-assign]
        assert advice_of(game, s, helpers) == advice_of(game, s, None)
        assert helper.lost


def test_a_helper_with_another_game_is_not_listened_to(capfd: pytest.CaptureFixture[str]) -> None:
    game = load("template")
    s = positions(game, game.options_among_bots(2), 1, 0)[0]
    with ready(game, 1) as helpers:
        helpers.played = (game.name, game.version, "corrected")
        assert advice_of(game, s, helpers) == advice_of(game, s, None)
        assert helpers.helpers[0].lost
    assert "template is another game here" in capfd.readouterr().err


def test_nobody_waits_for_helpers_who_are_not_ready() -> None:
    game = load("template")
    s = positions(game, game.options_among_bots(2), 1, 0)[0]
    helpers = HelperProcesses(game, 1)
    pid = helpers.helpers[0].process.pid
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)
    try:
        assert advice_of(game, s, helpers) == advice_of(game, s, None)
    finally:
        helpers.stop()


def test_worlds_are_divided_in_their_order() -> None:
    lucks = [Rng(bytes([number])) for number in range(7)]
    for parts in (1, 2, 3, 7):
        shares = divided(lucks, parts)
        assert [luck for part in shares for luck in part] == lucks
        assert len(shares) == parts
        sizes = [len(part) for part in shares]
        assert max(sizes) == sizes[0] <= min(sizes) + 1


def test_who_searches_is_helped_and_nobody_else() -> None:
    game = load("macaron")
    helpers: Helpers[Any] = Helpers()
    searcher, strong, weak = (player(name, game) for name in ("search-8", "level-5", "level-2"))
    for bot in (searcher, strong, weak, player("random", game)):
        think_with(bot, helpers)
    assert isinstance(searcher, Searcher)
    assert searcher.helpers is helpers
    assert isinstance(strong, Levelled)
    assert strong.searcher is not None
    assert strong.searcher.helpers is helpers
    assert isinstance(weak, Levelled)
    assert weak.searcher is None


def test_a_record_does_not_tell_how_many_processes_there_were(tmp_path: Path) -> None:
    files = [tmp_path / f"{jobs}.game" for jobs in (1, 2)]
    for jobs, file in enumerate(files, 1):
        command = f"record macelandia --seats 4 --bots search-8 --seed s --jobs {jobs} -o {file}"
        run = CliRunner().invoke(app, command.split())
        assert run.exit_code == 0, run.output
    assert files[0].read_text() == files[1].read_text()


def test_no_process_at_all_is_refused() -> None:
    with pytest.raises(Refusal, match="jobs must be 1 or more"), helping(load("macaron"), 0):
        pass
