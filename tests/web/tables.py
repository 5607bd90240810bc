"""Tables to test at: laid, begun, and played to the end."""

from __future__ import annotations

import asyncio
from typing import Any

from web.client import Chair, Choose, Visitor, first

QUICK: dict[str, Any] = {
    "game": "antayagi",
    "seats": 3,
    "options": {"max_turns": "5", "memory_aid": "on"},
}
"""A game of some twenty choices, at a table that forgets nothing and never rests."""


PLAIN_SEAT: dict[str, Any] = {
    "character": None,
    "strength": None,
    "hints": 0,
    "why": None,
    "agrees": False,
    "expected": "",
}
"""What a seat tells of itself besides, where there is nothing to tell."""


def choice(chair: Chair, place: int = 0) -> str:
    """A choice that the seat is offered."""
    notation: str = chair.state["offer"]["choices"][place][0]
    return notation


async def lay_for(host: Visitor, *guests: Visitor, game: str, seats: int, **more: Any) -> Any:
    """A table where the guests sit beside the host, in order; the other seats are the host's."""
    sitters = ["me"] + ["open"] * len(guests) + ["me"] * (seats - 1 - len(guests))
    card = await host.lay(game, seats, sitters, **more)
    for seat, guest in enumerate(guests, 1):
        await guest.change("PUT", f"/api/tables/{card['id']}/seats/{seat}", {"sitter": "me"})
    return await host.get(f"/api/tables/{card['id']}")


async def begin(host: Visitor, *guests: Visitor, game: str, seats: int, **more: Any) -> Any:
    """Such a table, the game begun."""
    card = await lay_for(host, *guests, game=game, seats=seats, **more)
    return await host.change("POST", f"/api/tables/{card['id']}/start")


async def take_places(host: Visitor, *guests: Visitor, card: Any) -> list[Chair]:
    """An open socket for each seat of a table that `begin` has laid."""
    owners = [host, *guests] + [host] * (len(card["seats"]) - 1 - len(guests))
    return [await owner.sit(card["id"], seat) for seat, owner in enumerate(owners)]


async def play_with_a_bot(host: Visitor, guest: Visitor) -> tuple[Any, list[Chair]]:
    """A whole quick game of two and a bot; give its card, and the chairs, which stay open."""
    sitters = ["me", "open", "bot:greedy"]
    card = await host.lay(sitters=sitters, **QUICK)
    path = f"/api/tables/{card['id']}"
    await guest.change("PUT", f"{path}/seats/1", {"sitter": "me"})
    await host.change("POST", f"{path}/start")
    chairs = [await host.sit(card["id"]), await guest.sit(card["id"])]
    await play_out(chairs)
    return card, chairs


async def play_some(chairs: list[Chair], choices: int, place: int = 0) -> None:
    """Make so many choices, the one in that place each time, with everybody up to date then.

    In a lucky deal the game is over before.
    """
    for _ in range(choices):
        for chair in chairs:
            await chair.up_to_date()
        asked = next((chair for chair in chairs if chair.state["offer"]), None)
        if asked is None:
            assert chairs[0].state["result"], "nobody is asked, and the game is not over"
            break
        assert (await asked.act(choice(asked, place)))["type"] == "done"
    for chair in chairs:
        await chair.up_to_date()


async def play_out(chairs: list[Chair], choose: Choose = first) -> dict[str, Any]:
    """Play to the end on all chairs; give the result, which must be the same everywhere."""
    results = await asyncio.gather(*[chair.play(choose) for chair in chairs])
    assert all(result == results[0] for result in results)
    return results[0]
