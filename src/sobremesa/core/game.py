"""One box on the shelf."""

from __future__ import annotations

from typing import Generic

from mypy_extensions import mypyc_attr

from sobremesa.core.bot import Bot, S, V
from sobremesa.core.flow import Flow
from sobremesa.core.option import Option, Options, choose, combinations, recall
from sobremesa.core.rng import Rng
from sobremesa.core.words import UNKNOWN, Refusal, Seat, Words


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, V]):
    """A published game, complete: what every client, bot and researcher is handed."""

    def __init__(
        self, name: str, version: int, seats: list[int], words: Words, flow: Flow[S]
    ) -> None:
        self.name = name
        self.version = version
        """Raised when an old record would play differently."""
        self.seats = seats
        """The numbers of players it can be played with."""
        self.words = words
        self.flow = flow

    def options(self, seats: int) -> list[Option]:
        """What is agreed before a game with so many seats."""
        raise NotImplementedError

    def check(self, options: Options) -> None:
        """Refuse answers that do not go together."""

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

    def _check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            few, most = self.seats[0], self.seats[-1]
            raise Refusal(f"{self.name} is for {few} to {most} seats, not {seats}")

    def all_options(self) -> list[Options]:
        """Every number of seats with every combination of options that goes together."""
        found: list[Options] = []
        for seats in self.seats:
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

    def lay_out(self, options: Options, rng: Rng) -> S:
        """The table before anything happens, with the first step on the agenda."""
        raise NotImplementedError

    def view(self, s: S, seat: Seat) -> V:
        """What the seat (or SPECTATOR) may know."""
        raise NotImplementedError

    def imagine(self, v: V, rng: Rng) -> S:
        """A whole state that looks exactly like `v` to its seat."""
        raise NotImplementedError

    def hidden(self, s: S, seat: Seat) -> list[str]:
        """The zones of `reveal` that the seat cannot know now, counting and all."""
        raise NotImplementedError

    def scores(self, s: S) -> list[int]:
        """The game's own points, of each seat."""
        raise NotImplementedError

    def places(self, s: S) -> list[int]:
        """1 is the first; equal places are shared."""
        raise NotImplementedError

    def shares(self, s: S) -> list[float]:
        """Each seat's share of the victory: 1/k for k sharing winners."""
        winners = [place == 1 for place in self.places(s)]
        return [1 / sum(winners) if won else 0.0 for won in winners]

    def outcome(self, s: S) -> str:
        """How the game ended: a word with a text; empty while it runs."""
        raise NotImplementedError

    def teams(self, s: S) -> list[int]:
        """The side of each seat."""
        return list(range(len(self.scores(s))))

    def side_names(self) -> list[str]:
        """The names of the sides that chance deals to the seats, by number; none in most games."""
        return []

    def side_of(self, s: S, seat: Seat) -> int:
        """The number of the seat's side; UNKNOWN before the sides are dealt."""
        return UNKNOWN

    def pieces(self, s: S) -> list[tuple[str, int, int]]:
        """Kind of piece, how many there are now, how many there must be."""
        raise NotImplementedError

    def reveal(self, s: S) -> dict[str, object]:
        """Everything in names, hidden zones included: for finished games and for verification."""
        raise NotImplementedError

    def heuristic(self) -> Bot[V]:
        """The game's own bot."""
        raise NotImplementedError

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
