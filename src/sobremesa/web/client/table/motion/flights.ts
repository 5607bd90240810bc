/**
 * Lets things fly over a table.
 *
 * What stays the same drawing slides to its new place. What is drawn anew elsewhere is hidden while a
 * copy flies there: the copy lies in the page's top layer, where no edge of a scrolling part cuts it
 * off, and still inherits the look of the place it stands for. In a table that is drawn small
 * (`data-scale`) it flies inside, small as well.
 */

import { soon } from '../../lib/frames'
import { symbolId } from '../../lib/sprite'
import { between, type Box } from './spots'

/** Marks a copy, so that nobody takes it for the thing. */
export const GHOST = 'data-ghost'

const EASE = 'cubic-bezier(.2, .8, .2, 1)'
/** A copy that comes from a small place starts no smaller, and from a large one no larger. */
const SMALLEST = 0.35
const LARGEST = 2

export interface Timing {
  readonly delay: number
  readonly duration: number
}

/** Something on its way; `land` brings it there at once. */
export interface Flight {
  land(): void
}

/** Slide a drawing that has changed its place. */
export function slide(element: HTMLElement, from: Box, to: Box, timing: Timing): Flight {
  const [dx, dy] = wayOf(from, to, scaledAt(element))
  const how = { ...timing, easing: EASE, fill: 'backwards' } as const
  const ways = [
    element.animate({ translate: [`${dx}px ${dy}px`, '0 0'] }, { ...how, composite: 'add' }),
  ]
  const scale = scaleOf(from, to)
  if (Math.abs(scale - 1) > 0.05) ways.push(element.animate({ scale: [scale, 1] }, how))
  return { land: () => ways.forEach((way) => way.cancel()) }
}

/** Let a copy of a drawing fly to where the drawing lies, which shows when it has arrived. */
export function arrive(element: HTMLElement, from: Box, to: Box, timing: Timing): Flight | null {
  const ghost = copyOf(element)
  if (!ghost || !element.parentElement) return null
  const hiding = element.animate(
    { opacity: [0, 0] },
    { duration: timing.delay + timing.duration, fill: 'forwards' },
  )
  const flight = fly(ghost, element.parentElement, from, to, timing, () => hiding.cancel())
  return flight
}

/** Let something fly that is drawn at neither end. */
export function carry(
  ghost: HTMLElement,
  root: HTMLElement,
  from: Box,
  to: Box,
  timing: Timing,
): Flight {
  return fly(ghost, root, from, to, timing, () => {})
}

/** Whether the browser has the layer that copies fly in, and nothing lies over the table: they would fly above it. */
export function canFly(): boolean {
  return typeof HTMLElement.prototype.showPopover === 'function' && !isCovered()
}

function isCovered(): boolean {
  if (document.querySelector('dialog[open]')) return true
  const drawer = document.querySelector('.drawer.open')
  return drawer !== null && getComputedStyle(drawer).position === 'fixed'
}

export function isGhost(node: Node): boolean {
  return node instanceof Element && node.hasAttribute(GHOST)
}

/** A symbol that flies where no thing does. */
export function iconGhost(name: string, tone = 'inherit'): HTMLElement {
  const ghost = bare('ghost-icon')
  ghost.style.color = tone
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('class', 'icon')
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
  use.setAttribute('href', `#${symbolId(name)}`)
  svg.append(use)
  ghost.append(svg)
  return ghost
}

/** The back of a card that nobody is told, or a card that is drawn nowhere, by its name. */
export function cardGhost(name: string | null): HTMLElement {
  const ghost = bare(name === null ? 'ghost-back' : 'ghost-card printed')
  ghost.textContent = name
  return ghost
}

function bare(classes: string): HTMLElement {
  const ghost = document.createElement('div')
  ghost.className = classes
  return ghost
}

function fly(
  ghost: HTMLElement,
  home: HTMLElement,
  from: Box,
  to: Box,
  timing: Timing,
  landed: () => void,
): Flight {
  ghost.setAttribute(GHOST, '')
  ghost.setAttribute('aria-hidden', 'true')
  const scaled = scaledAt(home)
  if (scaled === 1) ghost.popover = 'manual'
  Object.assign(ghost.style, {
    left: `${to.left}px`,
    top: `${to.top}px`,
    width: `${to.width / scaled}px`,
    height: `${to.height / scaled}px`,
  })
  const [dx, dy] = wayOf(from, to, scaled)
  const asked = performance.now()
  let over = false
  const land = () => {
    if (over) return
    over = true
    ghost.remove()
    landed()
  }
  // The browser lays the page out for each one that takes off.
  soon(() => {
    if (over) return
    // Where it was to fly may be drawn no more.
    if (!home.isConnected) return land()
    home.append(ghost)
    if (scaled === 1) ghost.showPopover()
    else putAt(ghost, to, scaled)
    const way = ghost.animate(
      { translate: [`${dx}px ${dy}px`, '0 0'], scale: [scaleOf(from, to), 1] },
      {
        ...timing,
        delay: timing.delay + asked - performance.now(),
        easing: EASE,
        fill: 'backwards',
      },
    )
    way.onfinish = land
  })
  return { land }
}

/** How small the table is drawn that an element lies on: 1 where a person plays. */
export function scaledAt(element: HTMLElement): number {
  return Number(element.closest<HTMLElement>('[data-scale]')?.dataset.scale ?? 1) || 1
}

/** From there to here, as it is counted on a table that is drawn small. */
function wayOf(from: Box, to: Box, scaled: number): [number, number] {
  const [dx, dy] = between(from, to)
  return [dx / scaled, dy / scaled]
}

/** Put a copy where it belongs in the window, wherever its own left and top are counted from. */
function putAt(ghost: HTMLElement, to: Box, scaled: number): void {
  Object.assign(ghost.style, { left: '0', top: '0' })
  const { left, top } = ghost.getBoundingClientRect()
  ghost.style.left = `${(to.left - left) / scaled}px`
  ghost.style.top = `${(to.top - top) / scaled}px`
}

function scaleOf(from: Box, to: Box): number {
  const scale = Math.min(from.width / to.width, from.height / to.height)
  return Math.min(LARGEST, Math.max(SMALLEST, scale))
}

/** A drawing once more, without anything by which it could be chosen, found or explained. */
export function copyOf(element: HTMLElement): HTMLElement | null {
  const copy = element.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return null
  const named = [
    'data-thing',
    'data-fly',
    'data-place',
    'data-light',
    'data-flag',
    'data-about',
    'data-tell',
    'data-own',
    'id',
  ]
  const loud = ['role', 'tabindex', 'aria-pressed']
  for (const part of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of [...named, ...loud]) part.removeAttribute(name)
    part.classList.remove('moved')
  }
  return copy
}
