"""A view as numbers in a caller's buffer, the viewer's seat first: what a learner receives.

Every cell has a name, in an order that holds for every number of seats and all options: a `Layout`.
"""

from __future__ import annotations

from array import array
from hashlib import sha256
from typing import Final, Generic, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from sobremesa.core.flow import S, frame_seat, frame_step
from sobremesa.core.game import Game
from sobremesa.core.option import Options
from sobremesa.core.scribe import Fact, Schema, Scribe
from sobremesa.core.view import V
from sobremesa.core.words import SPECTATOR, UNKNOWN, Action, Noun, Seat, Words, sitters

VERSION: Final = 1
"""Of the way in which facts become cells; raised when a cell of any game changes its meaning."""

CELL: Final = "h"
"""A cell is a signed number of 16 bits: numpy's int16, the `h` of `array` and `memoryview`."""

MARK: Final = "b"
"""A mark of a mask is a signed number of 8 bits, 1 where the action is allowed."""

LEAST: Final = -(1 << 15)
MOST: Final = (1 << 15) - 1
"""Numbers beyond these are written as these."""

ME: Final = "me"
"""The name of the viewer's own seat; the next ones clockwise are called +1, +2 and so on."""


def seated(noun: Noun) -> int:
    """How many of the first things of a noun are seats, or belong to them in their order."""
    return max(noun.seats, noun.of_seats)


def turns(noun: Noun) -> bool:
    """Whether things of the noun are others when they are told from another seat."""
    return seated(noun) > 0 or any(turns(part) for part in noun.parts)


def turned(noun: Noun, me: Seat, seats: int) -> list[int]:
    """The number of each thing as `me` counts: its own seat is 0, the next one clockwise is 1."""
    if not turns(noun):
        return list(range(noun.size))
    if seated(noun):
        return [(thing - me) % seats if thing < seats else thing for thing in range(noun.size)]
    number_of = {str(made): thing for thing, made in enumerate(noun.makeup)}
    parts = [turned(part, me, seats) for part in noun.parts]
    return [number_of[str([parts[i][n] for i, n in enumerate(made)])] for made in noun.makeup]


def turned_names(noun: Noun) -> list[str]:
    """What the things are called when they are counted so: `me`, `+1`, `+2-almond`."""
    if not turns(noun):
        return [noun.spell(thing) for thing in range(noun.size)]
    if seated(noun):
        names = [ME] + [f"+{i}" for i in range(1, seated(noun))]
        return names + noun.names[seated(noun) :]
    parts = [turned_names(part) for part in noun.parts]
    return ["-".join([parts[i][n] for i, n in enumerate(made)]) for made in noun.makeup]


class Outline(Schema):
    """The facts of an observation, in the order of its cells."""

    def wanted(self, compact: bool) -> list[Fact]:
        """Those of the full form, or of the compact one."""
        return [fact for fact in self.facts if not (compact and fact.past)]

    def passed(self, over: bool) -> bool:
        """Never: it is no memory for as long as it matters."""
        return False

    def each(self, key: str, each: Noun, per: Noun, numbers: list[list[int]], most: int) -> None:
        """In the order in which the viewer counts."""
        for i, name in enumerate(turned_names(each)):
            self.counts(f"{key}_{name}", per, numbers[i], most)


class Span:
    """The cells of one fact: where they begin, and what each is called."""

    def __init__(self, fact: Fact, start: int) -> None:
        self.fact = fact
        self.start = start
        self.size = 1
        for side in fact.shape:
            self.size *= side

    def names(self) -> list[str]:
        """`points[+1]`, `on_table[me][almond-7]`; a single number has the fact's name."""
        fact = self.fact
        if fact.kind == "count":
            return [fact.key]
        found = [fact.key]
        for noun in (fact.per, fact.noun):
            if noun is not None:
                things = turned_names(noun)
                found = [f"{name}[{thing}]" for name in found for thing in things]
        return found


