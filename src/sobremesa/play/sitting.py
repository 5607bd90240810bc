"""A table as the server keeps it: who sits there, who looks on, and a match once it has begun."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Executable, RowMapping

from sobremesa.bots import RANDOM, player
from sobremesa.core.record import begin, redo
from sobremesa.core.rng import Rng
from sobremesa.core.words import SPECTATOR, Refusal, Seat
from sobremesa.play import news
from sobremesa.play.denied import Denied
from sobremesa.play.laid import Laid, spoken
from sobremesa.play.logbook import Logbook, Stopwatch, fault
from sobremesa.play.match import Match, Plan
from sobremesa.play.news import Phase
from sobremesa.play.people import clean
from sobremesa.play.schema import ACTIONS, CHAT, TABLES
from sobremesa.play.sight import Sight
from sobremesa.play.sitter import BOT, PERSON, Listener, Sitter
from sobremesa.play.store import Lost, Store, now
from sobremesa.play.thinkers import Failed, Thinkers
from sobremesa.play.trying import Beyond, preview

LAYING: Final = "laying"
PLAYING: Final = "playing"
PAUSED: Final = "paused"
OVER: Final = "over"

LONGEST_TEXT: Final = 300
MOST_TEXTS: Final = 1000
MOST_CHOICES: Final = 40
"""In one act."""
NUDGE_MS: Final = 30_000
NO_SPECTATORS: Final = ("no_spectators", "spectators are not welcome at this table")

APPEND: Final = ACTIONS.insert()
SAY: Final = CHAT.insert()

encode = msgspec.json.Encoder().encode


class Sitting:
    """Everything that happens at one table goes through here, one thing after the other."""

    def __init__(
        self,
        laid: Laid,
        state: Phase,
        sitters: list[Sitter],
        names: dict[str, str],
        store: Store,
        thinkers: Thinkers,
        bot_pause: float,
    ) -> None:
        self.laid = laid
        self.state: Phase = state
        self.sitters = sitters
        self.names = names
        """Of the people who have a seat."""
        self.rematch: str | None = None
        self.match: Match | None = None
        self.chat: list[news.Said] = []
        self.listeners: list[Listener] = []
        self.moved = laid.created
        self.used = now()
        """When somebody last came or went."""
        self.lost = False
        """The store failed: what is in memory may not be what is kept, so it must be read anew."""
        self.lock = asyncio.Lock()
        self.logbook = Logbook(laid.id)
        self._store = store
        self._thinkers = thinkers
        self._bot_pause = bot_pause
        self._sights: dict[Seat, Sight] = {}
        self._acts: dict[tuple[Seat, str], list[str]] = {}
        """The choices of each act, by seat and the client's own id: nothing is done twice."""
        self._nudged: dict[Seat, int] = {}
        self._botting: asyncio.Task[None] | None = None

    @property
    def bots(self) -> list[str]:
        """The bots that can be asked to play here."""
        return list(self._thinkers.roster.specs(self.laid.game))

    # Who sees what.

    def seats_of(self, person: str | None) -> list[Seat]:
        """The seats that belong to a person, also those that a bot keeps for him."""
        if person is None:
            return []
        return [sitter.seat for sitter in self.sitters if sitter.person == person]

    @property
    def idle(self) -> bool:
        """Whether nobody looks at the table and no bot plays at it."""
        busy = self._botting is not None and not self._botting.done()
        return not self.listeners and not busy and not self.lock.locked()

    def may_enter(self, person: str | None) -> bool:
        """Whether the person may see the table."""
        return (
            self.laid.spectators
            or self.state == LAYING
            or person == self.laid.host
            or bool(self.seats_of(person))
        )

    def present(self, sitter: Sitter) -> bool:
        """Whether a page of the seat's person is open."""
        return sitter.person is not None and any(
            listener.person == sitter.person for listener in self.listeners
        )

    def name_of(self, seat: Seat) -> str:
        """What the sitter is called; bots are named by the client."""
        person = self.sitters[seat].person
        return self.names.get(person, "") if person is not None else ""

    def waiting(self) -> list[Seat]:
        """The seats that have to choose."""
        return self.match.waiting() if self.match is not None else []

    def result(self) -> news.Result | None:
        """How the game ended, if it has."""
        if self.match is None or not self.match.over:
            return None
        outcome, places, scores = self.match.standings()
        return news.Result(outcome, places, scores, self.match.shares())

    def card(self, person: str | None) -> news.TableInfo:
        """The table as the person sees it."""
        laid = self.laid
        yours = self.seats_of(person)
        seats = [
            news.SeatInfo(
                sitter.seat,
                sitter.kind,
                self.name_of(sitter.seat) if sitter.kind == PERSON else "",
                sitter.level,
                self.present(sitter),
                sitter.seat in yours,
                self.name_of(sitter.seat) or None,
            )
            for sitter in self.sitters
        ]
        return news.TableInfo(
            id=laid.id,
            title=laid.title,
            game=laid.game.name,
            options={"seats": str(laid.options.seats), **laid.options.chosen},
            state=self.state,
            access=laid.access,
            spectators=laid.spectators,
            host=person == laid.host,
            you=yours,
            hot_seat=len(yours) > 1,
            seats=seats,
            waiting=self.waiting(),
            created=spoken(laid.created),
            moved=spoken(self.moved),
            result=self.result(),
            rematch=self.rematch,
        )

    # Who listens.

    def join(self, listener: Listener, since: int) -> None:
        """Let a page listen, and tell it all there is; it has `since` lines of the log."""
        if listener.wanted is not None and listener.wanted not in self.seats_of(listener.person):
            raise Denied("not_yours", f"seat {listener.wanted} is not yours")
        self._choose_eyes(listener)
        self.used = now()
        self.listeners.append(listener)
        self.logbook.opened(listener.viewer)
        self._welcome(listener, since)
        self.tell_cards(but=listener)
        self.wake()

    def part(self, listener: Listener) -> None:
        """A page was closed."""
        if listener in self.listeners:
            self.listeners.remove(listener)
            self.logbook.closed(listener.viewer)
            self.used = now()
            self.tell_cards()

    def _choose_eyes(self, listener: Listener) -> None:
        own = self.seats_of(listener.person)
        if listener.wanted in own:
            listener.viewer = listener.wanted
        else:
            listener.viewer = own[0] if own else SPECTATOR

    def reseat(self) -> None:
        """Seats have changed hands: everyone looks, and talks, from his own."""
        for listener in self.listeners:
            self._choose_eyes(listener)

    def _welcome(self, listener: Listener, since: int) -> None:
        viewer = None if listener.viewer == SPECTATOR else listener.viewer
        state = news.State()
        if self.match is not None:
            state = self._state(self.sight(listener.viewer), since)
        listener.tell(news.Welcome(self.card(listener.person), viewer, self.chat, state))

    def tell_cards(self, but: Listener | None = None) -> None:
        """Tell everyone that the card has changed."""
        cards: dict[str | None, bytes] = {}
        for listener in self.listeners:
            if listener is not but:
                if listener.person not in cards:
                    cards[listener.person] = encode(news.Table(self.card(listener.person)))
                listener.post(cards[listener.person])

    def begin(self) -> None:
        """The game begins: everyone takes his seat and is told all anew."""
        self.logbook.started(self.laid.game.name, self.laid.options.seats)
        self.match = Match(self.laid.game, self.laid.options, self.laid.seed)
        for listener in self.listeners:
            if self.may_enter(listener.person):
                self._welcome(listener, 0)
            else:
                why, detail = NO_SPECTATORS
                listener.tell(news.Refused(None, why, detail, None))
                listener.close(4403)
        self.wake()

    def restore(self, actions: Sequence[RowMapping]) -> None:
        """Make all choices again that the store has kept."""
        self.match = Match(self.laid.game, self.laid.options, self.laid.seed)
        words = self.laid.game.words
        for row in actions:
            self.match.act(row["seat"], words.read(row["notation"]))
            if row["message"] is not None:
                self._acts.setdefault((row["seat"], row["message"]), []).append(row["notation"])
        if actions:
            self.moved = actions[-1]["at"]

    def sight(self, viewer: Seat) -> Sight:
        """What the viewer has been shown; made from the record when first asked for."""
        match = self._playing_match()
        if viewer not in self._sights:
            sight = Sight(match.game, viewer)
            s = begin(match.game, match.record, log=True)
            sight.look(s)
            for at in range(len(match.record.choices)):
                redo(match.game, match.record, s, at)
                sight.look(s)
            self._sights[viewer] = sight
        return self._sights[viewer]

    def _state(self, sight: Sight, since: int) -> news.State:
        start = min(max(since, 0), len(sight.lines))
        return news.State(
            sight.version,
            sight.view,
            sight.offer,
            self.waiting(),
            start,
            sight.lines[start:],
            self.result(),
        )

    def fresh(self, viewer: Seat) -> news.State:
        """The viewer's state without any line of the log."""
        sight = self.sight(viewer)
        return self._state(sight, len(sight.lines))

    # What people do. Whoever calls one of these waits for its end, also if the page goes away.

    async def act(self, listener: Listener, message: str, version: int, choices: list[str]) -> None:
        """Carry out choices, all or none, exactly once; the listener hears that they are safe."""
        seat, watch = listener.viewer, Stopwatch()
        async with self.lock:
            done = self._acts.get((seat, message))
            if done is not None:
                if done != choices:
                    raise Denied("used", f"the id {message!r} was used for other choices")
                listener.tell(news.Done(message, self.sight(seat).version))
                return
            self._must_play(seat, version, choices)
            plan = self._plan(seat, choices)
            await self._keep(plan, message)
            # Each choice leaves a line in the chooser's log, so each is a version of his.
            listener.tell(news.Done(message, version + len(plan.choices)))
            number = self._happen(plan)
            self.logbook.acted(seat, number, len(choices), watch.ms)
            self._log_end()
        self.wake()

    def attempt(self, seat: Seat, message: str, version: int, choices: list[str]) -> news.Tried:
        """What would come of choices; nothing happens."""
        watch = Stopwatch()
        self._must_play(seat, version, choices)
        shown = self._preview(seat, choices)
        self.logbook.tried(seat, len(choices), watch.ms)
        return news.Tried(message, **shown)  # type: ignore[arg-type]

    async def say(self, listener: Listener, text: str) -> None:
        """Say something to all."""
        if listener.viewer == SPECTATOR:
            raise Denied("spectator", "only those with a seat can talk at the table")
        words = clean(text, LONGEST_TEXT, "what is said")
        if len(self.chat) >= MOST_TEXTS:
            raise Denied("too_fast", f"{MOST_TEXTS} lines of talk are enough for one table")
        seat = listener.viewer
        async with self.lock:
            at = now()
            said = news.Said(len(self.chat), seat, self.name_of(seat), words, spoken(at))
            row = {
                "table": self.laid.id,
                "number": said.number,
                "seat": seat,
                "name": said.name,
                "text": words,
                "at": at,
            }
            await self._commit((SAY, row))
            self.chat.append(said)
            self._post(encode(said))
            self.logbook.said(seat)

    def nudge(self, listener: Listener, seat: Seat) -> None:
        """Ask a person for his choice."""
        if listener.viewer == SPECTATOR:
            raise Denied("spectator", "only those with a seat can nudge")
        if seat not in self.waiting():
            raise Denied("not_asked", f"seat {seat} has nothing to choose now")
        if now() - self._nudged.get(seat, 0) < NUDGE_MS:
            raise Denied("too_fast", "one nudge in 30 seconds is enough")
        self._nudged[seat] = now()
        self.logbook.nudged(seat)
        nudged = encode(news.Nudged(seat))
        for other in self.listeners:
            if seat in self.seats_of(other.person):
                other.post(nudged)

    async def change(self, state: Phase, *statements: Executable) -> None:
        """Go over to another state, safely; `lock` must be held."""
        update = TABLES.update().where(TABLES.c.id == self.laid.id).values(state=state)
        await self._commit(update, *statements)
        self.state = state

    # How it is done.

    def _playing_match(self) -> Match:
        if self.match is None:
            raise Denied("not_playing", "the game has not begun")
        return self.match

    def _must_play(self, seat: Seat, version: int, choices: list[str]) -> None:
        """Refuse choices that nobody has asked for."""
        match = self._playing_match()
        if seat == SPECTATOR:
            raise Denied("spectator", "a spectator cannot choose")
        if match.over:
            raise Denied("over", "the game is over")
        if self.state == PAUSED:
            raise Denied("paused", "the table is paused")
        if self.sitters[seat].kind == BOT:
            raise Denied("not_asked", f"a bot keeps seat {seat} now; take it back first")
        current = self.sight(seat).version
        if version != current:
            raise Denied("stale", f"version {version} is not the current {current}")
        if not 1 <= len(choices) <= MOST_CHOICES:
            raise Denied("unclear", f"give 1 to {MOST_CHOICES} choices, not {len(choices)}")
        if seat not in match.waiting():
            raise Denied("not_asked", f"seat {seat} is not asked now")

    def _plan(self, seat: Seat, choices: list[str]) -> Plan:
        match = self._playing_match()
        if len(choices) > 1:
            # Refusing the second choice would else tell what the first one has turned up.
            self._preview(seat, choices[:-1])
        try:
            return match.plan(seat, choices)
        except Refusal as refusal:
            raise Denied("illegal", str(refusal), self._rule_against(seat, choices[0])) from None

    def _rule_against(self, seat: Seat, choice: str) -> str | None:
        """The rule that refuses a choice, where the offer names one."""
        match = self._playing_match()
        asked = match.offer(seat)
        refused = asked.refused if asked is not None else {}
        rules = {match.game.words.spell(action): rule for action, rule in refused.items()}
        return rules.get(choice)

    def _preview(self, seat: Seat, choices: list[str]) -> dict[str, object]:
        match = self._playing_match()
        try:
            actions = [match.game.words.read(notation) for notation in choices]
            return preview(match.game, match.view(seat), seat, actions)
        except Beyond as beyond:
            raise Denied("beyond", str(beyond)) from None
        except Refusal as refusal:
            raise Denied("illegal", str(refusal)) from None

    async def _keep(self, plan: Plan, message: str | None) -> None:
        """Commit a plan: only then may it happen."""
        match = self._playing_match()
        first = len(match.record.choices)
        at = now()
        rows = [
            {
                "table": self.laid.id,
                "number": first + i,
                "seat": plan.seat,
                "notation": notation,
                "message": message,
                "at": at,
            }
            for i, notation in enumerate(plan.choices)
        ]
        statements: list[Any] = [(APPEND, row) for row in rows]
        over = match.game.flow.over(plan.states[-1])
        if over:
            statements.append(TABLES.update().where(TABLES.c.id == self.laid.id).values(state=OVER))
        await self._commit(*statements)
        if message is not None:
            self._acts[plan.seat, message] = plan.choices
        self.moved = at

    def _happen(self, plan: Plan) -> int:
        """Let a plan that is kept happen, and tell everyone what he may know; count the choices."""
        match = self._playing_match()
        before = match.waiting()
        for place, s in enumerate(plan.states):
            match.step(plan, place)
            waiting = match.waiting()
            only_waiting = encode(news.Waiting(waiting)) if waiting != before else None
            if match.over:
                self.state = OVER
            for viewer, sight in self._sights.items():
                if sight.look(s):
                    start = len(sight.lines) - sight.news
                    self._post(encode(self._state(sight, start)), viewer)
                elif only_waiting is not None:
                    self._post(only_waiting, viewer)
            before = waiting
        if match.over:
            self.tell_cards()
        return len(match.record.choices)

    def _log_end(self) -> None:
        if self.match is not None and self.match.over:
            self.logbook.over(len(self.match.record.choices))

    def _post(self, message: bytes, viewer: Seat | None = None) -> None:
        for listener in self.listeners:
            if viewer is None or listener.viewer == viewer:
                listener.post(message)

    async def _commit(self, *statements: Any) -> None:
        if self.lost:
            raise Denied("lost", "the table is being read again; come back in a moment")
        try:
            await self._store.keep(*statements)
        except Lost as problem:
            self.lost = True
            self.logbook.store_failed(str(problem))
            self.dismiss("restarting")
            raise Denied("lost", "this could not be kept; nothing has happened") from None

    def dismiss(self, why: str) -> None:
        """Send everyone away; they come back by themselves."""
        for listener in self.listeners:
            listener.tell(news.Bye(why))
            listener.close(1012)

    # Bots.

    def wake(self) -> None:
        """Let the bots know that it may be their turn."""
        if (self._botting is None or self._botting.done()) and self._bots_waiting():
            self._botting = asyncio.create_task(self._let_bots_act())

    def _bots_waiting(self) -> list[Seat]:
        if self.state != PLAYING or self.lost:
            return []
        return [seat for seat in self.waiting() if self.sitters[seat].kind == BOT]

    async def _let_bots_act(self) -> None:
        while bots := self._bots_waiting():
            try:
                await self._bot_acts(bots[0])
            except Denied:
                return

    async def _bot_acts(self, seat: Seat) -> None:
        """Let a bot choose. Its answer takes the same time whatever it thinks about."""
        match = self._playing_match()
        level = self.sitters[seat].level
        if level is None:
            return
        at = len(match.record.choices)
        choices = match.choices(seat)
        luck = hashlib.sha256(self.laid.seed + f"bot {seat} {at}".encode()).digest()
        loop, watch = asyncio.get_running_loop(), Stopwatch()
        ready = loop.time() + self._bot_pause
        try:
            action = await self._thinkers.choose(
                match.game.name, level, match.view(seat), choices, luck
            )
        except Exception as problem:
            # A bot that fails must not hold up the table: this choice is the house's.
            why = str(problem) if isinstance(problem, Failed) else fault(problem)
            self.logbook.bot_failed(seat, at + 1, level, why)
            level, action = RANDOM, player(RANDOM, match.game).choose(None, choices, Rng(luck))
        pause = max(0.0, ready - loop.time())
        watch.leave_out(pause)
        await asyncio.sleep(pause)
        async with self.lock:
            if at != len(match.record.choices) or seat not in self._bots_waiting():
                return
            plan = match.plan(seat, [match.game.words.spell(action)])
            await self._keep(plan, None)
            number = self._happen(plan)
            self.logbook.bot_acted(seat, number, level, watch.ms)
            self._log_end()

    async def stop(self) -> None:
        """Finish what is under way."""
        if self._botting is not None:
            self._botting.cancel()
            await asyncio.gather(self._botting, return_exceptions=True)
        # Whatever is being done has the lock.
        async with self.lock:
            pass
