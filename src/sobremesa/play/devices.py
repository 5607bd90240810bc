"""Where a person is known, and what makes another device the same person, as the owner sees it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Came: TypeAlias = Literal["name", "key", "passkey"]
"""How a device came to know a person: by an introduction, or by one of his keys."""


class Device(Struct):
    """A browser that knows the person's secret."""

    id: str
    since: str
    here: bool
    """Whether it is the one that asks."""
    by: Came


class PocketKey(Struct):
    """A link that makes one more device the same person, once."""

    id: str
    made: str
    used: str | None


class PasskeyInfo(Struct):
    """A passkey, which an authenticator holds."""

    id: str
    made: str
    used: str | None
