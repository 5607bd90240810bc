"""What one process sees of a game: run on its own, because data are read once."""

from __future__ import annotations

import json
import sys

from sobremesa.core.record import read_record, replay
from sobremesa.core.rng import seed_of
from sobremesa.core.words import Refusal
from sobremesa.games import load
from sobremesa.play.glimpses import has_glimpse
from sobremesa.play.lessons import left_out
from sobremesa.play.local import LocalTable
from sobremesa.texts.book import Grid, book
from sobremesa.texts.speech import Messages
from sobremesa.web.pages import page
from sobremesa.web.prints import corrected_print


def seen(name: str, said: list[str], shipped: str) -> dict[str, object]:
    """All that should follow from a correction."""
    game = load(name)
    seats = game.kind.seats[-1]
    table = LocalTable(game, game.options_among_bots(seats), seed_of("owner"), ["random"] * seats)
    table.let_bots_act()
    replay(game, read_record(table.record.write()))
    grids = [block for block in book(name, "en").blocks if isinstance(block, Grid)]
    try:
        replay(game, read_record(shipped))
        refused = ""
    except Refusal as refusal:
        refused = str(refusal)
    return {
        "data": game.data,
        "record": table.record.write(),
        "rows": [row.cells for grid in grids for row in grid.rows if row.corrected],
        "doubted": [
            row.cells for grid in grids for row in grid.rows if row.corrected and row.reconstructed
        ],
        "rules": [rule.text for rule in book(name, "en").rules()],
        "texts": [Messages(name, language).say(key) for language in ("en", "ja") for key in said],
        "print": corrected_print(name),
        "page": 'name="corrected"' in page().content,
        "glimpse": has_glimpse(name),
        "lesson": left_out(name, "first"),
        "refused": refused,
    }


if __name__ == "__main__":
    game, keys, record = json.loads(sys.stdin.read())
    print(json.dumps(seen(game, keys, record)))
