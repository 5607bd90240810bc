"""Databases of the newest shape with nothing in them, made once and copied.

Migrating an empty database takes longer than most tests that need one: those that are about
migrations take an empty one, the others one of these.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import create_engine

from sobremesa.play.store.database import migrate, try_file


@cache
def _newest() -> bytes:
    with TemporaryDirectory(prefix="sobremesa-shape-") as folder:
        file = Path(folder) / "tables.db"
        try_file(str(file))
        engine = create_engine(f"sqlite:///{file}")
        with engine.begin() as connection:
            migrate(connection)
        engine.dispose()
        return file.read_bytes()


def kept_in(folder: Path) -> str:
    """The address of the SQLite file of a folder, which is laid there if it is not there yet."""
    file = folder / "tables.db"
    if not file.exists():
        file.write_bytes(_newest())
    return f"sqlite:///{file}"
