/** What people say and the gestures they make, as long as it is seen at their places. */

import type { Gestured, MakeGesture, Said } from '../lib/wire.gen'

/** What somebody lets all see, without words. */
export type Gesture = MakeGesture['gesture']

/** In the order in which they are offered. */
export const GESTURES: readonly Gesture[] = [
  'toast',
  'applause',
  'laugh',
  'thanks',
  'again',
  'hm',
  'sigh',
  'oops',
]

/** A line stands so long, in milliseconds, and longer by each of its letters; */
const LINE = 2600
const LETTER = 55
const LONGEST = 7000
/** a gesture so long. */
const GESTURE = 2400

export interface Bubble {
  readonly id: number
  readonly seat: number
  /** Empty for a gesture. */
  readonly text: string
  readonly gesture: Gesture | null
  /** In milliseconds. */
  readonly lasts: number
}

export class Bubbling {
  bubbles = $state.raw<readonly Bubble[]>([])
  /** The last one, for those who listen; null after a while without any. */
  last = $state.raw<Bubble | null>(null)

  #ids = 0
  readonly #timers = new Set<ReturnType<typeof setTimeout>>()

  say({ seat, text }: Said): void {
    const lasts = Math.min(LONGEST, LINE + LETTER * text.length)
    this.#add({ seat, text, gesture: null, lasts })
  }

  gesture({ seat, gesture }: Gestured): void {
    this.#add({ seat, text: '', gesture, lasts: GESTURE })
  }

  clear(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
    this.bubbles = []
    this.last = null
  }

  /** A seat has one line and one gesture at a time. */
  #add(said: Omit<Bubble, 'id'>): void {
    this.#ids += 1
    const bubble = { ...said, id: this.#ids }
    const isSame = (one: Bubble) => one.seat === said.seat && !one.gesture === !said.gesture
    this.bubbles = [...this.bubbles.filter((one) => !isSame(one)), bubble]
    this.last = bubble
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      this.bubbles = this.bubbles.filter(({ id }) => id !== bubble.id)
      if (this.last?.id === bubble.id) this.last = null
    }, said.lasts)
    this.#timers.add(timer)
  }
}
