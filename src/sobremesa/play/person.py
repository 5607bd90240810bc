"""Someone who may sit down, and the words by which people and tables go."""

from __future__ import annotations

import secrets
import unicodedata
from typing import Final

from sobremesa.play.denied import Denied

LONGEST_NAME: Final = 24


class Person:
    """Someone who may sit down."""

    def __init__(self, number: str, name: str) -> None:
        self.id = number
        self.name = name


def clean(said: str, longest: int, what: str) -> str:
    """A line that people will read: no control characters, no blank ends, not too long."""
    plain = "".join(" " if unicodedata.category(c)[0] in "CZ" else c for c in said)
    words = " ".join(plain.split())
    if not 1 <= len(words) <= longest:
        raise Denied("unclear", f"{what} has 1 to {longest} characters, not {len(words)}")
    return words


def token(size: int = 10) -> str:
    """A name that nobody guesses: `size` characters of 5 bits."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(size))


def is_token(said: str) -> bool:
    """Whether that can be such a name; some stores fail at characters that none has."""
    return said.isascii() and said.isalnum()
