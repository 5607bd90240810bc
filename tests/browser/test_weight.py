"""A first visit is light: what comes over the line, compressed as the server sends it."""

from __future__ import annotations

import pytest

from browser.guest import SIZES, Guest, Invite
from browser.moments import END, INES, MIDDLE, Moment, open_moment, recognise, settle
from browser.test_front import MOVING, wake_box
from sobremesa.games import SHELF
from stage import asked_alone
from web.serving import House

LOBBY_KB = 300
TABLE_KB = 500


class Scale:
    """Adds up the bytes of all answers, headers included."""

    def __init__(self, guest: Guest) -> None:
        self.answers: dict[str, int] = {}
        names: dict[str, str] = {}
        session = guest.context.new_cdp_session(guest.page)

        def on_answer(event: dict[str, object]) -> None:
            names[str(event["requestId"])] = str(event["response"]["url"])  # type: ignore[index]

        def on_end(event: dict[str, object]) -> None:
            name = names.get(str(event["requestId"]), "?").removeprefix(guest.base)
            self.answers[name] = int(str(event["encodedDataLength"]))

        session.on("Network.responseReceived", on_answer)
        session.on("Network.loadingFinished", on_end)
        session.send("Network.enable")

    def weigh(self, what: str) -> float:
        """The kilobytes until now; told with the heaviest of them."""
        kilobytes = sum(self.answers.values()) / 1000
        heaviest = sorted(self.answers.items(), key=lambda answer: -answer[1])[:6]
        told = ", ".join(f"{name} {size / 1000:.0f}" for name, size in heaviest)
        print(f"{what}: {kilobytes:.0f} kB in {len(self.answers)} answers ({told})")
        return kilobytes


@pytest.mark.parametrize("size", SIZES)
def test_the_lobby(invite: Invite, gallery: House, size: str) -> None:
    """With the table that moves in its box as soon as somebody is there."""
    guest = invite(size, at=gallery.base, settings=MOVING)
    scale = Scale(guest)
    page = guest.open("/")
    settle(guest)
    page.wait_for_load_state("networkidle")
    scale.weigh("lobby, nobody there yet")
    small = wake_box(page).locator("[data-scale]")
    before = small.inner_html()
    page.wait_for_function(
        "([small, before]) => small.innerHTML !== before", arg=[small.element_handle(), before]
    )
    page.wait_for_load_state("networkidle")
    assert scale.weigh("lobby, with its moving table") < LOBBY_KB


@pytest.mark.parametrize("game", SHELF)
def test_a_table(invite: Invite, gallery: House, game: str) -> None:
    guest = recognise(invite(at=gallery.base), INES)
    scale = Scale(guest)
    open_moment(guest, Moment(game, MIDDLE if asked_alone(game) else END))
    guest.page.wait_for_load_state("networkidle")
    assert scale.weigh(game) < TABLE_KB
    others = [f"/assets/{other}-" for other in SHELF if other != game]
    assert not [name for name in scale.answers if name.startswith(tuple(others))]
