"""Someone who may sit down, and the words by which people and tables go."""

from __future__ import annotations

import secrets
import unicodedata
from typing import Final

from sobremesa.play.denied import Denied

LONGEST_NAME: Final = 24
UNSEEN: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Fillers that count as letters or signs, and show nothing."""
MOST_MARKS: Final = 4
"""Some languages put several marks on a letter; none needs more."""


class Person:
    """Someone who may sit down."""

    def __init__(self, number: str, name: str) -> None:
        self.id = number
        self.name = name


def clean(said: str, longest: int, what: str) -> str:
    """A line that people will read: something to see, no control characters, not too long."""
    plain = "".join(" " if _is_blank(c) else c for c in unicodedata.normalize("NFC", said))
    words = " ".join(plain.split())
    if not 1 <= len(words) <= longest:
        raise Denied("unclear", f"{what} has 1 to {longest} characters, not {len(words)}")
    marks = 0
    for c in words:
        marks = marks + 1 if unicodedata.category(c)[0] == "M" else 0
        if marks > MOST_MARKS:
            raise Denied("unclear", f"{what} has at most {MOST_MARKS} marks on one letter")
    if all(unicodedata.category(c)[0] in "MZ" for c in words):
        raise Denied("unclear", f"{what} needs a letter, a digit or a sign")
    return words


def called_at(person: Person, name: str) -> str:
    """What somebody is called at one table; nothing where it is the person's own name."""
    called = clean(name, LONGEST_NAME, "a name") if name.strip() else ""
    return "" if called == person.name else called


def _is_blank(c: str) -> bool:
    return unicodedata.category(c)[0] in "CZ" or c in UNSEEN


def token(size: int = 10) -> str:
    """A name that nobody guesses: `size` characters of 5 bits."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(size))


def is_token(said: str) -> bool:
    """Whether that can be such a name; some stores fail at characters that none has."""
    return said.isascii() and said.isalnum()
