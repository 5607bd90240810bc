"""Time zones: by their names, as everywhere, or by minutes from Greenwich."""

from __future__ import annotations

from datetime import UTC, timedelta, timezone, tzinfo
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from sobremesa.play.denied import Denied

LONGEST: Final = 64
"""Letters of a name."""
FARTHEST: Final = 14 * 60
"""Minutes by which a day may begin earlier or later than in Greenwich."""


def zone_named(name: str) -> ZoneInfo:
    """The zone of that name; refused if nobody knows it."""
    try:
        return ZoneInfo(name[:LONGEST])
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Denied("unclear", f"there is no time zone {name[:LONGEST]!r}") from None


@lru_cache(maxsize=1024)
def zone_of(zone: int | str) -> tzinfo:
    """The zone that was agreed; Greenwich's if it is not known here: a table has to go on."""
    if isinstance(zone, int):
        return timezone(timedelta(minutes=zone))
    try:
        return zone_named(zone)
    except Denied:
        return UTC


def check_zone(zone: int | str) -> None:
    """Refuse what is no zone."""
    if isinstance(zone, str):
        zone_named(zone)
    elif not -FARTHEST <= zone <= FARTHEST:
        raise Denied("unclear", f"a zone is -{FARTHEST} to {FARTHEST} minutes from Greenwich")
