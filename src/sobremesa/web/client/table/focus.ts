/** Keeps the focus of a keyboard at what can be chosen: one Tab leads there, and it stays where it was. */

import { litElements } from './light'
import { centreOf, nearest } from './neighbour'

const ANSWERS =
  '[data-light="lit"], [data-light="picked"], #prompt .options button, #prompt > .button'

/** Whatever can be chosen, things and buttons, in the order of the page. */
function answers(root: HTMLElement): HTMLElement[] {
  const found = root.querySelectorAll<HTMLElement>(ANSWERS)
  return [...found].filter((element) => element.getClientRects().length > 0)
}

const isAfter = (a: Element, b: Element) =>
  (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/** Where the Tab key leads: to the next thing that can be chosen; null where the page's own order will do. */
export function nextAnswer(root: HTMLElement, from: Element | null): HTMLElement | null {
  if (from?.closest('dialog')) return null
  const found = answers(root)
  const [first = null] = found
  if (!from || from === document.body) return first
  const next = found.find((element) => element !== from && isAfter(from, element))
  // Whoever is at the table, but not at an answer, is led to one; after the last answer the page goes on.
  const lost = root.contains(from) && !found.some((element) => element === from)
  return next ?? (lost ? first : null)
}

/** Remembers where on the table the focus was, and brings it back near there when its thing is gone. */
export class Focus {
  #at: readonly [number, number] | null = null
  #byKey = false

  /** Something was pressed: a key, or with a pointer, which needs no focus. */
  pressed(byKey: boolean): void {
    this.#byKey = byKey
  }

  /** The focus has come to an element of the table. */
  came(element: HTMLElement): void {
    this.#at = centreOf(element.getBoundingClientRect())
  }

  /** Give a lost focus to what can be chosen nearest to where it was, things before buttons. */
  restore(root: HTMLElement): void {
    const { activeElement } = document
    if (!this.#byKey || !this.#at || (activeElement && activeElement !== document.body)) return
    const things = litElements(root)
    const element = nearest(things.length > 0 ? things : answers(root), this.#at)
    element?.focus({ preventScroll: true })
  }
}
