/** Which thing of a table lies next to another: for arrow keys, and for a focus whose thing is gone. */

import { isOpen } from './light'

const REACHED = '[data-light]'
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type Point = readonly [number, number]

/** The nearest thing in the direction of an arrow key; null for any other key. */
export function neighbour(root: HTMLElement, from: HTMLElement, key: string): HTMLElement | null {
  const start = from.closest<HTMLElement>(REACHED)
  const arrow = ARROWS[key]
  if (!start || !arrow) return null
  const [dx, dy] = arrow
  const [x, y] = centreOf(start.getBoundingClientRect())
  const far = (element: HTMLElement) => {
    const [u, v] = centreOf(element.getBoundingClientRect())
    const along = (u - x) * dx + (v - y) * dy
    const aside = Math.abs((u - x) * dy) + Math.abs((v - y) * dx)
    return along > 1 ? along + 3 * aside : Infinity
  }
  const others = [...root.querySelectorAll<HTMLElement>(REACHED)].filter((one) => one !== start)
  return least(others.filter(isOpen), far)
}

/** The one that lies nearest to a place. */
export function nearest(elements: readonly HTMLElement[], at: Point): HTMLElement | null {
  return least(elements, (element) => {
    const [x, y] = centreOf(element.getBoundingClientRect())
    return Math.hypot(x - at[0], y - at[1])
  })
}

export function centreOf({ left, top, width, height }: DOMRect): Point {
  return [left + width / 2, top + height / 2]
}

function least(
  elements: readonly HTMLElement[],
  far: (element: HTMLElement) => number,
): HTMLElement | null {
  let best: HTMLElement | null = null
  let shortest = Infinity
  for (const element of elements) {
    const length = far(element)
    if (length < shortest) [best, shortest] = [element, length]
  }
  return best
}
