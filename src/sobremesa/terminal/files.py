"""Records in files: read with clear refusals, never overwritten by mistake."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sobremesa.core.record import Record, read_record
from sobremesa.core.words import Refusal


@contextmanager
def refusals_of(file: Path) -> Iterator[None]:
    """Name the file in which something is wrong."""
    try:
        yield
    except Refusal as refusal:
        raise Refusal(f"{file}: {refusal}") from None


def read_file(file: Path) -> Record:
    """The record in a file; whatever is wrong with it is told in one line."""
    with refusals_of(file):
        try:
            return read_record(file.read_text(encoding="utf-8"))
        except UnicodeDecodeError:
            raise Refusal("this is not a text file, so it is no record") from None


def refuse_overwriting(file: Path, force: bool) -> None:
    """Files are not lost by mistake."""
    if file.exists() and not force:
        raise Refusal(f"{file} is there already; --force overwrites it")
    if not file.parent.is_dir():
        raise Refusal(f"{file}: there is no folder {file.parent}")


def write(file: Path, text: str) -> None:
    """Write the whole file or nothing."""
    scratch = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        scratch.write_text(text, encoding="utf-8")
        scratch.replace(file)
    finally:
        scratch.unlink(missing_ok=True)
