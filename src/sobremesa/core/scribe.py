"""A view describes itself to a scribe, who writes names, JSON or a schema."""

from __future__ import annotations

from typing import Literal, TypeAlias

from mypy_extensions import mypyc_attr

from sobremesa.core.words import Noun

Shape: TypeAlias = Literal["one", "many", "row", "count", "counts"]
"""How a fact was told to the scribe, and so how its value is written."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Scribe:
    """Takes down the facts of a view, always the same facts in the same order."""

    remembers: bool = True
    """False: memories are not wanted, and a view need not work them out."""

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

    def some(self, key: str, per: Noun, things: list[int], numbers: list[int], most: int) -> None:
        """The counts of a compound of which most are 0: the things that have one, and theirs."""
        self.counts(key, per, spread(per, things, numbers), most)

    def past_some(
        self, key: str, per: Noun, things: list[int], numbers: list[int], most: int
    ) -> None:
        """Some counts that mattered before."""
        self.past_counts(key, per, spread(per, things, numbers), most)

    def passed(self, over: bool) -> bool:
        """Whether what is over is a memory now; not for whom it stays a fact like others."""
        return over

    def passing(self, key: str, per: Noun, noun: Noun, things: list[int], over: bool) -> None:
        """A row that becomes a memory once it is `over`."""
        if self.passed(over):
            self.past(key, per, noun, things)
        else:
            self.row(key, per, noun, things)

    def passing_many(self, key: str, noun: Noun, things: list[int], over: bool) -> None:
        """Things that become a memory once that is `over`."""
        if self.passed(over):
            self.past_many(key, noun, things)
        else:
            self.many(key, noun, things)

    def passing_counts(
        self, key: str, per: Noun, numbers: list[int], most: int, over: bool
    ) -> None:
        """Counts that become a memory once they are `over`."""
        if self.passed(over):
            self.past_counts(key, per, numbers, most)
        else:
            self.counts(key, per, numbers, most)

    def each(self, key: str, each: Noun, per: Noun, numbers: list[list[int]], most: int) -> None:
        """Counts for each of a noun, as facts of their own: `macas_red`, `macas_blue`."""
        for i, name in enumerate(each.names):
            self.counts(f"{key}_{name}", per, numbers[i], most)


def spread(per: Noun, things: list[int], numbers: list[int]) -> list[int]:
    """A number for each of `per`: those of `things`, and 0 for all others."""
    found = [0] * per.size
    for i, thing in enumerate(things):
        found[thing] = numbers[i]
    return found


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


class Json(Scribe):
    """What `Plain` writes, as JSON; a fact that is as it was is not written again.

    It serves one viewer, look after look: each begins with `begin` and ends with `text`. The values
    that it compares lie close together, because a server looks through many viewers in turn.
    """

    def __init__(self) -> None:
        self._texts: list[str] = []
        self._values: list[int] = []
        """What all texts were written from: a number each, or how many there are and these."""
        self._fact = 0
        self._at = 0
        """The fact that comes next, and where its values begin."""
        self._news = False

    def begin(self) -> None:
        """Another look."""
        self._fact = 0
        self._at = 0

    def has_news(self) -> bool:
        """Whether any fact has changed since the last `text`."""
        return self._news

    def text(self) -> str:
        """All facts."""
        self._news = False
        return "{" + ",".join(self._texts) + "}"

    def one(self, key: str, noun: Noun, thing: int) -> None:
        """Write the name, or null."""
        if self._is_new(thing):
            self._write(key, noun.quoted[thing] if thing >= 0 else "null")

    def many(self, key: str, noun: Noun, things: list[int]) -> None:
        """Write the names."""
        if self._are_new(things):
            quoted = noun.quoted
            self._write(key, "[" + ",".join([quoted[thing] for thing in things]) + "]")

    def row(self, key: str, per: Noun, noun: Noun, things: list[int]) -> None:
        """Write a name or null for each place."""
        if self._are_new(things):
            quoted = noun.quoted
            names = [quoted[thing] if thing >= 0 else "null" for thing in things]
            self._write(key, "[" + ",".join(names) + "]")

    def count(self, key: str, number: int, most: int) -> None:
        """Write the number."""
        if self._is_new(number):
            self._write(key, str(number))

    def counts(self, key: str, per: Noun, numbers: list[int], most: int) -> None:
        """Write the numbers; of a compound's many things only those that are there, by name."""
        if not self._are_new(numbers):
            return
        if per.parts:
            there = [f"{per.quoted[i]}:{n}" for i, n in enumerate(numbers) if n]
            self._write(key, "{" + ",".join(there) + "}")
        else:
            self._write(key, "[" + ",".join([str(n) for n in numbers]) + "]")

    def some(self, key: str, per: Noun, things: list[int], numbers: list[int], most: int) -> None:
        """Write the things that have a number, by name."""
        if self._are_new(things + numbers):
            there = [f"{per.quoted[thing]}:{numbers[i]}" for i, thing in enumerate(things)]
            self._write(key, "{" + ",".join(there) + "}")

    def past_some(
        self, key: str, per: Noun, things: list[int], numbers: list[int], most: int
    ) -> None:
        """The same."""
        self.some(key, per, things, numbers, most)

    def _is_new(self, number: int) -> bool:
        """Whether the fact that comes now is another number than before."""
        fact, at = self._fact, self._at
        self._fact = fact + 1
        self._at = at + 1
        if fact == len(self._texts):
            self._texts.append("")
            self._values.append(number)
        elif self._values[at] == number:
            return False
        else:
            self._values[at] = number
        return True

    def _are_new(self, things: list[int]) -> bool:
        """Whether the fact that comes now has other things than before."""
        fact, at, size, values = self._fact, self._at, len(things), self._values
        self._fact = fact + 1
        self._at = at + 1 + size
        if fact == len(self._texts):
            self._texts.append("")
            values.append(size)
            values.extend(things)
            return True
        before = values[at]
        if before == size and values[at + 1 : at + 1 + size] == things:
            return False
        values[at : at + 1 + before] = [size, *things]
        return True

    def _write(self, key: str, value: str) -> None:
        self._texts[self._fact - 1] = f'"{key}":{value}'
        self._news = True


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
    """What the facts are called and how many cells each fills, in their order."""

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
