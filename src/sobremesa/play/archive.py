"""Games seen again: finished ones from what is kept of them, running ones as far as they are."""

from __future__ import annotations

import asyncio
import gzip
import time
import zlib
from array import array
from typing import Final, NamedTuple

import msgspec

from sobremesa.core.words import SPECTATOR, Refusal, Seat
from sobremesa.games import load
from sobremesa.play.background import Background, Budget
from sobremesa.play.denied import Denied
from sobremesa.play.journal import Row
from sobremesa.play.logbook import Logbook
from sobremesa.play.match import Match
from sobremesa.play.memory import Memory
from sobremesa.play.news import Said
from sobremesa.play.past import Past
from sobremesa.play.replays import ALL, FRAMES, Film, Frame, called
from sobremesa.play.store import Kept, Lost, Store
from sobremesa.play.taken import standing_acts
from sobremesa.play.talk import Talk
from sobremesa.play.viewer import NOTHING, Seen

GONE: Final = "the rules have changed before this game's frames were kept; its record is there"
LEVEL: Final = 1
"""How hard an answer is pressed together on its way: it is soon forgotten."""
AT_ONCE: Final = 5
"""So many finished games without frames are looked after in one go."""
LOOKED_AT: Final = 200

_frame: msgspec.json.Decoder[Frame] = msgspec.json.Decoder(Frame)


class Asked(NamedTuple):
    """Some of a viewer's frames."""

    table: str
    viewer: str
    start: int
    most: int
    zipped: bool


class Archive:
    """The films of a server's games."""

    def __init__(self, store: Store, background: Background) -> None:
        self._store = store
        self._background = background
        self._memory = Memory()
        self._filming: dict[str, asyncio.Task[None]] = {}
        self._gone: set[str] = set()
        """Games of which there will be no film."""

    async def stop(self) -> None:
        """Keep no more; what is missing is made when somebody asks."""
        filming = list(self._filming.values())
        for task in filming:
            task.cancel()
        await asyncio.gather(*filming, return_exceptions=True)

    # Finished games.

    def film_soon(self, table: str, past: Past | None = None) -> asyncio.Task[None]:
        """Keep everybody's frames of a finished game; one for all who wait for it."""
        task = self._filming.get(table)
        if task is None:
            task = self._filming[table] = asyncio.create_task(self._film(table, past), name="film")
            task.add_done_callback(lambda _: self._filming.pop(table))
        return task

    async def catch_up(self) -> None:
        """Look after some finished games that have no film: of before, or cut short by a stop."""
        found = await self._store.unfilmed(LOOKED_AT)
        for table in [name for name in found if name not in self._gone][:AT_ONCE]:
            await self.keep(table)

    async def keep(self, table: str, past: Past | None = None) -> None:
        """Keep everybody's frames of a finished game, if that can be done.

        Whoever has played it here by today's rules hands over the game; else it is read.
        """
        try:
            await self.film_soon(table, past)
        except (Denied, Lost):
            pass  # It is told to whoever asks.
        except Exception as problem:
            self._gone.add(table)
            Logbook(table).not_filmed(problem)

    async def finished(self, asked: Asked, who: str | None) -> bytes:
        """The answer to whoever asks for frames of a finished game."""
        first = asked.start // FRAMES
        last = (asked.start + asked.most - 1) // FRAMES
        known: bytes | None = self._memory.get(asked)
        if known is not None:
            return known
        budget = self._background.budget(who, asked.table)
        film = await self._store.frames(asked.table, asked.viewer, first, last)
        if film is None:
            await asyncio.shield(self.film_soon(asked.table))
            film = await self._store.frames(asked.table, asked.viewer, first, last)
        if film is None:
            raise Denied("closed", GONE)
        return await self._written(asked, film, first, budget, asked)

    async def last_seen(self, table: str, seat: Seat) -> Seen | None:
        """What a viewer had been shown at the end, if it is kept."""
        film = await self._store.frames(table, called(seat), 0, 1 << 20)
        return await asyncio.to_thread(_end_of, film) if film is not None else None

    async def past(self, table: str) -> Past:
        """The game as its journal has it, whatever has become of the rules."""
        kept, rows = await self._kept(table)
        return Past.kept(kept, rows)

    async def comments(self, table: str) -> list[Said]:
        """What was said of the moments of a finished game."""
        _, rows = await self._kept(table)
        return Talk.of(rows).comments

    async def _film(self, table: str, past: Past | None) -> None:
        if await self._store.frames(table, ALL, 0, 0) is not None:
            return  # It was made while somebody looked for it.
        past = past or await self.playable(table)
        try:
            films = await self._background.films(table, past)
        except Denied:
            self._gone.add(table)
            raise
        await self._store.keep_films(table, films)

    async def playable(self, table: str) -> Past:
        """The game by today's rules, if these tell what was told."""
        kept, rows = await self._kept(table)
        past = Past.kept(kept, rows)
        try:
            today = past._replace(version=load(past.game).version)
            if today == past or await self._background.agrees(table, past, acts_of(rows), True):
                return today
        except Refusal:
            pass  # The game is on the shelf no more.
        self._gone.add(table)
        raise Denied("closed", GONE)

    async def _kept(self, table: str) -> tuple[Kept, list[Row]]:
        kept = await self._store.table(table)
        if kept is None:
            raise Denied("no_table", f"there is no table {table[:40]!r}")
        return kept, await self._store.journal_since(table, 0)

    # Running games.

    async def running(
        self, asked: Asked, match: Match, who: str | None, seat: Seat = SPECTATOR
    ) -> bytes:
        """The answer to whoever asks for the frames so far: those of spectators, or his own."""
        past = Past.of(match)
        question = (*asked, *match.moment)
        known: bytes | None = self._memory.get(question)
        if known is not None:
            return known
        budget = self._background.budget(who, asked.table)
        film = await self._background.film(asked.table, past, seat, who)
        first = asked.start // FRAMES
        last = (asked.start + asked.most - 1) // FRAMES
        some = Film(film.length, film.pages[first : last + 1])
        return await self._written(asked, some, first, budget, question)

    async def _written(
        self, asked: Asked, film: Film, first: int, budget: Budget, question: tuple[object, ...]
    ) -> bytes:
        """The answer, put together in a thread; that is counted like all long work."""
        seconds, body = await asyncio.to_thread(_answer, asked, film, first)
        budget.spend(seconds)
        self._memory.keep(question, body)
        return body


