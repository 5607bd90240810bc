/**
 * Lights the things of a drawn table that may be picked, and hears which one is.
 *
 * It works on any markup: an element says which thing it is (`data-thing`) and gets its state
 * (`data-light`), its role and its name. What is drawn later is lit as soon as it is there.
 */

import type { Attachment } from 'svelte/attachments'
import { isGhost } from './motion/flights'
import { joined } from './offer'

export interface Lighting {
  readonly lit: ReadonlySet<string>
  readonly picked: readonly string[]
  /** Whether what lies in the own hand and is not lit has to wait. */
  readonly dims: boolean
  /** What a thing is called. */
  readonly label: (thing: string) => string
  /** Why a thing has to wait. */
  readonly reason: (thing: string) => string
  readonly choose: (thing: string, touch: boolean) => void
  /** Told which things are drawn, whenever that changes. */
  readonly drawn: (things: ReadonlySet<string>) => void
}

const LIT = '[data-light="lit"], [data-light="picked"]'
const REACHED = '[data-light]'
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Light a table; what `read` depends on decides when it is done anew. */
export function light(read: () => Lighting): Attachment<HTMLElement> {
  return (root) => {
    const lighting = read()
    const paint = () => paintAll(root, lighting)
    paint()
    const watch = new MutationObserver((records) => {
      if (!records.every(isPassing)) paint()
    })
    watch.observe(root, { childList: true, subtree: true, attributeFilter: ['data-thing'] })
    const click = (event: MouseEvent) => {
      const touch = event instanceof PointerEvent && event.pointerType === 'touch'
      const thing = pickable(event.target, lighting)
      if (thing !== null) lighting.choose(thing, touch)
    }
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') {
        const thing = pickable(event.target, lighting)
        if (thing === null) return
        event.preventDefault()
        lighting.choose(thing, false)
      } else if (ARROWS[event.key] && event.target instanceof HTMLElement) {
        const next = neighbour(root, event.target, event.key)
        if (next) {
          event.preventDefault()
          next.focus()
        }
      }
    }
    root.addEventListener('click', click)
    root.addEventListener('keydown', key)
    return () => {
      watch.disconnect()
      root.removeEventListener('click', click)
      root.removeEventListener('keydown', key)
    }
  }
}

/** Whether nothing has come or gone but copies on their way. */
function isPassing({ type, addedNodes, removedNodes }: MutationRecord): boolean {
  return type === 'childList' && [...addedNodes, ...removedNodes].every(isGhost)
}

/** The lit elements of a table, in the order in which they are reached; not those under another tab. */
export function litElements(root: ParentNode): HTMLElement[] {
  const isOpen = (element: HTMLElement) => element.getClientRects().length > 0
  return [...root.querySelectorAll<HTMLElement>(LIT)].filter(isOpen)
}

function namesOf(element: HTMLElement): string[] {
  return (element.dataset.thing ?? '').split(' ').filter(Boolean)
}

function paintAll(root: HTMLElement, lighting: Lighting): void {
  const drawn = new Set<string>()
  for (const element of root.querySelectorAll<HTMLElement>('[data-thing]')) {
    const names = namesOf(element)
    for (const thing of names.flatMap(joined)) drawn.add(thing)
    paintOne(element, names, lighting)
  }
  lighting.drawn(drawn)
}

function paintOne(element: HTMLElement, names: readonly string[], lighting: Lighting): void {
  const picked = names.find((name) => isPicked(name, lighting))
  const lit = names.find((name) => isLit(name, lighting))
  const thing = picked ?? lit ?? names[0]
  const dimmed = lighting.dims && element.closest('[data-own]') !== null
  const state = picked ? 'picked' : lit ? 'lit' : dimmed ? 'dim' : null
  const shown = state !== null && thing !== undefined
  const dim = state === 'dim'
  const attributes = {
    'data-light': state,
    role: shown ? 'button' : null,
    tabindex: shown ? (dim ? '-1' : '0') : null,
    // What has words of its own is called by them.
    'aria-label': shown && wordless(element) ? lighting.label(thing) : null,
    'aria-description': dim && thing !== undefined ? lighting.reason(thing) : null,
    'aria-pressed': shown && !dim ? String(state === 'picked') : null,
    'aria-disabled': dim ? 'true' : null,
  }
  for (const [name, value] of Object.entries(attributes)) {
    // Writing what stands there already would make the browser look for a change.
    if (value === element.getAttribute(name)) continue
    if (value === null) element.removeAttribute(name)
    else element.setAttribute(name, value)
  }
}

function wordless(element: HTMLElement): boolean {
  return (element.textContent ?? '').trim() === ''
}

function pickable(target: EventTarget | null, lighting: Lighting): string | null {
  const element = target instanceof Element ? target.closest<HTMLElement>(LIT) : null
  if (!element) return null
  const names = namesOf(element)
  const lit = names.find((name) => isLit(name, lighting))
  return lit ?? names.find((name) => isPicked(name, lighting)) ?? null
}

function isLit(name: string, { lit }: Lighting): boolean {
  return joined(name).every((thing) => lit.has(thing))
}

function isPicked(name: string, { picked }: Lighting): boolean {
  return joined(name).every((thing) => picked.includes(thing))
}

/** The nearest thing in the direction of an arrow key. */
function neighbour(root: HTMLElement, from: HTMLElement, key: string): HTMLElement | null {
  const start = from.closest<HTMLElement>(REACHED)
  const [dx, dy] = ARROWS[key] ?? [0, 0]
  if (!start) return null
  const [x, y] = centre(start)
  let best: HTMLElement | null = null
  let least = Infinity
  for (const element of root.querySelectorAll<HTMLElement>(REACHED)) {
    const [u, v] = centre(element)
    const along = (u - x) * dx + (v - y) * dy
    const aside = Math.abs((u - x) * dy) + Math.abs((v - y) * dx)
    const far = along + 3 * aside
    if (element !== start && along > 1 && far < least) {
      best = element
      least = far
    }
  }
  return best
}

function centre(element: HTMLElement): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}
