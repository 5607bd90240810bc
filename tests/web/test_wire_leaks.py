"""Nothing that a server sends tells a viewer what is hidden from him.

Each game is played on two servers: the true game, and a twin of it whose hidden part was dealt
differently at some moment, while the other seats follow a script that looks the same from outside.
Whatever a seat and a spectator receive, by HTTP and on the socket, must be the same, byte for byte.
"""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from websockets.http11 import Request

from sobremesa.core.rng import Rng
from sobremesa.core.words import SPECTATOR, Refusal
from sobremesa.games import SHELF, load
from sobremesa.play import acts, news, viewer
from sobremesa.play.background import Background
from sobremesa.play.denied import Denied
from sobremesa.play.handed import Before
from sobremesa.play.helping import Helping
from sobremesa.play.jobs import Answer, Hints, Told
from sobremesa.play.journal import Acted
from sobremesa.play.listener import Listener
from sobremesa.play.log_lines import plain_line
from sobremesa.play.luck import Luck
from sobremesa.play.match import Match
from sobremesa.play.past import Past
from sobremesa.play.promised import Promised
from sobremesa.play.replays import Film
from sobremesa.play.table import Table
from sobremesa.play.viewer import Viewer, encode, plain_view
from sobremesa.web.admission import Asked, entry
from web.twins import Script, write_script
from web.wiretap import World, compare, two_worlds

pytestmark = pytest.mark.asyncio(loop_scope="module")

Worlds = tuple[World, World]

DEEP = int(os.environ.get("SOBREMESA_DEEP_GAMES", "0"))
PART = 25
MOMENTS = 70
"""Moments are drawn from the first so many choices of a game."""
LONGEST = 12
TRIES = 4000
"""So many moments are looked at; in a tiny game few leave something to be hidden."""
HIDING = [name for name in SHELF if load(name).kind.hidden]
"""Where everybody knows everything, nothing can leak."""


def scripts(name: str, start: int, count: int) -> list[Script]:
    """Scripts of a game: all numbers of seats and options, viewers and moments in turn."""
    game = load(name)
    every = game.all_options()
    found: list[Script] = []
    for number in range(start, start + TRIES):
        luck = Rng(f"{name} {number}".encode())
        options = every[luck.below(len(every))]
        viewer = SPECTATOR if number % 3 == 2 else luck.below(options.seats)
        moment = luck.below(MOMENTS)
        seed = f"leak {number}".encode()
        script = write_script(game, options, seed, viewer, moment, LONGEST)
        if script is not None:
            found.append(script)
        if len(found) == count:
            return found
    raise AssertionError(f"{name} has {len(found)} scripts in {TRIES} moments, not {count}")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def worlds(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Worlds]:
    """Two servers for all tests here."""
    async with two_worlds(tmp_path_factory.mktemp("worlds")) as started:
        yield started


async def compare_all(worlds: Worlds, chosen: list[Script]) -> int:
    """Play all scripts; give how much the watchers have received."""
    return sum([await compare(worlds, script) for script in chosen])


@pytest.mark.slow
@pytest.mark.parametrize("name", HIDING)
async def test_nothing_leaks(name: str, worlds: Worlds) -> None:
    chosen = scripts(name, 0, 3)
    assert any(script.then for script in chosen)
    assert await compare_all(worlds, chosen) > 100


