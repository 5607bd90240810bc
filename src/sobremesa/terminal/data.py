"""The reconstructed data of a game, for an owner of the printed one who corrects them."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterator
from itertools import groupby
from typing import Final

from rich.table import Table as Grid

from sobremesa.core import data
from sobremesa.core.corrections import limits_of
from sobremesa.core.limits import Limit, Rows
from sobremesa.core.sources import CORRECTED, RECONSTRUCTED, Datum, data_of

WIDTH: Final = 96


def correctable(game: str) -> Iterator[tuple[Rows, Datum, Limit]]:
    """The data that may be corrected, as they are now, each with its limit."""
    limits = limits_of(game)
    for datum in data_of(data.read(f"sobremesa.games.{game}").values):
        rows = limits.rows.get(datum.kind)
        if rows is None or datum.named or datum.source not in (RECONSTRUCTED, CORRECTED):
            continue
        limit = rows.of(datum.item).get(datum.path[-1])
        # What a limit does not allow, such as the first row of a track, stays as it is.
        if limit is not None and limit.allows(datum.value):
            yield rows, datum, limit


def listing(game: str) -> Grid:
    """As a table."""
    lines = Grid("datum", "value", "may be")
    for _, datum, limit in correctable(game):
        mark = " (corrected)" if datum.source == CORRECTED else ""
        lines.add_row(".".join(datum.path), json.dumps(datum.value) + mark, limit.told())
    return lines


def written(game: str) -> str:
    """As a file to be corrected."""
    text = _comment(
        f"{game}: the data that are known from no source. Put right what your printed game has "
        "otherwise; what you leave as it is, or take out, stays as shipped. Tables and names "
        "cannot be added."
    )
    for _, table in groupby(correctable(game), key=lambda one: one[0].kind):
        found = list(table)
        text += "\n\n" + _comment(found[0][0].about)
        limits = {
            key: limit for rows, datum, _ in found for key, limit in rows.of(datum.item).items()
        }
        text += "".join(
            [_comment(f"{key}: {limit.told()}", "#   ") for key, limit in limits.items()]
        )
        for path, data_there in groupby(found, key=lambda one: one[1].table):
            text += f"\n[{'.'.join(path)}]\n"
            text += "".join(
                [f"{datum.path[-1]} = {json.dumps(datum.value)}\n" for _, datum, _ in data_there]
            )
    return text


def _comment(text: str, start: str = "# ") -> str:
    return textwrap.fill(text, WIDTH, initial_indent=start, subsequent_indent=start + "  ") + "\n"
