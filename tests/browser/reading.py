"""Whether what is written on a page can be read: large enough, and nothing of it cut off."""

from __future__ import annotations

from playwright.sync_api import Page

SMALLEST = 12
"""Pixels."""

# Every text that is drawn: its words, how large it appears, and what cuts a part of it off. What
# scrolls cuts nothing off, and what is there for a screen reader alone is not drawn.
READ = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.data.trim().replace(/\\s+/g, ' ')
    const element = node.parentElement
    if (!words || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (box.width < 1 || box.height < 1) continue
    let size = parseFloat(getComputedStyle(element).fontSize)
    if (element instanceof SVGElement) size *= Math.abs(element.getScreenCTM().a)
    let cut = ''
    let drawn = true
    let scrolls = false
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      const { overflowX, overflowY, position, clipPath, transform } = getComputedStyle(at)
      if (transform !== 'none' && !(element instanceof SVGElement)) {
        const { a, b, c, d } = new DOMMatrix(transform)
        size *= Math.sqrt(Math.abs(a * d - b * c))
      }
      const frame = at.getBoundingClientRect()
      const alone = position === 'absolute' && (clipPath !== 'none' || frame.width <= 1)
      if (alone) drawn = false
      scrolls ||= /auto|scroll/.test(overflowX + overflowY)
      const clips = (how) => !scrolls && (how === 'hidden' || how === 'clip')
      const name = `${at.tagName.toLowerCase()}.${at.getAttribute('class') ?? ''}`
      if (clips(overflowX) && (box.left < frame.left - 1.5 || box.right > frame.right + 1.5))
        cut = `sideways by ${name}`
      if (clips(overflowY) && (box.top < frame.top - 4 || box.bottom > frame.bottom + 4))
        cut = `in height by ${name}`
    }
    if (drawn) found.push({ words, size, cut })
  }
  return found
}"""


def unreadable(page: Page) -> list[str]:
    """Texts that are too small or cut off, each with what is wrong."""
    found: list[str] = []
    for text in page.evaluate(READ):
        if text["size"] < SMALLEST - 0.1:
            found.append(f"{text['words'][:40]!r} has {text['size']:.1f} px")
        if text["cut"]:
            found.append(f"{text['words'][:40]!r} is cut off {text['cut']}")
    return sorted(set(found))
