"""The bot's thoughts about its ship: where to sail, and which tile matters least."""

from __future__ import annotations

from sobremesa.core.words import UNKNOWN, Action
from sobremesa.games.macao.bot.worth import Worth
from sobremesa.games.macao.facts import PORT_POINTS, TOWARDS, goods_in
from sobremesa.games.macao.state import cubes_in
from sobremesa.games.macao.words import GOOD, PORT, SAIL


def voyage_target(worth: Worth) -> tuple[int, float]:
    """The port that is most worth sailing to, and what the tiles on board bring there."""
    v = worth.v
    best = UNKNOWN
    best_rate = 0.0
    best_value = 0.0
    if not v.open.cargo[worth.seat]:
        return best, best_value
    for port in range(PORT.size):
        value = worth.voyage(port)
        away = worth.away(port)
        if value <= 0 or away == 0:
            continue
        cubes = int(cubes_in(v.open.supply(worth.seat)))
        reach = v.open.ship_credit + cubes + 2.5 * worth.left
        if away > reach:
            continue
        rate = value / (away + 0.3)
        if rate > best_rate:
            best, best_rate, best_value = port, rate, value
    return best, best_value


def sail_towards(worth: Worth, port: int) -> Action:
    """The first step to a port."""
    space = TOWARDS[worth.v.open.ships[worth.seat]][PORT.whole[port]]
    return SAIL.of(space) if space > 0 else UNKNOWN


def likely_port(worth: Worth) -> int:
    """A port that is worth waiting near: much is still paid there."""
    best = 0
    best_value = -100.0
    for port in range(PORT.size):
        place = worth.v.open.landed[port]
        if place == len(PORT_POINTS[port]):
            continue
        value = worth.delivery(port, place) - 0.8 * worth.away(port)
        if value > best_value:
            best, best_value = port, value
    return best


def cheapest_good(worth: Worth) -> tuple[int, float]:
    """The tile on board that is worth least, and what it is worth."""
    held = goods_in(worth.v.open.cargo[worth.seat])
    best = UNKNOWN
    best_value = 100.0
    for good in range(GOOD.size):
        if held[good]:
            value = worth.tile(good, worth.left)
            if value < best_value:
                best, best_value = good, value
    return best, best_value
