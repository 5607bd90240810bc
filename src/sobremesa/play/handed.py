"""What whoever thinks is handed of a table: a view as plain data, and nothing else.

Bots, hints and trials run in other processes. All of them take a `Handed`, which can only be made
from a view: neither the type checker nor a running table lets a state through.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from sobremesa.core.view import View
from sobremesa.core.words import Seat


class Handed(NamedTuple):
    """A view, taken apart."""

    kind: type[View]
    held: dict[str, object]

    @classmethod
    def of(cls, view: View) -> Handed:
        """The view as it is handed on; whatever else there is stays here."""
        if not isinstance(view, View):
            raise TypeError(f"{type(view).__name__} is no view, and whoever thinks is handed views")
        return cls(type(view), attributes(view))

    def view(self) -> View:
        """The view, put together again."""
        return restore(self.kind, self.held)


class Before(NamedTuple):
    """What a seat knew before it chose: kept until it has chosen, so that nothing is told of its
    choice that the choice itself has turned up."""

    game: str
    handed: Handed
    seat: Seat
    version: int
    """Of the seat."""
    luck: bytes
    """For whoever thinks about the choice."""


def attributes(view: Any) -> dict[str, object]:
    """What a view holds, compiled or not."""
    names: list[str] = []
    for kind in type(view).__mro__:
        names += getattr(kind, "__mypyc_attrs__", ())
    found = {name: getattr(view, name) for name in names if not name.startswith("__")}
    return {**found, **getattr(view, "__dict__", {})}


def restore(kind: type[View], held: dict[str, object]) -> View:
    """A view of that type which holds just this."""
    view: View = kind.__new__(kind)
    for name, value in held.items():
        setattr(view, name, value)
    return view