class Layout:
    """What each cell of an observation means; the same for all options and numbers of seats."""

    def __init__(self, game: str, compact: bool, facts: list[Fact]) -> None:
        self.game = game
        self.compact = compact
        """Without memories."""
        self.spans: list[Span] = []
        self.size = 0
        for fact in facts:
            span = Span(fact, self.size)
            self.spans.append(span)
            self.size += span.size

    def names(self) -> list[str]:
        """The name of each cell."""
        found: list[str] = []
        for span in self.spans:
            found += span.names()
        return found

    def mosts(self) -> list[int]:
        """The number that each cell is divided by to lie between 0 and 1, or nearly so."""
        found: list[int] = []
        for span in self.spans:
            found += [span.fact.most] * span.size
        return found

    def digest(self) -> str:
        """Another one where any cell has another name, or facts are written in another way."""
        said = "\n".join([str(VERSION), *self.names()])
        return sha256(said.encode()).hexdigest()[:16]

    def schema(self) -> dict[str, object]:
        """The layout as data: fact by fact, with the names along each of its sides."""
        facts: list[dict[str, object]] = []
        for span in self.spans:
            nouns = [noun for noun in (span.fact.per, span.fact.noun) if noun is not None]
            facts.append(
                {
                    "key": span.fact.key,
                    "kind": span.fact.kind,
                    "start": span.start,
                    "shape": span.fact.shape,
                    "most": span.fact.most,
                    "nouns": [noun.key for noun in nouns],
                    "names": [turned_names(noun) for noun in nouns],
                }
            )
        return {
            "game": self.game,
            "version": VERSION,
            "compact": self.compact,
            "cells": self.size,
            "digest": self.digest(),
            "facts": facts,
        }


