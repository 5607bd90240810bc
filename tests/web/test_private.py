"""Who finds a table and who is told that he is watched, as docs/protocol.md says."""

from __future__ import annotations

from typing import Any

import pytest

from web.client import Visitor
from web.conftest import Meet
from web.tables import QUICK, begin, play_out


async def listed(visitor: Visitor, table: str) -> bool:
    return table in [card["id"] for card in await visitor.get("/api/tables")]


@pytest.mark.parametrize(
    ("sitters", "access"),
    [
        (["me", "bot:greedy", "bot:greedy"], "link"),
        (["me", "me", "bot:greedy"], "link"),
        (["me", "invited", "bot:greedy"], "link"),
        (["me", "open", "bot:greedy"], "anyone"),
    ],
)
async def test_a_table_is_private_unless_a_seat_is_for_anyone(
    meet: Meet, sitters: list[str], access: str
) -> None:
    ana, stranger = await meet("Ana"), await meet("")
    card = await ana.lay("antayagi", 3, sitters)
    assert card["access"] == access
    assert await listed(ana, card["id"])
    assert await listed(stranger, card["id"]) == (access == "anyone")


async def test_the_host_says_otherwise(meet: Meet) -> None:
    ana, kenji, stranger = await meet("Ana"), await meet("Kenji"), await meet("")
    card = await begin(ana, **QUICK)
    path = f"/api/tables/{card['id']}/access"
    chair = await ana.sit(card["id"], 0)
    assert not await listed(kenji, card["id"])
    assert await kenji.refused("PUT", path, {"access": "anyone"}) == (403, "not_host")
    assert await stranger.refused("PUT", path, {"access": "anyone"}) == (401, "stranger")
    assert await ana.refused("PUT", path, {"access": "everybody"}) == (400, "unclear")
    assert (await ana.change("PUT", path, {"access": "anyone"}))["access"] == "anyone"
    assert (await chair.hear("table"))["table"]["access"] == "anyone"
    assert await listed(kenji, card["id"])
    assert await listed(stranger, card["id"])
    await ana.change("PUT", path, {"access": "anyone"})
    assert (await ana.change("PUT", path, {"access": "link"}))["access"] == "link"
    assert not await listed(kenji, card["id"])


async def test_what_was_said_lasts_to_the_rematch_and_no_longer_changes_then(meet: Meet) -> None:
    ana = await meet("Ana")
    card = await begin(ana, **QUICK)
    path = f"/api/tables/{card['id']}"
    await ana.change("PUT", f"{path}/access", {"access": "anyone"})
    await play_out([await ana.sit(card["id"], seat) for seat in range(3)])
    assert await ana.refused("PUT", f"{path}/access", {"access": "link"}) == (409, "over")
    again = await ana.change("POST", f"{path}/rematch")
    assert again["access"] == "anyone"


async def test_a_full_table_that_waits_to_begin_is_offered_to_nobody(meet: Meet) -> None:
    ana, kenji, stranger = await meet("Ana"), await meet("Kenji"), await meet("")
    card = await ana.lay("antayagi", 3, ["me", "open", "bot:greedy"])
    assert await listed(stranger, card["id"])
    await kenji.change("PUT", f"/api/tables/{card['id']}/seats/1", {"sitter": "me"})
    assert not await listed(stranger, card["id"])
    assert await listed(kenji, card["id"])
    await ana.change("POST", f"/api/tables/{card['id']}/start")
    assert await listed(stranger, card["id"])


async def watched(chair: Any, count: int) -> dict[str, Any]:
    """The card that tells of so many."""
    while True:
        card: dict[str, Any] = (await chair.hear("table"))["table"]
        if card["watching"] == count:
            return card


async def test_who_plays_is_told_how_many_watch_and_never_who(meet: Meet) -> None:
    ana, kenji, bea = await meet("Ana"), await meet("Kenji"), await meet("Béatrice")
    stranger = await meet("")
    card = await begin(ana, kenji, **QUICK)
    chair, page = await ana.sit(card["id"], 0), await kenji.sit(card["id"])
    assert (await ana.get(f"/api/tables/{card['id']}"))["watching"] == 0
    known = await bea.sit(card["id"])
    await watched(chair, 1)
    unknown = await stranger.sit(card["id"])
    told = await watched(page, 2)
    assert "Béatrice" not in str(told)
    # The same person at two pages is one; a stranger cannot be told from another.
    again = await bea.sit(card["id"])
    await (await stranger.sit(card["id"])).up_to_date()
    await watched(chair, 3)
    await again.leave()
    await unknown.leave()
    await watched(chair, 2)
    await known.leave()
    await watched(page, 1)
