/**
 * Hears what of a table is touched: by mouse, finger or keys, lit or not.
 *
 * A short touch means the thing. A long press, and a touch of what only explains itself, asks to be told.
 */

import type { Attachment } from 'svelte/attachments'
import { ANSWERING } from './light'
import { neighbour } from './neighbour'

export interface Touching {
  /** A thing was touched. */
  readonly touch: (element: HTMLElement) => void
  /** What an element shows is to be told, and nothing else. */
  readonly read: (element: HTMLElement) => void
  /** Something was touched that says nothing. */
  readonly beside: () => void
}

/** A finger rests so long to be told, in milliseconds. */
const PRESS = 450
/** So far a resting finger may move, in pixels. */
const SHAKY = 10

const TELLING = '[data-thing], [data-about], [data-tell]'
const CONTROLS = 'button:not([data-thing]), a, summary, input, select, label'

export function touching(heard: Touching): Attachment<HTMLElement> {
  return (root) => {
    const press = new LongPress(heard.read)
    const click = (event: MouseEvent) => {
      if (press.done()) return
      const element = touched(event.target)
      if (element === 'control') return
      if (!element) heard.beside()
      else if (element.dataset.thing) heard.touch(element)
      else heard.read(element)
    }
    const key = (event: KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : null
      if (event.key === 'Enter' || event.key === ' ') {
        const thing = target?.closest<HTMLElement>('[data-light]')
        if (!thing || target?.matches('button, a')) return
        event.preventDefault()
        if (!event.repeat) heard.touch(thing)
      } else if (target) {
        const next = neighbour(root, target, event.key)
        if (!next) return
        event.preventDefault()
        next.focus()
      }
    }
    const listeners = [
      ['click', click],
      ['keydown', key],
      ['pointerdown', (event: PointerEvent) => press.begin(event)],
      ['pointermove', (event: PointerEvent) => press.move(event)],
      ['pointerup', () => press.end()],
      ['pointercancel', () => press.end()],
      ['contextmenu', (event: Event) => press.menu(event)],
    ] as const
    for (const [name, listener] of listeners) {
      root.addEventListener(name, listener as EventListener)
    }
    return () => {
      press.end()
      for (const [name, listener] of listeners) {
        root.removeEventListener(name, listener as EventListener)
      }
    }
  }
}

/** What a touch means: a thing that answers before anything inside of it that only explains itself. */
function touched(target: EventTarget | null): HTMLElement | 'control' | null {
  if (!(target instanceof Element)) return null
  const found = target.closest<HTMLElement>(ANSWERING) ?? target.closest<HTMLElement>(TELLING)
  const control = target.closest(CONTROLS)
  return control && !(found && control.contains(found)) ? 'control' : found
}

/** A finger that rests on something. */
class LongPress {
  readonly #read: (element: HTMLElement) => void
  #timer: ReturnType<typeof setTimeout> | undefined
  #at: readonly [number, number] = [0, 0]
  #told = false

  constructor(read: (element: HTMLElement) => void) {
    this.#read = read
  }

  begin(event: PointerEvent): void {
    this.end()
    this.#told = false
    const element = event.pointerType === 'touch' ? touched(event.target) : null
    if (!element || element === 'control') return
    this.#at = [event.clientX, event.clientY]
    this.#timer = setTimeout(() => {
      this.#told = true
      this.#read(element)
    }, PRESS)
  }

  move({ clientX, clientY }: PointerEvent): void {
    const [x, y] = this.#at
    if (Math.hypot(clientX - x, clientY - y) > SHAKY) this.end()
  }

  end(): void {
    clearTimeout(this.#timer)
  }

  /** The browser's own menu does not come where something has been told. */
  menu(event: Event): void {
    if (this.#told) event.preventDefault()
  }

  /** Whether the touch that ends now has been a long one; asked once. */
  done(): boolean {
    const told = this.#told
    this.#told = false
    return told
  }
}