@pytest.mark.deep
@pytest.mark.parametrize("name", HIDING)
@pytest.mark.parametrize("part", range(-(-DEEP // 400)))
async def test_nothing_leaks_in_many_games(name: str, part: int, tmp_path: Path) -> None:
    async with two_worlds(tmp_path) as worlds:
        await compare_all(worlds, scripts(name, 1000 + part * 1000, PART))


Plant = Callable[[pytest.MonkeyPatch], None]


def truth(match: Match | None) -> str:
    """All that is hidden at a table, for faults to give away."""
    return str(match.game.reveal(match.state)) if match is not None else ""


def after_each_look(
    monkeypatch: pytest.MonkeyPatch, spoil: Callable[[Viewer, Any, bool], None]
) -> None:
    """Spoil what a viewer has seen; whether anything had changed is known."""
    honest = Viewer.look

    def look(self: Viewer, s: Any, made: int = 0) -> bool:
        changed = honest(self, s, made)
        spoil(self, s, changed)
        return changed

    monkeypatch.setattr(Viewer, "look", look)


def version_that_counts_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    """What another seat seals in secret counts as a version."""

    def spoil(seen: Viewer, _: Any, changed: bool) -> None:
        seen.version += not changed

    after_each_look(monkeypatch, spoil)


def fact_of_another_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view has a fact that is hidden."""

    def spoil(seen: Viewer, s: Any, _: bool) -> None:
        seen.view = seen.view[:-1] + b',"peek":' + encode(seen.game.reveal(s)) + b"}"

    after_each_look(monkeypatch, spoil)


def line_for_another_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everyone reads the log of whoever acted."""

    def spoil(seen: Viewer, s: Any, _: bool) -> None:
        for seat in range(s.seats):
            for line in seen.game.words.heard(s.log, seat):
                seen._starts.append(len(seen._lines))
                seen._lines += encode(plain_line(line)) + b","
                seen.news += 1

    after_each_look(monkeypatch, spoil)


def error_that_names_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal explains itself with what others hold."""

    def drafted(match: Match, seat: int, choices: list[str]) -> Any:
        asked = match.offer(seat)
        words = match.game.words
        if asked and choices[0] in [words.spell(action) for action in asked.choices]:
            return honest(match, seat, choices)
        raise Denied("illegal", f"that cannot be: {truth(match)}")

    honest = acts.drafted
    monkeypatch.setattr(acts, "drafted", drafted)


def card_that_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card shows something that depends on what is hidden."""
    honest = Table.take

    def take(self: Table, *entry: Any) -> None:
        honest(self, *entry)
        self.card.title = f"{sum(truth(self.match).encode())}"

    monkeypatch.setattr(Table, "take", take)


def list_that_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is kept beside the journal, for the lobby, depends on what is hidden."""
    honest = Table.standing_after

    def standing_after(self: Table, entry: Any, *more: Any) -> Any:
        new = honest(self, entry, *more)
        if isinstance(entry, Acted):
            new.rematch = f"{sum(truth(self.match).encode())}"
        return new

    monkeypatch.setattr(Table, "standing_after", standing_after)


def replay_through_other_eyes(monkeypatch: pytest.MonkeyPatch) -> None:
    """The public replay shows what the last seat saw."""

    honest = Background.film

    async def film(self: Background, table: str, past: Past, seat: int, who: str | None) -> Film:
        return await honest(self, table, past, past.seats - 1, who)

    monkeypatch.setattr(Background, "film", film)


def replay_through_any_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks for the frames of a seat while the game runs is taken to sit there."""
    monkeypatch.setattr("sobremesa.web.replays.own_seat", lambda *asked: int(asked[-1]))


def trying_in_the_true_world(monkeypatch: pytest.MonkeyPatch) -> None:
    """What would come of a choice is tried out with the true hidden cards."""

    async def attempt(
        _: Background, __: str, ___: str | None, match: Match, seat: int, at: int, tried: list[str]
    ) -> Answer:
        s = match.state.clone()
        try:
            for notation in tried:
                match.game.flow.apply(s, seat, match.game.words.read(notation))
        except Refusal as refusal:
            return Answer(why="illegal", detail=str(refusal))
        return Answer(viewer.encode(match.game.reveal(s)), b"null", b"[]")

    monkeypatch.setattr(Background, "attempt", attempt)


def hint_from_the_true_world(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint's chances are those of the true hidden cards."""

    async def hint(
        _: Background, __: str, ___: str | None, match: Match, seat: int, *more: object
    ) -> Hints:
        choice = match.game.words.spell(match.choices(seat)[0])
        return Hints([Told(choice, sum(truth(match).encode()) % 101 / 100, 0.0, None, False)])

    monkeypatch.setattr(Background, "hint", hint)


def verdict_from_the_true_world(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a choice gave away is found out from the true hidden cards."""
    honest = Helping.verdict

    async def verdict(self: Helping, *asked: Any) -> news.Verdict:
        found = await honest(self, *asked)
        found.lost = sum(truth(self._live.table.match).encode()) % 101 / 100
        return found

    monkeypatch.setattr(Helping, "verdict", verdict)


def verdict_from_what_came_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A choice is looked at from the view after it, which shows what it has turned up."""
    honest = Helping.verdict

    async def verdict(
        self: Helping, listener: Listener, message: str, before: Before, chosen: list[str]
    ) -> news.Verdict:
        found = await honest(self, listener, message, before, chosen)
        match = self._live.table.playing_match()
        after = encode(plain_view(match.game, match.state, before.seat))
        found.lost = sum(after) % 101 / 100
        return found

    monkeypatch.setattr(Helping, "verdict", verdict)


def planning_in_the_true_world(monkeypatch: pytest.MonkeyPatch) -> None:
    """The refusal of the second of two choices tells what the first one has turned up."""

    def drafted(match: Match, seat: int, choices: list[str]) -> Any:
        s = match.state.clone()
        try:
            for notation in choices:
                match.game.flow.apply(s, seat, match.game.words.read(notation))
        except Refusal:
            told = match.game.reveal(s) if len(choices) > 1 else ""
            raise Denied("illegal", f"that cannot be: {told}") from None
        return honest(match, seat, choices)

    honest = acts.drafted
    monkeypatch.setattr(acts, "drafted", drafted)


def secret_in_the_welcome(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the table has committed to is told together with the commitment."""
    honest = Promised.told

    def told(self: Promised) -> Luck | None:
        found = honest(self)
        if found is not None:
            found.commitment += self._secret.hex()
        return found

    monkeypatch.setattr(Promised, "told", told)


def salt_in_the_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card tells the half of what the commitment was made of."""
    honest = Table.take

    def take(self: Table, *entry: Any) -> None:
        honest(self, *entry)
        self.card.title = self.promised._salt

    monkeypatch.setattr(Table, "take", take)


def screen_of_whoever_opens_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The big screen is its owner's page, and shows what he holds."""

    def entered(request: Request) -> Asked:
        return entry(request)._replace(public=False)

    monkeypatch.setattr("sobremesa.web.socket.entry", entered)


def to_find_leaks() -> list[Script]:
    """Scripts in which every planted leak shows."""
    game = load("macaron")
    found = [
        write_script(game, game.options_for(4), b"planted", viewer, moment, LONGEST)
        for viewer, moment in ((0, 0), (SPECTATOR, 0), (2, 9))
    ]
    return [script for script in found if script is not None]


@pytest.mark.slow
async def test_the_servers_without_a_fault_are_clean(worlds: Worlds) -> None:
    await compare_all(worlds, to_find_leaks())


@pytest.mark.parametrize(
    "plant",
    [
        version_that_counts_everything,
        fact_of_another_hand,
        line_for_another_seat,
        error_that_names_a_card,
        card_that_tells,
        list_that_tells,
        replay_through_other_eyes,
        replay_through_any_seat,
        trying_in_the_true_world,
        hint_from_the_true_world,
        verdict_from_the_true_world,
        planning_in_the_true_world,
        secret_in_the_welcome,
        salt_in_the_card,
        screen_of_whoever_opens_it,
    ],
)
async def test_a_planted_leak_is_found(
    plant: Plant, worlds: Worlds, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The scripts are written with the honest game; the servers have the fault."""
    chosen = to_find_leaks()
    plant(monkeypatch)
    with pytest.raises(AssertionError, match=r"a leak|version"):
        await compare_all(worlds, chosen)


async def test_a_verdict_on_what_a_choice_has_turned_up_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here the viewer's last choice lets him see cards that differ; what is said of it may not.

    The worlds are fresh: a leak that was found early has left a table in one of the others.
    """
    game = load("macelandia")
    script = write_script(game, game.options_for(4), b"planted", 0, 9, LONGEST)
    assert script is not None
    async with two_worlds(tmp_path) as worlds:
        await compare(worlds, script)
        assert worlds[0].received[-1].startswith("the viewer's coach: "), "he is asked in the end"
        verdict_from_what_came_of_it(monkeypatch)
        with pytest.raises(AssertionError, match="a leak: the viewer's coach"):
            await compare(worlds, script)
