/** What of the lit things can be seen, where a part of the table scrolls (`data-scroller`). */

import { litElements } from './light'

/** Something lit that lies out of sight, and where. */
export interface Hidden {
  readonly where: 'above' | 'below'
  readonly element: HTMLElement
}

export interface Scrolled {
  /** The next thing that one would have to scroll to. */
  readonly hidden: Hidden | null
  readonly seen: readonly HTMLElement[]
}

export function scrolled(root: HTMLElement): Scrolled {
  const scroller = root.querySelector<HTMLElement>('[data-scroller]')
  if (!scroller) return { hidden: null, seen: litElements(root) }
  const { top, bottom } = scroller.getBoundingClientRect()
  const lit = litElements(scroller)
  const below = lit.find((element) => middle(element) > bottom)
  const above = lit.findLast((element) => middle(element) < top)
  const next = below ?? above
  return {
    hidden: next ? { where: below ? 'below' : 'above', element: next } : null,
    seen: litElements(root).filter(
      (element) => !lit.includes(element) || (middle(element) >= top && middle(element) <= bottom),
    ),
  }
}

function middle(element: HTMLElement): number {
  const { top, bottom } = element.getBoundingClientRect()
  return (top + bottom) / 2
}
