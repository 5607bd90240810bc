"""Whether a game was dealt as was promised before, and played as its record says."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from sobremesa.core.pledge import Pledge
from sobremesa.core.record import Record, check_seal, read_record, replay
from sobremesa.core.words import Refusal
from sobremesa.games import load

NOTHING = "nothing to check: not dealt with a commitment"


def verify(text: str, commitment: str | None = None) -> Iterator[str]:
    """What is proved of the text of a record, one sentence after the other; else a refusal.

    `commitment` is the one that somebody was told before the deal.
    """
    record = read_record(text)
    pledge = record.pledge
    if pledge is None:
        raise Refusal(NOTHING)
    if commitment is not None and commitment != pledge.commitment.hex():
        raise Refusal(f"the commitment is {pledge.commitment.hex()}, not {commitment[:80]}")
    pledge.check(record.seed)
    yield f"the secret is the one of the commitment {pledge.commitment.hex()}"
    yield f"the seed follows from the secret and {_nonces(pledge, record.seats)}"
    check_seal(record, text)
    yield "nothing was changed since the record was sealed with the secret"
    if not record.end and not record.stopped:
        raise Refusal("the record has no end line")
    replay(load(record.game), record)
    yield f"{len(record.choices)} choices lead from that deal to: {_ended(record)}"


def _ended(record: Record) -> str:
    return record.end or f"stopped {record.stopped}"


def verify_file(file: Path, commitment: str | None = None) -> Iterator[str]:
    """The same of a file, byte by byte."""
    try:
        yield from verify(file.read_bytes().decode(), commitment)
    except UnicodeDecodeError:
        raise Refusal(f"{file}: this is not a text file, so it is no record") from None
    except Refusal as refusal:
        raise Refusal(f"{file}: {refusal}") from None


def _nonces(pledge: Pledge, seats: int) -> str:
    """Whose pages have added to it, and whose have not."""
    there = sorted({nonce.seat for nonce in pledge.nonces})
    missing = [seat for seat in range(seats) if seat not in there]
    said = f"the nonces of {_seats(there)}" if there else "no nonce at all"
    return f"{said}; {_seats(missing)} added none" if missing and there else said


def _seats(numbers: list[int]) -> str:
    return ("seats " if len(numbers) > 1 else "seat ") + ", ".join([str(n) for n in numbers])
