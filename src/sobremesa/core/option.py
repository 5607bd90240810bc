"""What is agreed before a game begins."""

from __future__ import annotations

from typing import Final

from sobremesa.core.words import Refusal

MOST_DIGITS: Final = 9
"""Of a number that an option may be: enough for any game, and never a big integer."""


class Option:
    """A question that is settled before the game, and the answers there are."""

    def __init__(
        self,
        name: str,
        values: list[str],
        default: str,
        *,
        samples: list[str] | None = None,
        shown_only: bool = False,
        least: int | None = None,
        before: str | None = None,
        seats: bool = False,
        past: str | None = None,
        forgets: str | None = None,
        once: str | None = None,
        among_bots: str | None = None,
    ) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.samples: list[str] = samples or values
        """The values that the laws are tested with, where testing all would show no more."""
        self.shown_only = shown_only
        """It changes what a client draws, and no rule."""
        self.least = least
        """If given, any whole number from this on is an answer too; `values` are suggestions."""
        self.before: str = default if before is None else before
        """The answer that games had before the question was asked: old records are read so."""

        self.seats = seats
        """The numbers among its answers are seats, called by their sitters' names."""
        self.past = past
        """With this answer a table shows what else is shown on demand: the view's memories."""
        self.forgets = forgets
        """With this answer a table shows no memories, and what fades in its log is put away."""
        self.once = once
        """What the question was called before: what was kept under that name answers it."""
        self.among_bots: str = default if among_bots is None else among_bots
        """The default where bots alone sit, as in a simulation."""

    def allows(self, value: str) -> bool:
        """Whether the value is an answer."""
        if value in self.values:
            return True
        if self.least is None or len(value) > MOST_DIGITS:
            return False
        if not (value.isascii() and value.isdigit()):
            return False
        return int(value) >= self.least and str(int(value)) == value

    def allowed(self) -> str:
        """The answers there are, in words for a refusal."""
        if self.least is None:
            return f"one of {', '.join(self.values)}"
        return f"a whole number from {self.least} on, with at most {MOST_DIGITS} digits"


class Options:
    """A number of seats and an answer to every question of a game."""

    def __init__(self, seats: int, chosen: dict[str, str]) -> None:
        self.seats = seats
        self.chosen = chosen

    def __getitem__(self, name: str) -> str:
        return self.chosen[name]

    def spell(self) -> str:
        """One line: `seats=4 mode=4p side=normal`."""
        return " ".join([f"seats={self.seats}"] + [f"{k}={v}" for k, v in self.chosen.items()])


def choose(game: str, seats: int, offered: list[Option], chosen: dict[str, str]) -> Options:
    """The answers, with defaults for those not given; a clear refusal of any that are not there."""
    known = {option.name: option for option in offered}
    for name in chosen:
        if name not in known:
            raise Refusal(f"{game} has no option {name!r}; it has {', '.join(known)}")
    settled: dict[str, str] = {}
    for option in offered:
        value = chosen.get(option.name, option.default)
        if not option.allows(value):
            raise Refusal(
                f"{game} with {seats} seats: {option.name} must be {option.allowed()}, "
                f"not {value!r}"
            )
        settled[option.name] = value
    return Options(seats, settled)


def shows_past(offered: list[Option], options: Options) -> bool:
    """Whether it was agreed that tables show the view's memories without being asked."""
    return any(option.past == options[option.name] for option in offered)


def forgets(offered: list[Option], options: Options) -> bool:
    """Whether it was agreed that tables show nothing that people can only remember."""
    return any(option.forgets == options[option.name] for option in offered)


def recall(offered: list[Option], chosen: dict[str, str]) -> dict[str, str]:
    """The answers of a game that was kept, and to questions it was never asked those before.

    A question that has another name now is answered by what was said under the old one.
    """
    found = {option.name: option.before for option in offered}
    names = {option.once: option.name for option in offered if option.once is not None}
    for name, value in chosen.items():
        found[names.get(name, name)] = value
    return found


def without_people(offered: list[Option], chosen: dict[str, str]) -> dict[str, str]:
    """What was said, and where nothing was, what goes best where bots alone sit."""
    return {**{option.name: option.among_bots for option in offered}, **chosen}


def combinations(offered: list[Option]) -> list[dict[str, str]]:
    """Every combination of the sample values, options that only clients heed left at default."""
    found: list[dict[str, str]] = [{}]
    for option in offered:
        values = [option.default] if option.shown_only else option.samples
        found = [{**so_far, option.name: value} for so_far in found for value in values]
    return found


def seat_or_chance(name: str, seats: int) -> Option:
    """One of the seats, or whom chance names."""
    listed = [str(seat) for seat in range(seats)]
    samples = ["random", listed[-1]]
    return Option(name, ["random", *listed], "random", samples=samples, seats=True)