@final
class Cells(Scribe):
    """Writes the facts of a layout, as a seat counts, and hands them over all at once.

    What it writes to is its own and bare, because a buffer that others brought boxes every number.
    """

    def __init__(self, layout: Layout, me: Seat, seats: int) -> None:
        self.remembers = not layout.compact
        self._me = me
        self._seats = seats
        self._size = layout.size
        self._cells: vec[i16] = vec[i16]([0] * layout.size)
        self._shown: memoryview = memoryview(self._cells)
        self._written: vec[i64] = vec[i64]([0] * layout.size)
        """The cells that are not 0, in their order of writing; behind them those of other looks."""
        self._count: i64 = 0
        """How many are not 0."""
        self._at: i64 = 0
        cells: list[int] = []
        first_cells: list[int] = []
        numbers: list[int] = []
        first_numbers: list[int] = []
        for span in layout.spans:
            per, noun = span.fact.per, span.fact.noun
            width, things = 1, [0]
            first = per if per is not None else noun
            if first is not None:
                things = turned(first, me, seats)
            first_cells.append(len(cells))
            first_numbers.append(len(numbers))
            if per is not None and noun is not None:
                width = noun.size
                numbers += turned(noun, me, seats)
            cells += [span.start + thing * width for thing in things]
        self._places: vec[i64] = vec[i64](cells)
        """Of each fact the cell of each thing, or of a row the first of each line; all in a row."""
        self._first_places: vec[i64] = vec[i64](first_cells)
        self._things: vec[i64] = vec[i64](numbers)
        """Of each row the numbers of its things."""
        self._first_things: vec[i64] = vec[i64](first_numbers)

    def begin(self) -> None:
        """Another look: all is 0."""
        cells, written, count = self._cells, self._written, self._count
        i: i64 = 0
        while i < count:
            cells[written[i]] = 0
            i += 1
        self._count = 0
        self._at = 0

    def hand_over(self, buffer: memoryview, at: int) -> None:
        """Copy all cells to a buffer, from `at` on."""
        buffer[at : at + self._size] = self._shown

    def _write(self, cell: i64, number: i64) -> None:
        """Write a number that is not 0 into a cell that is."""
        count = self._count
        self._written[count] = cell
        self._count = count + 1
        self._cells[cell] = within(number)

    def _next(self) -> i64:
        """Where the places of the next fact begin."""
        at = self._at
        self._at = at + 1
        return self._first_places[at]

    def one(self, key: str, noun: Noun, thing: int) -> None:
        """1 at the thing that is there."""
        first = self._next()
        if thing >= 0:
            self._write(self._places[first + thing], 1)

    def many(self, key: str, noun: Noun, things: list[int]) -> None:
        """How often each thing is there."""
        first = self._next()
        places, cells, written, count = self._places, self._cells, self._written, self._count
        for thing in things:
            cell = places[first + thing]
            if not cells[cell]:
                written[count] = cell
                count += 1
            cells[cell] = within(i64(cells[cell]) + 1)
        self._count = count

    def row(self, key: str, per: Noun, noun: Noun, things: list[int]) -> None:
        """1 at the thing of each line."""
        number = self._first_things[self._at]
        place = self._next()
        places, numbers = self._places, self._things
        cells, written, count = self._cells, self._written, self._count
        for thing in things:
            if thing >= 0:
                cell = places[place] + numbers[number + thing]
                written[count] = cell
                count += 1
                cells[cell] = 1
            place += 1
        self._count = count

    def count(self, key: str, number: int, most: int) -> None:
        """The number."""
        cell = self._places[self._next()]
        if number:
            self._write(cell, number)

    def counts(self, key: str, per: Noun, numbers: list[int], most: int) -> None:
        """The number of each thing."""
        place = self._next()
        places, cells, written, count = self._places, self._cells, self._written, self._count
        for number in numbers:
            if number:
                cell = places[place]
                written[count] = cell
                count += 1
                cells[cell] = within(number)
            place += 1
        self._count = count

    def some(self, key: str, per: Noun, things: list[int], numbers: list[int], most: int) -> None:
        """The number of those that have one."""
        first = self._next()
        places, cells, written, count = self._places, self._cells, self._written, self._count
        for i, thing in enumerate(things):
            cell = places[first + thing]
            written[count] = cell
            count += 1
            cells[cell] = within(numbers[i])
        self._count = count

    def past_many(self, key: str, noun: Noun, things: list[int]) -> None:
        """A fact like others, if memories are wanted."""
        if self.remembers:
            self.many(key, noun, things)

    def past(self, key: str, per: Noun, noun: Noun, things: list[int]) -> None:
        """A fact like others, if memories are wanted."""
        if self.remembers:
            self.row(key, per, noun, things)

    def past_counts(self, key: str, per: Noun, numbers: list[int], most: int) -> None:
        """A fact like others, if memories are wanted."""
        if self.remembers:
            self.counts(key, per, numbers, most)

    def past_some(
        self, key: str, per: Noun, things: list[int], numbers: list[int], most: int
    ) -> None:
        """A fact like others, if memories are wanted."""
        if self.remembers:
            self.some(key, per, things, numbers, most)

    def passed(self, over: bool) -> bool:
        """Never: it is always written."""
        return False

    def each(self, key: str, each: Noun, per: Noun, numbers: list[list[int]], most: int) -> None:
        """In the order in which the viewer counts."""
        first = self._at
        for i, told in enumerate(turned(each, self._me, self._seats)):
            self._at = first + told
            self.counts(key, per, numbers[i], most)
        self._at = first + each.size


def within(number: i64) -> i16:
    """The number, or the nearest that a cell can hold."""
    if number > MOST:
        return MOST
    if number < LEAST:
        return LEAST
    return i16(number)


@final
class Marks:
    """A mask as a seat counts; bare, and handed over like cells."""

    def __init__(self, numbers: list[int]) -> None:
        self._numbers: vec[i64] = vec[i64](numbers)
        """The number of each action, as the seat counts."""
        self._size = len(numbers)
        self._marks: vec[u8] = vec[u8]([0] * len(numbers))
        self._shown: memoryview = memoryview(self._marks).cast(MARK)

    def hand_over(self, choices: list[Action], buffer: memoryview, at: int) -> None:
        """Mark these choices in a buffer, from `at` on."""
        marks, numbers = self._marks, self._numbers
        for action in choices:
            marks[numbers[action]] = 1
        buffer[at : at + self._size] = self._shown
        for action in choices:
            marks[numbers[action]] = 0


