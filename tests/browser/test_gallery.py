"""The page that shows the kit and the tables without a server: `make gallery`."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

import gallery
from browser.axe import complaints_of
from browser.fonts import await_letters
from browser.reading import unreadable
from browser.watch import Watch
from sobremesa.core.record import read_record
from sobremesa.games import SHELF

ROOT = Path(__file__).parents[2]
GAMES = ["antayagi", "template"]
PLACES = {
    "parts": "parts",
    "start": "table/antayagi/stage/0",
    "crowd": "table/antayagi/7p-reshuffled/60",
    "template": "table/template//2",
}
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
SHOWN = [
    ("desktop", "light"),
    ("phone", "dark"),
    pytest.param("desktop", "dark", marks=pytest.mark.deep),
    pytest.param("phone", "light", marks=pytest.mark.deep),
]

pytestmark = pytest.mark.xdist_group("gallery")
"""The page is built once, by the one process that has all of these."""


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the page finds what is written of the games."""
    return tmp_path_factory.mktemp("gallery") / "shown"


@pytest.fixture(scope="module")
def page_of(tables: Path) -> str:
    """The address of the page, built into a folder of its own."""
    folder = tables.parent
    path = os.pathsep.join([os.environ["PATH"], str(ROOT / ".venv" / "bin")])
    npm = shutil.which("npm", path=path)
    assert npm is not None, "there is no npm to build the page with"
    build = ["exec", "--", "vite", "build", "--config", "vite.gallery.config.ts"]
    where = ["--outDir", str(folder), "--logLevel", "error"]
    subprocess.run([npm, *build, *where], cwd=ROOT, env={**os.environ, "PATH": path}, check=True)
    gallery.write(tables, GAMES)
    return (folder / "index.html").as_uri()


def opened(browser: Browser, address: str, size: str, theme: str, place: str) -> Page:
    width, height = SIZES[size]
    page = browser.new_page(viewport={"width": width, "height": height}, reduced_motion="reduce")
    page.goto(f"{address}?theme={theme}&language=en#{place}")
    page.locator("#main").wait_for()
    page.evaluate("() => document.fonts.ready")
    return page


@pytest.mark.parametrize(("size", "theme"), SHOWN)
@pytest.mark.parametrize("place", PLACES)
def test_axe_finds_nothing_grave(
    chromium: Browser, page_of: str, place: str, size: str, theme: str
) -> None:
    page = opened(chromium, page_of, size, theme, PLACES[place])
    assert page.locator("html").get_attribute("data-theme") == theme
    assert complaints_of(page) == []
    page.close()


def test_every_part_is_drawn_without_a_complaint(chromium: Browser, page_of: str) -> None:
    page = chromium.new_page()
    watch = Watch(page)
    page.goto(f"{page_of}?theme=light&language=en#parts")
    page.get_by_role("heading", name="Frame", exact=True).wait_for()
    rooms = page.locator("[data-room].frame").evaluate_all(
        "all => all.map(one => one.dataset.room)"
    )
    assert rooms == ["wide", "narrow", "phone", "lying"]
    kit = {path.stem for path in (ROOT / "src/sobremesa/web/client/table/kit").glob("*.svelte")}
    shown = " ".join(page.get_by_role("heading", level=2).all_inner_texts())
    inner = {"DishFrame", "Flame", "Roomy", "Still"}
    assert [part for part in sorted(kit - inner) if part not in shown] == []
    watch.check()
    page.close()


def test_a_table_goes_from_moment_to_moment(chromium: Browser, page_of: str) -> None:
    page = opened(chromium, page_of, "desktop", "light", PLACES["start"])
    assert page.locator("[data-light=lit]").count() == 3
    page.get_by_role("button", name="+", exact=True).click()
    page.wait_for_url("**/1")
    page.get_by_text("1/97").wait_for()
    page.close()


def test_a_card_whose_title_is_one_letter_is_read_aloud(chromium: Browser, page_of: str) -> None:
    page = opened(chromium, page_of, "desktop", "light", PLACES["template"])
    titles = [title for title in page.locator(".title").all_inner_texts() if len(title) == 1]
    assert titles
    line = page.context.new_cdp_session(page)
    tree = line.send("Accessibility.getFullAXTree")["nodes"]
    assert set(titles) <= {node["name"]["value"] for node in tree if "name" in node}
    page.close()


@pytest.mark.parametrize("language", ["de", "ja", "es", "en"])
@pytest.mark.parametrize("record", ["stage/40", "5p-goal/40", "7p-reshuffled/60"])
def test_no_title_of_a_card_is_cut_on_a_phone(
    chromium: Browser, page_of: str, record: str, language: str
) -> None:
    page = chromium.new_page(viewport={"width": 390, "height": 844})
    page.goto(f"{page_of}?theme=light&language={language}#table/antayagi/{record}")
    page.locator(".title").first.wait_for()
    page.evaluate("() => document.fonts.ready")
    cut = page.locator(".title").evaluate_all(CUT)
    assert cut == []
    page.close()


@pytest.mark.deep
@pytest.mark.parametrize("language", ["de", "ja"])
@pytest.mark.parametrize("game", SHELF)
def test_nothing_is_cut_on_a_phone_in_any_record(
    chromium: Browser, page_of: str, tables: Path, game: str, language: str
) -> None:
    gallery.write(tables, [game])
    page = chromium.new_page(viewport={"width": 390, "height": 844})
    found: set[str] = set()
    for record, path in gallery.records_of(game).items():
        last = len(read_record(path.read_text(encoding="utf-8")).choices)
        for moment in range(0, last + 1, max(1, last // LOOKS)):
            page.goto(f"{page_of}?theme=light&language={language}#table/{game}/{record}/{moment}")
            page.locator("#main").wait_for()
            await_letters(page)
            cut = page.locator(".card-face .title").evaluate_all(CUT)
            # A long name is shortened where there is no room for all of it.
            flaws = [flaw for flaw in unreadable(page) if not flaw.startswith(LONG)]
            flaws += [f"{title!r} does not fit its card" for title in cut]
            found |= {f"{record}/{moment}: {flaw}" for flaw in flaws}
    assert not found, "\n".join(sorted(found))
    page.close()


LONG = "'Bartolomeo' is cut off sideways by "
LOOKS = 6
"""So many moments of each record are looked at."""

CUT = """(titles) => titles.filter((title) => {
  const [own, card] = [title, title.closest('.card-face')].map((one) => one.getBoundingClientRect())
  if (own.width <= 1) return false
  const room = 1
  return own.left < card.left - room || own.right > card.right + room ||
    own.top < card.top - room || own.bottom > card.bottom + room ||
    title.scrollWidth > title.clientWidth + room
}).map((title) => title.innerText)"""
