"""A view describes itself to a scribe; the scribe writes names, cells of a tensor, or a schema."""

from __future__ import annotations

from typing import Literal, TypeAlias

from mypy_extensions import mypyc_attr

from sobremesa.core.words import Noun

Shape: TypeAlias = Literal["one", "many", "row", "count", "counts"]
"""How a fact was told to the scribe, and so how its value is written."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Scribe:
    """Takes down the facts of a view, always the same facts in the same order."""

    def one(self, key: str, noun: Noun, thing: int) -> None:
        """One thing, or none (UNKNOWN)."""
        raise NotImplementedError

    def many(self, key: str, noun: Noun, things: list[int]) -> None:
        """Any number of things whose order says nothing."""
        raise NotImplementedError

    def past_many(self, key: str, noun: Noun, things: list[int]) -> None:
        """Things that are out of sight: a memory that a table shows on demand only."""
        self.many(key, noun, things)

    def row(self, key: str, per: Noun, noun: Noun, things: list[int]) -> None:
        """A thing (or UNKNOWN) for each of `per`: the bet of each seat, the cards of a trick."""
        raise NotImplementedError

    def past(self, key: str, per: Noun, noun: Noun, things: list[int]) -> None:
        """A row of what is over: a memory that a table shows on demand only."""
        self.row(key, per, noun, things)

    def count(self, key: str, number: int, most: int) -> None:
        """A number from 0 to `most`."""
        raise NotImplementedError

    def counts(self, key: str, per: Noun, numbers: list[int], most: int) -> None:
        """A number of at most `most` for each of `per`: the boxes of each seat."""
        raise NotImplementedError

    def past_counts(self, key: str, per: Noun, numbers: list[int], most: int) -> None:
        """Numbers that mattered before: a memory that a table shows on demand only."""
        self.counts(key, per, numbers, most)


def name_of(noun: Noun, thing: int) -> str | None:
    """The thing's name, or None where there is none to be named."""
    return noun.spell(thing) if thing >= 0 else None


class Plain(Scribe):
    """Names instead of numbers: what the browser and the golden files receive."""

    def __init__(self) -> None:
        self.facts: dict[str, object] = {}

    def one(self, key: str, noun: Noun, thing: int) -> None:
        """Write the name, or None."""
        self.facts[key] = name_of(noun, thing)

    def many(self, key: str, noun: Noun, things: list[int]) -> None:
        """Write the names."""
        self.facts[key] = [noun.spell(thing) for thing in things]

    def row(self, key: str, per: Noun, noun: Noun, things: list[int]) -> None:
        """Write a name or None for each place."""
        self.facts[key] = [name_of(noun, thing) for thing in things]

    def count(self, key: str, number: int, most: int) -> None:
        """Write the number."""
        self.facts[key] = number

    def counts(self, key: str, per: Noun, numbers: list[int], most: int) -> None:
        """Write the numbers; of a compound's many things only those that are there, by name."""
        if per.parts:
            self.facts[key] = {per.spell(i): n for i, n in enumerate(numbers) if n}
        else:
            self.facts[key] = list(numbers)


class Tensor(Scribe):
    """Small numbers in the order of the facts: what a learner receives.

    Its length is the same for every view of a game: a row has room for all of `per`.
    """

    def __init__(self) -> None:
        self.cells: list[int] = []

    def one(self, key: str, noun: Noun, thing: int) -> None:
        """A cell for each thing of the noun, 1 at the one that is there."""
        start = len(self.cells)
        self.cells += [0] * noun.size
        if thing >= 0:
            self.cells[start + thing] = 1

    def many(self, key: str, noun: Noun, things: list[int]) -> None:
        """A cell for each thing of the noun: how often it is there."""
        start = len(self.cells)
        self.cells += [0] * noun.size
        for thing in things:
            self.cells[start + thing] += 1

    def row(self, key: str, per: Noun, noun: Noun, things: list[int]) -> None:
        """The cells of `one` for each of `per`."""
        start = len(self.cells)
        self.cells += [0] * (per.size * noun.size)
        for i, thing in enumerate(things):
            if thing >= 0:
                self.cells[start + i * noun.size + thing] = 1

    def count(self, key: str, number: int, most: int) -> None:
        """One cell."""
        self.cells.append(number)

    def counts(self, key: str, per: Noun, numbers: list[int], most: int) -> None:
        """One cell for each of `per`."""
        self.cells += numbers
        self.cells += [0] * (per.size - len(numbers))


class Fact:
    """The name, kind and shape of one fact of a view."""

    def __init__(
        self,
        key: str,
        kind: Shape,
        per: Noun | None,
        noun: Noun | None,
        shape: list[int],
        most: int,
    ) -> None:
        self.key = key
        self.kind: Shape = kind
        self.per = per
        self.noun = noun
        self.shape = shape
        self.most = most
        self.past = False
        """A memory, to be shown on demand."""


class Schema(Scribe):
    """What the facts are called and how many cells each fills, in the order of the tensor."""

    def __init__(self) -> None:
        self.facts: list[Fact] = []

    def one(self, key: str, noun: Noun, thing: int) -> None:
        """Shape: the noun's size."""
        self.facts.append(Fact(key, "one", None, noun, [noun.size], 1))

    def many(self, key: str, noun: Noun, things: list[int]) -> None:
        """Shape: the noun's size."""
        self.facts.append(Fact(key, "many", None, noun, [noun.size], 1))

    def row(self, key: str, per: Noun, noun: Noun, things: list[int]) -> None:
        """Shape: the size of `per` times the noun's."""
        self.facts.append(Fact(key, "row", per, noun, [per.size, noun.size], 1))

    def count(self, key: str, number: int, most: int) -> None:
        """Shape: one cell."""
        self.facts.append(Fact(key, "count", None, None, [1], most))

    def counts(self, key: str, per: Noun, numbers: list[int], most: int) -> None:
        """Shape: the size of `per`."""
        self.facts.append(Fact(key, "counts", per, None, [per.size], most))

    def past_many(self, key: str, noun: Noun, things: list[int]) -> None:
        """The same as `many`, marked as a memory."""
        self.many(key, noun, things)
        self.facts[-1].past = True

    def past(self, key: str, per: Noun, noun: Noun, things: list[int]) -> None:
        """The same as `row`, marked as a memory."""
        self.row(key, per, noun, things)
        self.facts[-1].past = True

    def past_counts(self, key: str, per: Noun, numbers: list[int], most: int) -> None:
        """The same as `counts`, marked as a memory."""
        self.counts(key, per, numbers, most)
        self.facts[-1].past = True
