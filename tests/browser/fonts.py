"""A machine without letters: the browser of the tests has the fonts of the page, and boxes.

Chromium does not start without any font, so it is given one that draws every character as a box.
What a page draws with it is what a reader without fonts of his own could not read. How letters are
smoothed comes from here too, so that pictures do not depend on the machine.
"""

from __future__ import annotations

import string
from pathlib import Path
from typing import Any, Final
from xml.sax.saxutils import escape

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables._c_m_a_p import CmapSubtable
from playwright.sync_api import Page

BOXES: Final = "Boxes"
"""The family of the one font there is."""
CHARACTERS: Final = [*range(0x20, 0xD800), *range(0xE000, 0x20000)]
UNMAPPED, BOX = ".notdef", "box"
"""The glyph of a character that a font lacks, and the glyph of all that ours has."""

CONFIGURATION: Final = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>{folder}</dir>
  <cachedir>{folder}/cache</cachedir>
  <match target="pattern">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="autohint" mode="assign"><bool>false</bool></edit>
    <edit name="hinting" mode="assign"><bool>true</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintslight</const></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
"""

# Characters in a family of fonts, drawn behind everything.
WRITE = """([characters, family]) => {
  const line = document.createElement('p')
  line.id = 'written'
  line.textContent = characters
  Object.assign(line.style, { position: 'fixed', inset: 0, zIndex: -9999, fontFamily: family })
  document.body.append(line)
}"""
WIPE = "() => document.getElementById('written').remove()"

# What the page says, by the fonts in which it says it.
SHOWN = """() => {
  const shown = {}
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const show = (element, text) => {
    if (!element.checkVisibility()) return
    const family = getComputedStyle(element).fontFamily
    shown[family] = (shown[family] ?? '') + text
  }
  while (walker.nextNode()) show(walker.currentNode.parentElement, walker.currentNode.data)
  for (const field of document.querySelectorAll('input, textarea'))
    show(field, field.value + field.placeholder)
  return shown
}"""

# All fonts are there that the page asks for, the Japanese face among them once it is wanted.
LETTERED = """() => {
  const named = (family) => [...document.fonts].filter((face) => face.family.includes(family))
  const wanted = named('House Japanese').some((face) => face.status === 'loaded')
  return document.fonts.status === 'loaded' && (!wanted || named('Noto Sans JP').length > 0)
}"""
# What a new face would draw is only known when the page is laid out anew.
DRAWN_ANEW = "() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))"


def configure(folder: Path) -> Path:
    """Write the font and a configuration that knows no other one; give its path."""
    _font().save(folder / "boxes.ttf")
    configuration = folder / "fonts.conf"
    text = CONFIGURATION.format(folder=escape(str(folder)))
    configuration.write_text(text, encoding="utf-8")
    return configuration


def _font() -> FontBuilder:
    font = FontBuilder(unitsPerEm=1000, isTTF=True)
    font.setupGlyphOrder([UNMAPPED, BOX])
    font.setupCharacterMap({})
    # The format in which many characters share one glyph.
    table = CmapSubtable.newSubtable(13)
    table.platformID, table.platEncID, table.language = 3, 10, 0
    table.cmap = dict.fromkeys(CHARACTERS, BOX)
    font.font["cmap"].tables = [table]
    font.setupGlyf(dict.fromkeys((UNMAPPED, BOX), _box()))
    font.setupHorizontalMetrics(dict.fromkeys((UNMAPPED, BOX), (600, 50)))
    font.setupHorizontalHeader(ascent=800, descent=-200)
    font.setupNameTable({"familyName": BOXES, "styleName": "Regular"})
    font.setupOS2()
    font.setupPost()
    return font


def _box() -> Any:
    pen = TTGlyphPen(None)
    for corners in (
        [(50, 0), (50, 700), (550, 700), (550, 0)],
        [(100, 50), (500, 50), (500, 650), (100, 650)],
    ):
        pen.moveTo(corners[0])
        for corner in corners[1:]:
            pen.lineTo(corner)
        pen.closePath()
    return pen.glyph()


def await_letters(page: Page) -> None:
    """Wait until every letter is drawn by the face that it will keep."""
    while True:
        page.wait_for_function(LETTERED)
        page.evaluate(DRAWN_ANEW)
        if page.evaluate(LETTERED):
            return


class Reader:
    """Tells which characters of a page are boxes."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._session = page.context.new_cdp_session(page)
        self._session.send("DOM.enable")
        self._session.send("CSS.enable")

    def unreadable(self) -> str:
        """Those characters that the page shows and cannot draw."""
        shown: dict[str, str] = self._page.evaluate(SHOWN)
        return "".join(self.missing(said, family) for family, said in shown.items())

    def missing(self, text: str, family: str) -> str:
        """Those characters of a text that the page cannot draw in that family of fonts."""
        characters = "".join(sorted(set(text) - set(string.whitespace)))
        if not characters or not self._has_boxes(characters, family):
            return ""
        if len(characters) == 1:
            return characters
        half = len(characters) // 2
        return self.missing(characters[:half], family) + self.missing(characters[half:], family)

    def close(self) -> None:
        """Leave the page alone."""
        self._session.detach()

    def _has_boxes(self, characters: str, family: str) -> bool:
        self._page.evaluate(WRITE, [characters, family])
        await_letters(self._page)
        root = self._session.send("DOM.getDocument")["root"]["nodeId"]
        query = {"nodeId": root, "selector": "#written"}
        node = self._session.send("DOM.querySelector", query)["nodeId"]
        fonts = self._session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
        self._page.evaluate(WIPE)
        assert fonts, "nothing was drawn"
        return any(font["familyName"] == BOXES for font in fonts)
