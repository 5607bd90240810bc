"""Law 15: what a learner receives says what the view says, and no more; every cell has its name."""

from __future__ import annotations

from functools import cache
from typing import Any

from laws.tables import AnyGame
from sobremesa.core.observing import Observer
from sobremesa.core.rng import Rng
from sobremesa.core.scribe import Scribe
from sobremesa.core.words import SPECTATOR, Noun, Seat


@cache
def observers(game: AnyGame, seats: int) -> list[Observer[Any, Any]]:
    """The compact form and the full one."""
    return [Observer(game, seats, compact) for compact in (True, False)]


def check_observed(game: AnyGame, s: Any, viewer: Seat, luck: Rng) -> None:
    """Law 15: a world that looks the same gives the same observation and mask, byte by byte."""
    t = game.imagine(game.view(s, viewer), luck)
    for observer in observers(game, s.seats):
        same = observer.cells_of(s, viewer) == observer.cells_of(t, viewer)
        assert same, "the observation tells what is hidden"
        if viewer != SPECTATOR:
            same = observer.marks_of(s, viewer) == observer.marks_of(t, viewer)
            assert same, "the mask tells what is hidden"


def check_told(game: AnyGame, s: Any, viewer: Seat) -> None:
    """Law 15: the cells are those of the view's facts, each under the name the viewer gives it."""
    for observer in observers(game, s.seats):
        told = Told(viewer if viewer != SPECTATOR else 0, s.seats, not observer.layout.compact)
        game.view(s, viewer).describe(told)
        names = observer.layout.names()
        found = {names[i]: cell for i, cell in enumerate(observer.cells_of(s, viewer)) if cell}
        asked = {name: found.pop(name) for name in list(found) if name.startswith("asked_s")}
        assert found == told.cells
        assert check_asked(game, s, told, asked), asked


def check_asked(game: AnyGame, s: Any, told: Told, asked: dict[str, int]) -> bool:
    """What is asked, and of whom: of nobody where the choice is sealed."""
    if game.flow.over(s):
        return not asked
    expected = {f"asked_step[{game.flow.key(s)}]"}
    if not game.flow.step(s).sealed:
        expected.add(f"asked_seat[{told.seat_name(game.flow.waiting(s)[0])}]")
    return asked == dict.fromkeys(expected, 1)


def check_mask(game: AnyGame, s: Any, seat: Seat) -> None:
    """Law 15: the mask marks what is legal, and each mark means one action."""
    for observer in observers(game, s.seats):
        marks = observer.marks_of(s, seat)
        meant = [observer.action(seat, number) for number, mark in enumerate(marks) if mark]
        assert sorted(meant) == game.flow.legal(s, seat)
        assert all(marks[observer.number(seat, action)] for action in meant)


class Told(Scribe):
    """What is not 0 of a view, by the names that a seat gives it."""

    def __init__(self, me: Seat, seats: int, remembers: bool) -> None:
        self.me = me
        self.seats = seats
        self.wanted = remembers
        self.cells: dict[str, int] = {}

    def seat_name(self, seat: Seat) -> str:
        away = (seat - self.me) % self.seats if seat < self.seats else seat
        return f"+{away}" if away else "me"

    def name(self, noun: Noun, thing: int) -> str:
        if thing < max(noun.seats, noun.of_seats):
            return self.seat_name(thing)
        if noun.parts:
            made = zip(noun.parts, noun.makeup[thing], strict=True)
            return "-".join([self.name(part, number) for part, number in made])
        return noun.spell(thing)

    def write(self, name: str, number: int) -> None:
        if number:
            self.cells[name] = self.cells.get(name, 0) + number

    def one(self, key: str, noun: Noun, thing: int) -> None:
        self.many(key, noun, [thing] if thing >= 0 else [])

    def many(self, key: str, noun: Noun, things: list[int]) -> None:
        for thing in things:
            self.write(f"{key}[{self.name(noun, thing)}]", 1)

    def row(self, key: str, per: Noun, noun: Noun, things: list[int]) -> None:
        for i, thing in enumerate(things):
            self.one(f"{key}[{self.name(per, i)}]", noun, thing)

    def count(self, key: str, number: int, most: int) -> None:
        self.write(key, number)

    def counts(self, key: str, per: Noun, numbers: list[int], most: int) -> None:
        for i, number in enumerate(numbers):
            self.write(f"{key}[{self.name(per, i)}]", number)

    def past(self, key: str, per: Noun, noun: Noun, things: list[int]) -> None:
        if self.wanted:
            self.row(key, per, noun, things)

    def past_many(self, key: str, noun: Noun, things: list[int]) -> None:
        if self.wanted:
            self.many(key, noun, things)

    def past_counts(self, key: str, per: Noun, numbers: list[int], most: int) -> None:
        if self.wanted:
            self.counts(key, per, numbers, most)

    def passed(self, over: bool) -> bool:
        return False

    def each(self, key: str, each: Noun, per: Noun, numbers: list[list[int]], most: int) -> None:
        for i, counted in enumerate(numbers):
            self.counts(f"{key}_{self.name(each, i)}", per, counted, most)


def layouts(game: AnyGame) -> str:
    """observation.txt: what the cells of each form are, and a digest of all their names."""
    lines: list[str] = []
    for observer in observers(game, game.kind.seats[-1]):
        layout = observer.layout
        form = "compact" if layout.compact else "full"
        lines.append(f"{form}: {layout.size} cells, digest {layout.digest()}")
        for span in layout.spans:
            nouns = [noun.key for noun in (span.fact.per, span.fact.noun) if noun is not None]
            lines.append(
                f"{span.start:6} {span.fact.key} {span.fact.kind} {' '.join(nouns)}".rstrip()
            )
        lines.append("")
    return "\n".join(lines)
