"""The screens of the house, each with the way there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from browser.guest import Guest, Invite
from browser.player import RESULT, Pointer
from sobremesa.games import SHELF
from stage import several_seats

PRESSES = 6
"""So far into a game something lies on every table."""
LONG_NAME = "Frau Vogelweide-Sandoval"
LONG_WORD = "Donaudampfschifffahrtsgesellschaft"


@dataclass(frozen=True)
class Screen:
    """How a guest gets to a screen; the last steps are repeated when the page is loaded again."""

    go: Callable[[Guest, Invite], None]
    show: Callable[[Guest], None] = lambda guest: None


def sitters(game: str) -> list[str]:
    """The guest, and as few bots as the game allows."""
    return ["me"] + ["bot:random"] * (several_seats(game) - 1)


def at(path: str) -> Screen:
    """A page that needs nothing but its address."""

    def go(guest: Guest, _: Invite) -> None:
        guest.open(path)

    return Screen(go)


def lost(guest: Guest, _: Invite) -> None:
    guest.watch.forgive("404")
    guest.open("/nowhere")


def lobby(guest: Guest, invite: Invite) -> None:
    other = invite().introduce(LONG_NAME)
    other.lay("macao", ["me", "open", "open", "bot:greedy"], title="Nach dem Abendessen")
    other.lay("antayagi", sitters("antayagi"), access="anyone")
    guest.lay("macelandia", sitters("macelandia"))
    guest.finish("antayagi", sitters("antayagi"))
    guest.open("/")


def laying(guest: Guest, _: Invite) -> None:
    guest.open_table(guest.lay("macelandia", ["me", "open", "invited", "bot:greedy"]))


def invitation(guest: Guest, invite: Invite) -> None:
    host = invite().introduce(LONG_NAME)
    table = host.lay("macao", ["me", "invited"], title="Nach dem Abendessen")
    guest.open(host.ask("GET", f"/api/tables/{table}/invitations")["seats"]["1"])


def big_screen(guest: Guest, _: Invite) -> None:
    table = guest.lay("macelandia", ["me", "open", "invited", "bot:greedy"])
    guest.open(f"/s/{table}")


def you(guest: Guest, _: Invite) -> None:
    guest.finish("antayagi", sitters("antayagi"))
    guest.open("/you")


def what_if(guest: Guest) -> None:
    guest.page.get_by_label(guest.say("replay-timeline")).fill("20")
    guest.button("branch-open").click()


def watching(guest: Guest, invite: Invite) -> None:
    host = invite().introduce(LONG_NAME)
    guest.open_table(host.lay("macaron", sitters("macaron")))


def hand_over(guest: Guest, _: Invite) -> None:
    guest.open_table(guest.lay("macaron", ["me", "me"]))


def in_mid_game(game: str) -> Callable[[Guest, Invite], None]:
    def go(guest: Guest, _: Invite) -> None:
        guest.open_table(guest.lay(game, sitters(game)))
        Pointer(guest).play(PRESSES)

    return go


def at_a_table(game: str) -> Callable[[Guest, Invite], None]:
    """Where what lies on top is looked at."""

    def go(guest: Guest, _: Invite) -> None:
        guest.open_table(guest.lay(game, sitters(game)))

    return go


def ended(game: str) -> Screen:
    def go(guest: Guest, _: Invite) -> None:
        guest.open_table(guest.finish(game, sitters(game)))

    return Screen(go, lambda guest: guest.page.locator(RESULT).wait_for())


def replayed(guest: Guest, _: Invite) -> None:
    guest.open(f"/r/{guest.finish('macaron', sitters('macaron'))}?table=generic")


def laid_open(guest: Guest) -> None:
    guest.page.get_by_label(guest.say("replay-timeline")).fill("20")
    guest.page.get_by_label(guest.say("replay-eyes")).select_option("open")
    guest.page.get_by_text(guest.say("replay-open")).wait_for()


def asked(guest: Guest) -> None:
    Pointer(guest).look()


def menu(guest: Guest) -> None:
    guest.button("table-menu").click()


def keys(guest: Guest) -> None:
    asked(guest)
    guest.page.keyboard.press("?")
    guest.page.get_by_role("dialog").wait_for()


def rules(guest: Guest) -> None:
    asked(guest)
    guest.page.keyboard.press("r")
    guest.page.locator(".rules p").first.wait_for()


def gaps(guest: Guest) -> None:
    rules(guest)
    guest.button("table-rules_gaps").first.click()
    guest.button("table-rules_whole").wait_for()


def chat(guest: Guest) -> None:
    asked(guest)
    guest.page.keyboard.press("c")
    guest.page.get_by_label(guest.say("table-say")).fill(3 * LONG_WORD)
    guest.page.keyboard.press("Enter")
    guest.page.get_by_text(LONG_WORD).first.wait_for()


def settings(guest: Guest) -> None:
    guest.button("web-settings").click()


def name(guest: Guest) -> None:
    guest.page.locator("header .me").click()


SCREENS: dict[str, Screen] = {
    "lobby": Screen(lobby),
    **{f"new-{game}": at(f"/new?game={game}") for game in SHELF},
    "laying": Screen(laying, lambda guest: guest.page.locator(".address").first.wait_for()),
    "invitation": Screen(invitation),
    **{f"table-{game}": Screen(in_mid_game(game), asked) for game in SHELF},
    "menu": Screen(at_a_table("antayagi"), menu),
    "rules": Screen(at_a_table("antayagi"), rules),
    "gaps": Screen(at_a_table("antayagi"), gaps),
    "chat": Screen(at_a_table("antayagi"), chat),
    "keys": Screen(at_a_table("antayagi"), keys),
    "lesson": Screen(at("/learn/macaron").go, asked),
    "hand-over": Screen(hand_over, lambda guest: guest.page.locator(".hand-over").wait_for()),
    "watching": Screen(watching, lambda guest: guest.page.locator("#prompt").wait_for()),
    "end-antayagi": ended("antayagi"),
    "end-macaron": ended("macaron"),
    "replay": Screen(replayed, laid_open),
    "what-if": Screen(replayed, what_if),
    "big-screen": Screen(
        big_screen, lambda guest: guest.page.locator("img[data-address]").first.wait_for()
    ),
    "today": Screen(
        at("/today").go, lambda guest: guest.page.locator("article[data-game]").first.wait_for()
    ),
    "you": Screen(you, lambda guest: guest.page.locator("section li a").first.wait_for()),
    "about": at("/about"),
    "settings": Screen(at("/about").go, settings),
    "name": Screen(at("/about").go, name),
    "lost": Screen(lost),
}