def turned_actions(words: Words, me: Seat, seats: int) -> list[Action]:
    """The number of each action as `me` counts seats: to attack +1 is the same for everybody."""
    found: list[Action] = []
    for verb in words.verbs:
        if not any(turns(noun) for noun in verb.nouns):
            found += range(verb.base, verb.base + verb.size)
            continue
        tables = [turned(noun, me, seats) for noun in verb.nouns]
        for action in range(verb.base, verb.base + verb.size):
            things = verb.things(action)
            found.append(verb.at([tables[i][thing] for i, thing in enumerate(things)]))
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer(Generic[S, V]):
    """Writes what a seat sees, and what it may do, for games with so many seats.

    Seats and actions are numbered as the viewer counts, who is 0; a spectator counts as seat 0.
    """

    def __init__(self, game: Game[S, V], seats: int, compact: bool = True) -> None:
        self.game = game
        self.seats = seats
        self._asked_step = Noun("step", game.words.steps)
        self._asked_seat = sitters("seat", game.kind.seats[-1])
        self.layout = Layout(game.name, compact, self._outline(compact))
        self.cells = self.layout.size
        """The length of an observation."""
        self.actions = game.words.size
        """The length of a mask."""
        self._writers = [Cells(self.layout, me, seats) for me in range(seats)]
        self._turned = [turned_actions(game.words, me, seats) for me in range(seats)]
        self._markers = [Marks(table) for table in self._turned]
        self._meant: list[list[Action]] = []
        for table in self._turned:
            meant = [0] * self.actions
            for action, number in enumerate(table):
                meant[number] = action
            self._meant.append(meant)

    def _outline(self, compact: bool) -> list[Fact]:
        """The facts of any view: those of the first one of any game."""
        game = self.game
        s = game.new(Options(self.seats, game.options_for(self.seats).chosen), b"layout")
        outline = Outline()
        self._tell_asked(s, outline)
        game.view(s, SPECTATOR).describe(outline)
        return outline.wanted(compact)

    def _tell_asked(self, s: S, to: Scribe) -> None:
        """What is asked, and of whom: of nobody by name where several choose at once."""
        step = seat = UNKNOWN
        if s.agenda:
            frame = s.agenda[-1]
            step = frame_step(frame)
            if not self.game.flow.steps[step].sealed:
                seat = frame_seat(frame)
        to.one("asked_step", self._asked_step, step)
        to.one("asked_seat", self._asked_seat, seat)

    def observe(self, s: S, viewer: Seat, buffer: memoryview, at: int = 0) -> None:
        """Write what the viewer sees into the buffer's cells from `at` on."""
        writer = self._writers[viewer if viewer != SPECTATOR else 0]
        writer.begin()
        self._tell_asked(s, writer)
        self.game.view(s, viewer).describe(writer)
        writer.hand_over(buffer, at)

    def mask(self, s: S, seat: Seat, buffer: memoryview, at: int = 0) -> None:
        """Mark what the seat may choose; nothing if it is not asked."""
        self.mark(self.game.flow.legal(s, seat), seat, buffer, at)

    def mark(self, choices: list[Action], seat: Seat, buffer: memoryview, at: int = 0) -> None:
        """Mark these choices, as the seat counts."""
        self._markers[seat].hand_over(choices, buffer, at)

    def number(self, seat: Seat, action: Action) -> int:
        """The number of an action as the seat counts."""
        return self._turned[seat][action]

    def action(self, seat: Seat, number: int) -> Action:
        """The action that the seat means by a number."""
        return self._meant[seat][number]

    def cells_of(self, s: S, viewer: Seat) -> array[int]:
        """An observation in an array of its own."""
        found = array(CELL, [0]) * self.cells
        self.observe(s, viewer, memoryview(found))
        return found

    def marks_of(self, s: S, seat: Seat) -> array[int]:
        """A mask in an array of its own."""
        found = array(MARK, [0]) * self.actions
        self.mask(s, seat, memoryview(found))
        return found
