"""What is agreed before a game begins."""

from __future__ import annotations

from sobremesa.core.words import Refusal


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
    ) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.samples: list[str] = samples or values
        """The values that the laws are tested with, where testing all would show no more."""
        self.shown_only = shown_only
        """It changes what a client draws, and no rule."""


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
        if value not in option.values:
            allowed = ", ".join(option.values)
            raise Refusal(
                f"{game} with {seats} seats: {option.name} must be one of {allowed}, not {value!r}"
            )
        settled[option.name] = value
    return Options(seats, settled)


def combinations(offered: list[Option]) -> list[dict[str, str]]:
    """Every combination of the sample values, options that only clients heed left at default."""
    found: list[dict[str, str]] = [{}]
    for option in offered:
        values = [option.default] if option.shown_only else option.samples
        found = [{**so_far, option.name: value} for so_far in found for value in values]
    return found
