"""A table a day over the wire: what was dealt is nobody's to know before the next morning."""

from __future__ import annotations

import asyncio
from pathlib import Path

from play.hands import HOUR, Hands
from sobremesa.core.record import read_record, replay
from sobremesa.games import SHELF, load
from sobremesa.play.hall import Hall
from sobremesa.web.settings import Settings
from web.client import Visitor
from web.serving import hosted, kept_in

MORNING = 1_800_003_600_000
TODAY = "2027-01-15"
GAME = "antayagi"


def settings(folder: Path) -> Settings:
    return Settings(
        port=0, database=kept_in(folder), bot_pause=0, rest=0, analysis=1600, request_rate=100_000
    )


async def test_a_day_at_the_table_and_the_morning_after(tmp_path: Path) -> None:
    async with hosted(settings(tmp_path)) as (base, hall):
        hands = Hands(MORNING).rule(hall)
        async with Visitor(base) as ana, Visitor(base) as bea, Visitor(base) as stranger:
            await ana.introduce("Ana")
            await bea.introduce("Bea")
            assert await stranger.refused("POST", f"/api/days/today/{GAME}") == (401, "stranger")
            assert await ana.refused("POST", "/api/days/today/chess") == (404, "no_game")
            assert await ana.refused("POST", f"/api/days/{TODAY}/{GAME}") == (404, "no_day")
            assert await ana.refused("GET", "/api/days/yesterday") == (400, "unclear")
            card = await ana.change("POST", f"/api/days/today/{GAME}")
            assert card["day"]["date"] == TODAY
            assert not card["day"]["told"]
            assert card["clock"]["bank"] == 180
            await _hides_all(hall, card["id"], ana, bea, stranger)
            hands.go(15 * HOUR + HOUR)
            await _tells_all(hall, card["id"], ana, bea)


async def _hides_all(hall: Hall, table: str, ana: Visitor, bea: Visitor, stranger: Visitor) -> None:
    """Every way to what is hidden, while it is played and after its end."""
    seed = (await hall.table(table)).table.agreement.seed.hex()
    own = (await ana.get(f"/api/tables/{table}"))["you"][0]
    path = f"/api/tables/{table}"
    chair = await ana.sit(table)
    assert chair.heard[0]["luck"] is None, "nothing is promised of a luck that all share"
    assert await ana.get(f"{path}/luck") is None
    for body in ({"how": "score"}, {"how": "draw"}):
        assert await ana.refused("PUT", f"{path}/end", body) == (409, "as_dealt")
    for verb, given in (("pause", None), ("resign", {"seat": own}), ("rematch", None)):
        assert await ana.refused("POST", f"{path}/{verb}", given) == (409, "as_dealt")
    hint = await chair.hint()
    assert (hint["type"], hint["why"]) == ("refused", "no_hints")
    assert await bea.refused("GET", path) == (403, "no_spectators")
    assert await ana.refused("GET", f"{path}/record") == (409, "not_over")
    await chair.play()
    viewers = [*[f"?viewer={seat}" for seat in range(3) if seat != own], "", "?viewer=open"]
    for query in viewers:
        assert await ana.refused("GET", f"{path}/replay{query}") == (409, "tomorrow"), query
    for what in ("record", "analysis"):
        assert await ana.refused("GET", f"{path}/{what}") == (409, "tomorrow"), what
    mine = await ana.get(f"{path}/replay?viewer={own}&count=200")
    assert mine["length"] > 1
    assert await ana.refused("GET", f"/api/days/{TODAY}/{GAME}/line") == (409, "tomorrow")
    for other in (bea, stranger):
        for what in ("", "/replay", "/replay?viewer=open", f"/replay?viewer={own}", "/record"):
            assert await other.refused("GET", path + what) == (403, "no_spectators"), what
        assert await other.refused("GET", f"{path}/analysis") == (403, "no_spectators")
    # Whoever has played a second table to practise knows no more of it.
    again = await ana.change("POST", f"/api/days/today/{GAME}")
    assert again["day"]["practice"]
    assert again["id"] != table
    told = [str(await ana.get("/api/me/export")), str(chair.heard), str(mine)]
    assert not any(seed in one for one in told)
    day = await bea.get("/api/days/today")
    assert [one["game"] for one in day["tables"]] == list(SHELF)
    assert not any(one["all"] or one["people"] for one in day["tables"]), "she could still play"
    await chair.leave()


async def _tells_all(hall: Hall, table: str, ana: Visitor, bea: Visitor) -> None:
    path = f"/api/tables/{table}"
    record = (await ana.ask("GET", f"{path}/record")).text
    assert (await hall.table(table)).table.agreement.seed.hex() in record
    assert "commitment" not in record
    replay(load(GAME), read_record(record))
    assert (await ana.get(f"{path}/replay?viewer=open"))["length"] > 1
    assert (await ana.ask("GET", f"{path}/analysis")).status_code in (200, 202)
    assert await bea.refused("GET", f"{path}/record") == (403, "no_spectators")
    day = await bea.get(f"/api/days/{TODAY}")
    mine = next(one for one in day["tables"] if one["game"] == GAME)
    assert day["told"]
    assert [one["count"] for one in mine["all"]] == [1]
    assert mine["people"] == []
    line = await bea.ask("GET", f"/api/days/{TODAY}/{GAME}/line")
    for _ in range(600):
        if line.status_code == 200:
            break
        line = await bea.ask("GET", f"/api/days/{TODAY}/{GAME}/line")
        await asyncio.sleep(0.1)
    shown = line.json()
    frames = await bea.get(f"/api/tables/{shown['table']}/replay?viewer={shown['seat']}&count=1")
    assert frames["length"] > 1
    assert await bea.refused("GET", "/api/days/2027-01-14/macao/line") == (404, "no_day")
