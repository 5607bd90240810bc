"""The tab burns when it is one's turn, one plain question is asked, and lessons need no line."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.guest import Guest, Invite
from browser.player import LIT, Pointer
from browser.test_learning import learn
from web.serving import House

AWAY = r"ERR_CONNECTION|ERR_FAILED|ERR_INTERNET|Failed to load|failed: GET|WebSocket"
KEPT = """async () => {
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  const needed = files.filter((name) => /\\/(assets|api)\\//.test(name))
  const kept = await Promise.all(['/', ...needed].map((name) => caches.match(name)))
  return needed.some((name) => name.includes('/lessons/')) && kept.every(Boolean)
}"""

# A browser without a window refuses every notice, whatever a test grants it.
WILLING = """{
  let said = 'default'
  Object.defineProperty(Notification, 'permission', { get: () => said })
  Notification.requestPermission = async () => (said = 'granted')
}"""


def test_a_lesson_and_the_rules_without_the_line(own_house: House, invite: Invite) -> None:
    guest = invite(at=own_house.base, service_workers="allow")
    guest.watch.forgive(AWAY)
    page = guest.open("/learn/macaron")
    page.locator(LIT).first.wait_for()
    says = page.locator("#prompt").inner_text()
    page.wait_for_function("() => navigator.serviceWorker.controller")
    page.wait_for_function(KEPT)
    own_house.stop()
    page.reload()
    page.locator(LIT).first.wait_for()
    assert page.locator("#prompt").inner_text() == says
    learn(guest)
    guest.shoot("offline-lesson")
    # Any other page is there, too, and says that the line is down.
    page.goto("/t/nowhere")
    expect(page.get_by_text(guest.say("web-trouble_line"), exact=True)).to_be_visible()
    # The newest page, as soon as it can be had.
    own_house.start()
    page.goto("/about")
    expect(page.get_by_role("heading", name=guest.say("web-about_how"))).to_be_visible()


def laid(host: Guest, other: Guest) -> str:
    """A table for two people, begun."""
    table = host.lay("macaron", ["me", "open", "bot:random"])
    other.ask("PUT", f"/api/tables/{table}/seats/1", {"sitter": "me"})
    host.ask("POST", f"/api/tables/{table}/start")
    return table


def test_the_tab_burns_and_one_question_is_asked(invite: Invite) -> None:
    rosa = invite().introduce("Rosa")
    kenji = invite("phone", language="ja").introduce("Kenji")
    for guest in (rosa, kenji):
        guest.context.add_init_script(WILLING)
    first = laid(rosa, kenji)
    for guest in (rosa, kenji):
        guest.open_table(first)
        guest.page.locator("#prompt .ask, #prompt .waits").first.wait_for()
        expect(guest.button("web-calls_yes")).to_have_count(0)
    _until_both_have_burnt(rosa, kenji)
    second = laid(rosa, kenji)
    for guest in (rosa, kenji):
        guest.open_table(second)
        expect(guest.button("web-calls_yes")).to_be_visible()
        guest.shoot("calls-question")
    kenji.button("web-calls_no").click()
    expect(kenji.button("web-calls_yes")).to_have_count(0)
    kenji.page.reload()
    kenji.page.locator("#prompt").wait_for()
    expect(kenji.button("web-calls_yes")).to_have_count(0)
    rosa.button("web-calls_yes").click()
    expect(rosa.button("web-calls_yes")).to_have_count(0)
    # What was answered can be changed.
    kenji.open("/")
    kenji.button("web-settings").click()
    kenji.button("web-calls_set").click()
    device = kenji.page.get_by_role("radiogroup", name=kenji.say("web-calls_device"), exact=True)
    expect(device.get_by_role("radio").nth(1)).to_be_checked()
    device.get_by_text(kenji.say("web-on"), exact=True).click()
    expect(device.get_by_role("radio").nth(0)).to_be_checked()
    quiet = kenji.page.get_by_role("radiogroup", name=kenji.say("web-calls_quiet"), exact=True)
    quiet.get_by_text(kenji.say("web-on"), exact=True).click()
    expect(kenji.page.get_by_label(kenji.say("web-calls_from"), exact=True)).to_have_value("22:00")
    kenji.shoot("calls-dialog")
    assert kenji.ask("GET", "/api/calls")["quiet"]["zone"] == "UTC"


def _until_both_have_burnt(rosa: Guest, kenji: Guest) -> None:
    """Whoever is asked has a burning tab, in his language; who is not, a calm one."""
    seen: set[Guest] = set()
    for _ in range(60):
        for guest in (rosa, kenji):
            page = guest.page
            table = page.url.rpartition("/")[2].partition("?")[0]
            asked = guest.ask("GET", f"/api/tables/{table}")
            mine = asked["you"][0] in asked["waiting"]
            game = guest.say("game-name")
            title = guest.say("table-tab_turn", table=game) if mine else f"{game} · Sobremesa"
            expect(page).to_have_title(title)
            icon = "/favicon-turn.svg" if mine else "/favicon.svg"
            expect(page.locator('link[rel="icon"]')).to_have_attribute("href", icon)
            if mine:
                seen.add(guest)
                Pointer(guest).step()
                break
        if len(seen) == 2:
            return
    raise AssertionError("somebody was never asked")
