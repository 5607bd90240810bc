"""A view describes itself to a scribe, who writes names, JSON or a schema."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from mypy_extensions import i64, mypyc_attr

from sobremesa.core.ints import Ints
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

    def past_packed(
        self, key: str, per: Noun, noun: Noun, packed: Ints, shift: i64, mask: i64
    ) -> None:
        """Such a row of things that are bits of longer numbers (`Ints.bits`)."""
        self.past(key, per, noun, packed.bits(shift, mask))

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


DIGITS: Final[list[bytes]] = [str(number).encode() for number in range(256)]
"""The numbers that most facts have, as JSON writes them."""

_heads: dict[str, bytes] = {}
"""What is written before the value of a fact, a comma first;"""
_list_heads: dict[str, bytes] = {}
"""the same where a list follows, with its bracket."""


def digits(number: int) -> bytes:
    """A number as JSON writes it."""
    return DIGITS[number] if 0 <= number < 256 else str(number).encode()


def _head(key: str) -> bytes:
    found = _heads.get(key)
    if found is None:
        found = _heads[key] = f',"{key}":'.encode()
    return found


def _list_head(key: str) -> bytes:
    found = _list_heads.get(key)
    if found is None:
        found = _list_heads[key] = f',"{key}":['.encode()
    return found


class Json(Scribe):
    """What `Plain` writes, as JSON; a fact that is as it was is not written again.

    It serves one viewer, look after look: each begins with `begin` and ends with `text`. All that
    it keeps lies close together, because a server looks through many viewers in turn.
    """

    def __init__(self) -> None:
        self._text = b"}"
        """What was written last: each fact has a comma before it, the first one a brace."""
        self._sizes: list[int] = []
        """How many bytes each fact has there."""
        self._values: list[int] = []
        """What all facts were written from: a number each, or how many there are and these."""
        self._parts: list[bytes] = []
        """What is being written: new facts, and what lies between them."""
        self._fact: i64 = 0
        self._at: i64 = 0
        self._place: i64 = 0
        """The fact that comes next, and where its values and its bytes begin."""
        self._taken: i64 = 0
        """So many bytes of the last text are in the new one, or replaced there."""

    def begin(self) -> None:
        """Another look."""
        if self._parts:
            # The last one was broken off, and what it has changed is not in the text.
            self._text = b"}"
            self._sizes.clear()
            self._values.clear()
            self._parts.clear()
        self._fact = 0
        self._at = 0
        self._place = 0
        self._taken = 0

    def has_news(self) -> bool:
        """Whether any fact has changed since the last `text`."""
        return len(self._parts) > 0

    def text(self) -> bytes:
        """All facts."""
        if self._parts:
            self._parts.append(self._text[self._taken :])
            self._text = b"".join(self._parts)
            self._parts = []
        return self._text if self._sizes else b"{}"

    def one(self, key: str, noun: Noun, thing: int) -> None:
        """Write the name, or null."""
        if self._is_new(thing):
            self._write(_head(key), noun.quoted[thing] if thing >= 0 else b"null", b"")

    def many(self, key: str, noun: Noun, things: list[int]) -> None:
        """Write the names."""
        if self._are_new(things):
            quoted = noun.quoted
            names = b",".join([quoted[thing] for thing in things])
            self._write(_list_head(key), names, b"]")

    def row(self, key: str, per: Noun, noun: Noun, things: list[int]) -> None:
        """Write a name or null for each place."""
        if self._are_new(things):
            quoted = noun.quoted
            names = b",".join([quoted[thing] if thing >= 0 else b"null" for thing in things])
            self._write(_list_head(key), names, b"]")

    def past_packed(
        self, key: str, per: Noun, noun: Noun, packed: Ints, shift: i64, mask: i64
    ) -> None:
        """Make no list of a long memory that is as it was, as it nearly always is."""
        if not self._passes(packed, shift, mask):
            self.row(key, per, noun, packed.bits(shift, mask))

    def count(self, key: str, number: int, most: int) -> None:
        """Write the number."""
        if self._is_new(number):
            self._write(_head(key), digits(number), b"")

    def counts(self, key: str, per: Noun, numbers: list[int], most: int) -> None:
        """Write the numbers; of a compound's many things only those that are there, by name."""
        if not self._are_new(numbers):
            return
        if per.parts:
            there = [per.quoted[i] + b":" + digits(n) for i, n in enumerate(numbers) if n]
            self._write(_head(key) + b"{", b",".join(there), b"}")
        else:
            self._write(_list_head(key), b",".join([digits(n) for n in numbers]), b"]")

    def some(self, key: str, per: Noun, things: list[int], numbers: list[int], most: int) -> None:
        """Write the things that have a number, by name."""
        if self._are_new(things + numbers):
            quoted = per.quoted
            there = [quoted[thing] + b":" + digits(numbers[i]) for i, thing in enumerate(things)]
            self._write(_head(key) + b"{", b",".join(there), b"}")

    def past_some(
        self, key: str, per: Noun, things: list[int], numbers: list[int], most: int
    ) -> None:
        """The same."""
        self.some(key, per, things, numbers, most)

    def _is_new(self, number: int) -> bool:
        """Whether the fact that comes now is another number than before."""
        fact: i64 = self._fact
        at: i64 = self._at
        self._fact = fact + 1
        self._at = at + 1
        sizes, values = self._sizes, self._values
        if fact == len(sizes):
            sizes.append(0)
            values.append(number)
        elif values[at] == number:
            self._place += sizes[fact]
            return False
        else:
            values[at] = number
        return True

    def _are_new(self, things: list[int]) -> bool:
        """Whether the fact that comes now has other things than before."""
        fact: i64 = self._fact
        at: i64 = self._at
        size: i64 = len(things)
        values = self._values
        self._fact = fact + 1
        self._at = at + 1 + size
        if fact == len(self._sizes):
            self._sizes.append(0)
            values.append(size)
            values.extend(things)
            return True
        before: i64 = values[at]
        if before != size:
            values[at : at + 1 + before] = [size, *things]
            return True
        is_new = False
        i: i64 = 0
        while i < size:
            at += 1
            thing = things[i]
            if values[at] != thing:
                values[at] = thing
                is_new = True
            i += 1
        if not is_new:
            self._place += self._sizes[fact]
        return is_new

    def _passes(self, packed: Ints, shift: i64, mask: i64) -> bool:
        """Pass over the fact that comes now, if it has the same things as before."""
        fact: i64 = self._fact
        at: i64 = self._at
        values = self._values
        if fact == len(self._sizes):
            return False
        before: i64 = values[at]
        if before != packed.size:
            return False
        i: i64 = 0
        while i < before:
            at += 1
            thing: i64 = values[at]
            if thing != packed[i] >> shift & mask:
                return False
            i += 1
        self._fact = fact + 1
        self._at = at + 1
        self._place += self._sizes[fact]
        return True

    def _write(self, head: bytes, value: bytes, tail: bytes) -> None:
        fact: i64 = self._fact - 1
        place: i64 = self._place
        parts = self._parts
        if self._taken < place:
            parts.append(self._text[self._taken : place])
        parts.append(head if fact else b"{" + head[1:])
        parts.append(value)
        parts.append(tail)
        place += self._sizes[fact]
        self._place = place
        self._taken = place
        self._sizes[fact] = len(head) + len(value) + len(tail)


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
