"""After the game the page tells what turned it, and leads to the moment."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.axe import complaints
from browser.guest import Guest, Invite
from browser.moments import await_analysis

SITTERS = ["me", "bot:greedy"]


@pytest.mark.parametrize(
    ("size", "language"), [("phone", "ja"), pytest.param("desktop", "en", marks=pytest.mark.deep)]
)
def test_what_turned_the_game_is_told_after_it(invite: Invite, size: str, language: str) -> None:
    guest = invite(size, language=language).introduce("Inés")
    table = guest.finish("macaron", SITTERS)
    page = guest.open(f"/t/{table}")
    await_analysis(guest)
    told = page.locator("section.analysis")
    expect(told.get_by_role("heading", name=guest.say("analysis-title"))).to_be_visible()
    # One's own line is picked first; another press shows all alike.
    mine = told.get_by_role("button", pressed=True)
    expect(mine).to_have_count(1)
    assert told.locator("circle.dot").count() > 0
    mine.focus()
    page.keyboard.press("Enter")
    expect(told.locator("circle.dot")).to_have_count(0)
    # The same in words.
    told.locator("summary").click()
    chances = told.locator("details tbody tr").last.get_by_role("cell")
    expect(chances.first).to_contain_text("%")
    # Those who have won share what there is.
    shares = [int(share) for share in re.findall("[0-9]+", " ".join(chances.all_inner_texts()))]
    assert sum(shares) in (99, 100)
    expect(told.locator("table").last.locator("tbody tr")).to_have_count(len(SITTERS))
    guest.shoot("analysis")
    assert complaints(guest) == []


def test_a_costly_choice_leads_to_its_moment(desktop: Guest) -> None:
    """Whoever chooses at random has given something away, in most games."""
    for _ in range(12):
        table = desktop.finish("macaron", SITTERS)
        page = desktop.open(f"/r/{table}?table=generic")
        page.get_by_role("tab", name=desktop.say("table-analysis")).click()
        await_analysis(desktop)
        found = desktop.ask("GET", f"/api/tables/{table}/analysis")["costly"]
        if found:
            break
    assert found
    worst = found[0]
    page.get_by_role("link", name=desktop.say("analysis-look")).first.click()
    page.wait_for_url(re.compile(rf"#at={worst['frame']}&eyes={worst['seat']}$"))
    timeline = page.get_by_label(desktop.say("replay-timeline"))
    expect(timeline).to_have_value(str(worst["frame"]))
    desktop.button("replay-next").click()
    said = page.locator(".replay .what")
    words = desktop.ask(
        "GET",
        f"/api/tables/{table}/replay?viewer={worst['seat']}&start={worst['frame'] + 1}&count=1",
    )
    assert words["frames"][0]["choice"] == [worst["seat"], worst["choice"]]
    expect(said).not_to_have_text(desktop.say("replay-start"))
    assert complaints(desktop) == []
