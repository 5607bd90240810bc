"""What a table has promised of its luck, and what people's pages have added to it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sobremesa.core.branch import Branch
from sobremesa.core.pledge import DERIVATION, Nonce, Pledge, derive
from sobremesa.core.words import Refusal
from sobremesa.play import luck
from sobremesa.play.branches import branches_of
from sobremesa.play.journal import Added, Dealt, Entry, Joined, Laid, Started
from sobremesa.play.seats import Sitter

MOST_NONCES: Final = 8
"""So many pages of one person add to a table's luck."""


class Promised:
    """The luck of one table, as its journal has it."""

    def __init__(self, table: str, secret: bytes) -> None:
        self._table = table
        self._secret = secret
        self._salt = ""
        self._dealt: Dealt | None = None
        self.commitment = ""
        """What was told of the secret before the deal; empty at tables of before."""
        self.added: dict[str, list[str]] = {}
        """The nonces of each person's pages, in the order in which they came."""
        self.branches: list[Branch] = []
        """The games that this one has come through, if it has branched off and is not dealt."""

    def take(self, entry: Entry) -> None:
        """Heed an entry that has to do with luck."""
        match entry:
            case Laid():
                self.commitment, self._salt = entry.commitment, entry.salt
                self.branches = branches_of(entry.before)
            case Added():
                self.added.setdefault(entry.person, []).append(entry.nonce)
            case Joined():
                if nonces := self.added.pop(entry.person, []):
                    self.added.setdefault(entry.into, []).extend(nonces)
            case Dealt():
                self._dealt = entry
            case _:
                pass

    def start(self, sitters: Iterable[Sitter]) -> Started:
        """How the game begins with the nonces of those who sit there, each at his first seat."""
        if not self.commitment:
            return Started()
        left = dict(self.added)
        return Dealt(
            [
                (sitter.seat, nonce)
                for sitter in sitters
                if sitter.person is not None
                for nonce in left.pop(sitter.person, [])
            ]
        )

    def seed(self, begun: Started | None = None) -> bytes:
        """The seed of the game that begins so, or has begun."""
        begun = begun or self._dealt
        if not isinstance(begun, Dealt):
            return self._secret
        if begun.derivation != DERIVATION:
            raise Refusal(f"derivation {begun.derivation} of a seed is not known here")
        return derive(self._secret, self._table, _nonces(begun))

    def told(self) -> luck.Luck | None:
        """What everybody may know: the commitment, and from the deal on what was added."""
        if not self.commitment:
            return None
        dealt = self._dealt
        return luck.Luck(
            self.commitment, [luck.Nonce(*one) for one in dealt.nonces] if dealt else None
        )

    def pledge(self) -> Pledge | None:
        """All that the seed follows from, for after the end."""
        dealt = self._dealt
        if dealt is None:
            return None
        salt, commitment = bytes.fromhex(self._salt), bytes.fromhex(self.commitment)
        nonces = _nonces(dealt)
        return Pledge(self._table, self._secret, salt, commitment, nonces, dealt.derivation)


def _nonces(dealt: Dealt) -> list[Nonce]:
    return [Nonce(seat, bytes.fromhex(nonce)) for seat, nonce in dealt.nonces]
