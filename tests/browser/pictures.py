"""Pictures of the page: taken, kept in docs/images, and compared with what was kept."""

from __future__ import annotations

import base64
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, Route

from browser.guest import Guest
from browser.moments import LATER, Moment, open_moment, settle
from stage import PUBLISHED

ROOT: Final = Path(__file__).parents[2]
KEPT: Final = ROOT / "docs" / "images"
SOCIAL: Final = ROOT / "src" / "sobremesa" / "web" / "client" / "public" / "social.png"
SOCIAL_SIZE: Final = {"width": 1200, "height": 630}

THEMES: Final = ("light", "dark")
QUALITY: Final = 75
CELL: Final = 8
"""Pictures are compared as grids of cells of so many pixels a side: the edges of letters differ
between machines, the mean of a cell hardly does."""
STEP: Final = 16
"""So far, of 255, a cell's colour may be from the kept one."""
SHARE: Final = 0.001
"""Of all cells, so many may be further away: about one short word."""

# A drawing over the whole page.
COVER = """(drawing) => {
  document.body.insertAdjacentHTML('beforeend', drawing)
  Object.assign(document.body.lastElementChild.style, { position: 'fixed', inset: 0, zIndex: 9999 })
}"""

# Mean colours of the cells of both pictures, and the cells that are too far from each other.
COMPARE = """async ({ kept, shown, cell, step }) => {
  const grid = async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/webp' }))
    const { width, height } = image
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d', { willReadFrequently: true })
    context.drawImage(image, 0, 0)
    const pixels = context.getImageData(0, 0, width, height).data
    const columns = Math.ceil(width / cell)
    const sums = new Float64Array(columns * Math.ceil(height / cell) * 4)
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const to = (Math.floor(y / cell) * columns + Math.floor(x / cell)) * 4
        const from = (y * width + x) * 4
        for (let i = 0; i < 3; i += 1) sums[to + i] += pixels[from + i]
        sums[to + 3] += 1
      }
    }
    return { width, height, columns, sums }
  }
  const [one, other] = [await grid(kept), await grid(shown)]
  if (one.width !== other.width || one.height !== other.height)
    return { size: `${other.width} x ${other.height}, not ${one.width} x ${one.height}` }
  let far = 0
  let [left, top, right, bottom] = [Infinity, Infinity, 0, 0]
  const cells = one.sums.length / 4
  for (let at = 0; at < cells; at += 1) {
    const mean = ({ sums }, i) => sums[at * 4 + i] / sums[at * 4 + 3]
    if (![0, 1, 2].some((i) => Math.abs(mean(one, i) - mean(other, i)) > step)) continue
    far += 1
    const [x, y] = [(at % one.columns) * cell, Math.floor(at / one.columns) * cell]
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x + cell)
    bottom = Math.max(bottom, y + cell)
  }
  return { share: far / cells, area: `${left},${top} to ${right},${bottom}` }
}"""


def take(guest: Guest) -> bytes:
    """A picture of what the guest sees."""
    settle(guest)
    session = guest.context.new_cdp_session(guest.page)
    shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    session.detach()
    return base64.b64decode(shot["data"])


def of_moment(guest: Guest, moment: Moment, themes: Sequence[str] = THEMES) -> dict[str, bytes]:
    """Pictures of a moment in these themes, by the names under which they are kept."""
    open_moment(guest, moment)
    return in_each(themes, guest, str(moment))


def of_lobby(guest: Guest) -> dict[str, bytes]:
    """Pictures of the lobby, at a fixed time, with the published games on the shelf."""
    guest.page.route("**/api/games", published_only)
    guest.page.clock.set_fixed_time(datetime.fromtimestamp(LATER / 1000, UTC))
    guest.open("/")
    guest.page.locator(f'[data-game="{PUBLISHED[-1]}"]').first.wait_for()
    return in_each(THEMES, guest, "lobby")


def published_only(route: Route) -> None:
    """Answer with the published games alone, so that a new one is in nobody's picture."""
    answer = route.fetch()
    route.fulfill(
        response=answer, json=[game for game in answer.json() if game["name"] in PUBLISHED]
    )


def of_social(guest: Guest) -> bytes:
    """The picture that goes with a link, drawn with the client's own fonts and symbols."""
    guest.open("/")
    guest.page.evaluate(COVER, (Path(__file__).parent / "social.svg").read_text(encoding="utf-8"))
    settle(guest)
    return guest.page.screenshot()


def in_each(themes: Sequence[str], guest: Guest, what: str) -> dict[str, bytes]:
    """Pictures of the page as it is, in these themes."""
    found: dict[str, bytes] = {}
    for theme in themes:
        guest.dress(theme)
        found[f"{what}-{guest.size}-{theme}"] = take(guest)
    return found


def difference(page: Page, name: str, shown: bytes) -> str:
    """How a picture differs from the kept one of that name; nothing where it does not."""
    kept = KEPT / f"{name}.webp"
    if not kept.is_file():
        return f"there is no {kept.relative_to(ROOT)}"
    found: dict[str, Any] = page.evaluate(
        COMPARE,
        {
            "kept": base64.b64encode(kept.read_bytes()).decode(),
            "shown": base64.b64encode(shown).decode(),
            "cell": CELL,
            "step": STEP,
        },
    )
    if "size" in found:
        return f"{name} is {found['size']}"
    if found["share"] <= SHARE:
        return ""
    return f"{name} differs in {found['share']:.1%} of its cells, within {found['area']}"
