"""An owner's corrections: files that are laid over the games' own data.

The environment names their folder. Whichever process reads them first keeps what it has read in its
environment, so that all processes that it starts play with the same data, whatever becomes of the
files.
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
import tomllib
import zlib
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Final

from sobremesa.core.limits import Limit, Limits, Mistake
from sobremesa.core.sources import (
    CORRECTED,
    RECONSTRUCTED,
    UNPRINTED,
    Table,
    items_of,
    named_items,
    source_of,
)
from sobremesa.core.words import Refusal

FOLDER: Final = "SOBREMESA_DATA"
KEPT: Final = "SOBREMESA_DATA_KEPT"
"""What was read there, with the folder's name; inherited by processes."""
ENDING: Final = ".toml"
BOX: Final = "box"
DIGITS: Final = 16
"""Of a digest."""
MOST_MISTAKES: Final = 12
"""So many are named at once."""


def names() -> list[str]:
    """The games for which there are corrections, or files that should be."""
    return list(_read())


def _read() -> dict[str, Table]:
    folder = os.environ.get(FOLDER, "")
    if not folder:
        return {}
    kept = os.environ.get(KEPT, "")
    if kept:
        said = json.loads(zlib.decompress(base64.b64decode(kept)))
        if said["folder"] == folder:
            found: dict[str, Table] = said["data"]
            return found
    read = {path.stem: _file(path) for path in _files(Path(folder))}
    whole = json.dumps({"folder": folder, "data": read}).encode()
    os.environ[KEPT] = base64.b64encode(zlib.compress(whole)).decode()
    return read


def _files(folder: Path) -> list[Path]:
    try:
        return sorted([path for path in folder.iterdir() if path.suffix == ENDING])
    except OSError as problem:
        raise Refusal(f"cannot read corrected data in {folder}: {problem.strerror}") from None


def _file(path: Path) -> Table:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as problem:
        raise Refusal(f"{path}: {problem.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise Refusal(f"{path} is no TOML file: {problem}") from None


def limits_of(game: str) -> Limits:
    """What may be corrected in a game; nothing, if it says nothing of that."""
    try:
        found: Limits = import_module(f"sobremesa.games.{game}.limits").LIMITS
    except ModuleNotFoundError:
        return Limits([])
    return found


_laid: Final[dict[str, dict[str, object]]] = {}
"""Of each game that was read: its corrections by path."""


def laid_over(game: str, values: dict[str, object]) -> dict[str, object]:
    """A game's data with its corrections, each marked in its table's `source`."""
    said = _read().get(game)
    _laid[game] = {}
    if said is not None:
        overlay = Overlay(game, values)
        overlay.lay(said)
        _laid[game] = overlay.laid
    return values


def corrected_in(game: str) -> dict[str, object]:
    """The corrections of a game whose data have been read, by path."""
    return _laid.get(game, {})


def digest_of(game: str) -> str:
    """What stands for the data of a game that are corrected; empty if they are as shipped.

    What stands on the box changes no game.
    """
    found = {path: value for path, value in corrected_in(game).items() if path.split(".")[0] != BOX}
    if not found:
        return ""
    text = json.dumps([game, found], sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]


class Overlay:
    """Lays one file over a game's data, and gathers all its mistakes."""

    def __init__(self, game: str, values: dict[str, object]) -> None:
        self.game = game
        self.values = values
        self.mistakes: list[Mistake] = []
        self.laid: dict[str, object] = {}
        """What was put there, by path."""
        self._limits = limits_of(game)

    def lay(self, said: Table) -> None:
        """Lay it over; a refusal names every mistake."""
        self._lay(said, self.values, [], [])
        if not self.mistakes and self._limits.check is not None:
            self.mistakes += self._limits.check(self.values)
        if self.mistakes:
            told = [f"{at}: {what}" for at, what in self.mistakes[:MOST_MISTAKES]]
            more = len(self.mistakes) - len(told)
            rest = f"; and {more} more" if more > 0 else ""
            raise Refusal(f"{self.game}{ENDING}, {'; '.join(told)}{rest}")

    def _wrong(self, path: list[str], what: str) -> None:
        self.mistakes.append((".".join(path), what))

    def _lay(self, said: Table, into: dict[str, object], path: list[str], kind: list[str]) -> None:
        row = self._limits.rows.get(".".join(kind))
        more = row.more(into) if row is not None and row.more is not None else {}
        limits = {**row.limits, **more} if row is not None else {}
        for key, value in said.items():
            here = [*path, key]
            there = into.get(key)
            if key in UNPRINTED or (key not in into and key not in limits):
                allowed = list(limits) or [one for one in into if one not in UNPRINTED]
                self._wrong(here, f"there is no such {_noun(path)}; there is {', '.join(allowed)}")
            elif isinstance(there, Mapping) or items_of(there):
                if not isinstance(value, Mapping):
                    self._wrong(here, "this is a table, which is written in [brackets]")
                elif isinstance(there, dict):
                    self._lay(value, there, here, [*kind, key])
                else:
                    self._lay_items(value, there, here, [*kind, key])
            else:
                self._put(into, key, value, here, limits, key in more)

    def _lay_items(self, said: Table, there: object, path: list[str], kind: list[str]) -> None:
        items = named_items(there)
        for name, value in said.items():
            item = items.get(name)
            if item is None:
                self._wrong([*path, name], f"there is none of that name; there is {_few(items)}")
            elif not isinstance(value, Mapping) or not isinstance(item, dict):
                self._wrong([*path, name], "this is a table, which is written in [brackets]")
            else:
                self._lay(value, item, [*path, name], kind)

    def _put(
        self,
        into: dict[str, object],
        key: str,
        value: object,
        path: list[str],
        limits: dict[str, Limit],
        may_lack: bool,
    ) -> None:
        """Put one datum in the place of another, if that is reconstructed."""
        shipped = into.get(key)
        if value == shipped and type(value) is type(shipped):
            return
        lacking = may_lack and value in (0, "", [])
        if lacking and key not in into:
            return
        source = source_of(into, key)
        limit = limits.get(key)
        if source != RECONSTRUCTED:
            self._wrong(path, f"this is no reconstruction (source: {source}); it stays {shipped!r}")
        elif limit is None:
            self._wrong(path, f"this cannot be corrected; it stays {shipped!r}")
        elif not lacking and not limit.allows(value):
            self._wrong(path, f"{value!r} should be {limit.told()}")
        else:
            self._mark(into, key)
            self.laid[".".join(path)] = value
            if lacking:
                del into[key]
            else:
                into[key] = value

    def _mark(self, into: dict[str, object], key: str) -> None:
        said = into.get("source", "")
        sources = dict(said) if isinstance(said, Mapping) else {"rest": said}
        into["source"] = {key: CORRECTED, **{k: v for k, v in sources.items() if k != key}}


def _noun(path: list[str]) -> str:
    return "key" if path else "table"


def _few(items: Mapping[str, object]) -> str:
    listed = list(items)
    return (
        ", ".join(listed)
        if len(listed) <= MOST_MISTAKES
        else (f"{', '.join(listed[:MOST_MISTAKES])} and {len(listed) - MOST_MISTAKES} more")
    )
