"""A game is looked at again: every step, any speed, through anyone's eyes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.guest import Guest, Invite
from browser.player import Pointer


class Machine:
    """The replay's page and its controls."""

    def __init__(self, guest: Guest, table: str, address: str = "") -> None:
        self.guest = guest
        self.page = guest.open(f"/r/{table}?table=generic{address}")
        self.timeline = self.page.get_by_label(guest.say("replay-timeline"))
        self.timeline.wait_for()

    @property
    def at(self) -> int:
        return int(self.timeline.input_value())

    @property
    def last(self) -> int:
        return int(self.timeline.get_attribute("max") or 0)

    def press(self, key: str) -> None:
        self.guest.button(f"replay-{key}").click()

    def expect_at(self, moment: int) -> None:
        expect(self.timeline).to_have_value(str(moment))


@pytest.fixture
def machine(desktop: Guest) -> Machine:
    return Machine(desktop, desktop.finish("antayagi", ["me", "bot:random", "bot:random"]))


def test_steps_and_turns(machine: Machine) -> None:
    machine.expect_at(0)
    machine.press("next")
    machine.press("next")
    machine.expect_at(2)
    machine.press("back")
    machine.expect_at(1)
    machine.press("turn_next")
    turn = machine.at
    assert turn > 1
    machine.press("turn_back")
    assert machine.at < turn


def test_keys(machine: Machine) -> None:
    keys = machine.page.keyboard
    keys.press("End")
    machine.expect_at(machine.last)
    keys.press("ArrowLeft")
    machine.expect_at(machine.last - 1)
    keys.press("Home")
    machine.expect_at(0)
    keys.press("ArrowRight")
    machine.expect_at(1)
    keys.press("Shift+ArrowRight")
    assert machine.at > 1
    machine.guest.shoot("replay")


def test_jump_and_log(machine: Machine) -> None:
    machine.timeline.fill(str(machine.last // 2))
    machine.expect_at(machine.last // 2)
    lines = machine.page.locator(".log li")
    assert lines.count() > machine.page.locator(".log li.future").count() > 0
    machine.timeline.fill(str(machine.last))
    expect(machine.page.locator(".log li.future")).to_have_count(0)


def test_it_plays_by_itself_at_any_speed(machine: Machine) -> None:
    speeds = machine.page.get_by_role("radiogroup", name=machine.guest.say("replay-speed"))
    speeds.get_by_text("4×").click()
    machine.press("play")
    expect(machine.guest.button("replay-pause")).to_be_visible()
    expect(machine.timeline).to_have_value(re.compile(r"^([2-9]|\d\d+)$"))
    machine.press("pause")
    stopped = machine.at
    machine.page.wait_for_timeout(600)
    machine.expect_at(stopped)


def passing(machine: Machine, table: str) -> int:
    """The moment nearest to the middle at which cards are passed: then everybody has a hand."""
    middle = machine.last // 2
    first = max(0, middle - 100)
    asked = f"/api/tables/{table}/replay?start={first}&count=200"
    frames = machine.page.request.get(asked).json()["frames"]
    passes = [
        frame["version"]
        for frame in frames
        if frame["choice"] is not None and frame["choice"][1].startswith("pass ")
    ]
    return int(min(passes, key=lambda version: abs(version - middle)))


def test_through_anyones_eyes(desktop: Guest) -> None:
    table = desktop.finish("macaron", ["me", "bot:random"])
    machine = Machine(desktop, table)
    moment = passing(machine, table)
    assert moment > machine.last / 4
    machine.timeline.fill(str(moment))
    eyes = machine.page.get_by_label(machine.guest.say("replay-eyes"))
    # Whoever has sat there sees it as it was from there.
    expect(eyes).to_have_value("0")
    eyes.select_option("null")
    expect(machine.page.locator("[data-own]")).to_have_count(0)
    for seat in ("0", "1"):
        eyes.select_option(seat)
        expect(machine.page.locator("[data-own]").first).to_be_visible()
        assert abs(machine.at - moment) < machine.last / 4
    eyes.select_option("open")
    expect(machine.page.get_by_text(desktop.say("replay-open"))).to_be_visible()
    desktop.shoot("replay-open")


def test_a_link_leads_to_the_moment(desktop: Guest, invite: Invite) -> None:
    table = desktop.finish("antayagi", ["me", "bot:random", "bot:random"])
    machine = Machine(desktop, table)
    machine.timeline.fill("7")
    machine.page.wait_for_url("**#at=7&eyes=0")
    machine.page.get_by_label(desktop.say("replay-eyes")).select_option("1")
    machine.page.wait_for_url(re.compile(r"#at=\d+&eyes=1$"))
    moment = machine.at
    friend = Machine(invite().introduce("Kenji"), table, machine.page.url.partition("generic")[2])
    friend.expect_at(moment)
    expect(friend.page.get_by_label(desktop.say("replay-eyes"))).to_have_value("1")
    # Another moment in the address of an open page is gone to.
    friend.page.evaluate("location.hash = '#at=3&eyes=1'")
    friend.expect_at(3)


def test_the_record_can_be_kept(machine: Machine) -> None:
    with machine.page.expect_download() as download:
        machine.page.get_by_label(machine.guest.say("replay-record")).click()
    text = download.value.path().read_text(encoding="utf-8")
    assert "antayagi" in text
    assert download.value.suggested_filename.endswith(".game")


def test_while_the_game_runs_only_what_all_could_see(desktop: Guest) -> None:
    table = desktop.lay("antayagi", ["me", "bot:random", "bot:random"])
    desktop.open_table(table)
    player = Pointer(desktop)
    player.play(2)
    player.look()
    machine = Machine(desktop, table)
    eyes = machine.page.get_by_label(desktop.say("replay-eyes"))
    expect(eyes.locator("option")).to_have_count(1)
    assert machine.page.locator("[data-own]").count() == 0
