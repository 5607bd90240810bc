"""Prints a digest of some games of every table: law 3 compares two ways of running the source."""

from __future__ import annotations

import json
from hashlib import sha256

from laws.branching import branched, branches_at
from laws.laws import record_of
from laws.tables import seeds, tables
from sobremesa import COMPILED
from sobremesa.games import load

GAMES = 2


def digests() -> dict[str, str]:
    """For each table a digest of the records and logs of its games, and of what branches off."""
    found: dict[str, str] = {}
    for name, options in tables():
        text = ""
        for seed in seeds(options, GAMES):
            record, s = record_of(load(name), options, seed)
            text += record.write() + repr(s.log)
        for branch in branches_at(record, len(record.choices) // 2):
            left, s = branched(load(name), record, branch, b"digest")
            text += left.write() + repr(s.log)
        found[f"{name} {options.spell()}"] = sha256(text.encode()).hexdigest()
    return found


if __name__ == "__main__":
    print(json.dumps({"compiled": COMPILED, "digests": digests()}))
