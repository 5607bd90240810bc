"""One box on the shelf."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic

from mypy_extensions import mypyc_attr

from sobremesa.core.bot import Bot
from sobremesa.core.corrections import digest_of
from sobremesa.core.flow import Flow, Open, S
from sobremesa.core.kind import Kind
from sobremesa.core.mind import Mind
from sobremesa.core.option import Option, Options, choose, combinations, recall, without_people
from sobremesa.core.rng import Rng
from sobremesa.core.view import V
from sobremesa.core.words import UNKNOWN, Refusal, Seat, Words


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, V]):
    """A published game, complete: what every client, bot and researcher is handed.

    A value: a game's folder writes the functions, and its `game.py` names them here once.
    """

    def __init__(
        self,
        name: str,
        *,
        version: int,
        kind: Kind,
        words: Words,
        flow: Flow[S],
        options: Callable[[int], list[Option]],
        lay_out: Callable[[Options, Rng], S],
        view: Callable[[S, Seat], V],
        imagine: Callable[[V, Rng], S],
        scores: Callable[[S], list[int]],
        places: Callable[[S], list[int]],
        outcome: Callable[[S], str],
        pieces: Callable[[S], list[tuple[str, int, int]]],
        reveal: Callable[[S], dict[str, object]],
        players: dict[str, Callable[[], Bot[V]]],
        hidden: Callable[[S, Seat], list[str]] | None = None,
        check: Callable[[Options], None] | None = None,
        shares: Callable[[S], list[float]] | None = None,
        teams: Callable[[S], list[int]] | None = None,
        side_names: list[str] | None = None,
        side_of: Callable[[S, Seat], int] | None = None,
        changes: dict[int, list[str]] | None = None,
        mind: Mind[S, V] | None = None,
    ) -> None:
        self.name = name
        self.version = version
        """Raised when a game that is laid out now would be played differently."""
        self.changes: dict[int, list[str]] = changes if changes is not None else {}
        """The rules by which a version plays differently what was kept before it."""
        self.data = digest_of(name)
        """What stands for the data it is played with; empty if they are as shipped."""
        self.kind = kind
        self.words = words
        self.flow = flow
        self.options = options
        """What is agreed before a game with so many seats."""
        self.check = check if check is not None else _anything_goes
        """Refuse answers that do not go together."""
        self.lay_out = lay_out
        """The table before anything happens, with the first step on the agenda."""
        self.view = view
        """What the seat (or SPECTATOR) may know."""
        self.imagine = imagine
        """A whole state that looks exactly like the view to its seat."""
        self.hidden: Callable[[S, Seat], list[str]] = (
            hidden if hidden is not None else _nothing_is_hidden
        )
        """The zones of `reveal` that the seat cannot know now, counting and all."""
        self.scores = scores
        """The game's own points, of each seat."""
        self.places = places
        """1 is the first; equal places are shared."""
        self.shares: Callable[[S], list[float]] = (
            shares if shares is not None else lambda s: _equal_shares(places(s))
        )
        """Each seat's share of the victory: 1/k for k sharing winners in most games."""
        self.outcome = outcome
        """How the game ended: a word with a text; empty while it runs."""
        self.teams: Callable[[S], list[int]] = teams if teams is not None else _each_alone
        """The side of each seat."""
        self.side_names = side_names if side_names is not None else []
        """The names of the sides that chance deals to the seats, by number; none in most games."""
        self.side_of: Callable[[S, Seat], int] = side_of if side_of is not None else _no_side
        """The number of the seat's side; UNKNOWN before the sides are dealt."""
        self.pieces = pieces
        """Kind of piece, how many there are now, how many there must be."""
        self.reveal = reveal
        """Everything in names, hidden zones included: for finished games and for verification."""
        self.players = players
        """The game's own bots, by name."""
        self.mind = mind
        """How the game judges itself, for those who think ahead; None if it does not."""

    def options_for(self, seats: int, **chosen: str) -> Options:
        """The options of a new game; a clear refusal names a bad one and what is allowed."""
        self._check_seats(seats)
        options = choose(self.name, seats, self.options(seats), chosen)
        self.check(options)
        return options

    def options_kept(self, seats: int, **chosen: str) -> Options:
        """The options of a game that was kept, perhaps before some of the questions were asked."""
        self._check_seats(seats)
        return self.options_for(seats, **recall(self.options(seats), chosen))

    def since(self) -> int:
        """The oldest version whose records still play as they did, by the options they name."""
        return max(self.changes, default=1)

    def options_among_bots(self, seats: int, **chosen: str) -> Options:
        """The options of a new game in which no person sits."""
        self._check_seats(seats)
        return self.options_for(seats, **without_people(self.options(seats), chosen))

    def _check_seats(self, seats: int) -> None:
        if seats not in self.kind.seats:
            few, most = self.kind.seats[0], self.kind.seats[-1]
            raise Refusal(f"{self.name} is for {few} to {most} seats, not {seats}")

    def all_options(self) -> list[Options]:
        """Every number of seats with every combination of options that goes together."""
        found: list[Options] = []
        for seats in self.kind.seats:
            for chosen in combinations(self.options(seats)):
                options = Options(seats, chosen)
                try:
                    self.check(options)
                except Refusal:
                    continue
                found.append(options)
        return found

    def new(self, options: Options, seed: bytes, log: bool = False) -> S:
        """A new game, laid out and waiting for the first choice."""
        s = self.lay_out(options, Rng(seed))
        if log:
            s.log = []
        self.flow.settle(s)
        return s

    def contest(self, s: S, bots: list[Bot[V]], luck: list[Rng]) -> int:
        """Play to the end among bots, each handed its view and nothing else; count the choices."""
        flow = self.flow
        count = 0
        while s.agenda:
            for seat in flow.waiting(s):
                bot = bots[seat]
                view = self.view(s, seat) if bot.looks else None
                flow.apply(s, seat, bot.choose(view, flow.legal(s, seat), luck[seat]))
                count += 1
        return count


def _anything_goes(options: Options) -> None:
    """Every answer goes with every other."""


def _nothing_is_hidden(s: Open, seat: Seat) -> list[str]:
    return []


def _equal_shares(places: list[int]) -> list[float]:
    winners = [place == 1 for place in places]
    return [1 / sum(winners) if won else 0.0 for won in winners]


def _each_alone(s: Open) -> list[int]:
    return list(range(s.seats))


def _no_side(s: Open, seat: Seat) -> int:
    return UNKNOWN