def acts_of(rows: list[Row]) -> list[tuple[Seat, list[str], int]]:
    """The acts that stand in a journal, each with the fingerprint of what it told."""
    return [(act.seat, act.choices, act.told) for act in standing_acts(rows)]


def _answer(asked: Asked, film: Film, first: int) -> tuple[float, bytes]:
    """Frames as the protocol writes them, and how long that took."""
    begun = time.thread_time()
    pages = b"\n".join(zlib.decompress(page) for page in film.pages)
    lines = pages.split(b"\n") if pages else []
    skipped = asked.start - first * FRAMES
    frames = b",".join(lines[skipped : skipped + asked.most])
    viewer = asked.viewer.encode() if asked.viewer.isdigit() else b"null"
    body = b'{"viewer":%b,"length":%d,"start":%d,"frames":[%b]}' % (
        viewer,
        film.length,
        asked.start,
        frames,
    )
    if asked.zipped:
        body = gzip.compress(body, LEVEL, mtime=0)
    return time.thread_time() - begun, body


def _end_of(film: Film) -> Seen:
    view, written, starts = NOTHING, bytearray(), array("I")
    for page in film.pages:
        for line in zlib.decompress(page).split(b"\n"):
            frame = _frame.decode(line)
            view = bytes(frame.view)
            for told in msgspec.json.decode(frame.log, type=list[msgspec.Raw]):
                starts.append(len(written))
                written += bytes(told) + b","
    return Seen(film.length - 1, view, NOTHING, bytes(written), starts.tobytes())
