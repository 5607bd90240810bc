/**
 * Shows states one after the other, so that people can follow what bots do at a stroke.
 *
 * The pause between two states shrinks with the number that wait, so that the table is never more than
 * a few seconds behind and the viewer's own question comes soon.
 */

import type { Pace } from '../lib/settings.svelte'
import type { Snapshot } from './protocol'

/** The pause after a state, in milliseconds. */
const PAUSES: Record<Pace, number> = { slow: 1600, normal: 900, quick: 350, instant: 0 }
/** The longest that a table may be behind, in milliseconds. */
const FURTHEST = 3500

export class Showing {
  /** The state that lies on the table. */
  state = $state.raw<Snapshot | null>(null)
  /** The state that lay there before, to see what has moved. */
  before = $state.raw<Snapshot | null>(null)
  /** How many are still to be shown. */
  behind = $state(0)

  readonly #pace: () => Pace
  readonly #onshow: (state: Snapshot) => void
  readonly #queue: Snapshot[] = []
  /** The most that have waited since nothing did. */
  #most = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #shown = -Infinity

  constructor(pace: () => Pace, onshow: (state: Snapshot) => void = () => {}) {
    this.#pace = pace
    this.#onshow = onshow
  }

  /** Put a state at the end; the first one of all, and a late one after a break, shows at once. */
  add(state: Snapshot): void {
    this.#queue.push(state)
    this.behind = this.#queue.length
    this.#plan()
  }

  /** Show what waits, without any pause. */
  skip(): void {
    while (this.#queue.length) this.#next()
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#queue.length = 0
  }

  #plan(): void {
    clearTimeout(this.#timer)
    this.#most = this.#queue.length === 0 ? 0 : Math.max(this.#most, this.#queue.length)
    if (this.#most === 0) return
    const pause = Math.min(PAUSES[this.#pace()], FURTHEST / this.#most)
    const rest = this.state === null ? 0 : this.#shown + pause - performance.now()
    if (rest > 0) {
      this.#timer = setTimeout(() => this.#step(), rest)
    } else {
      this.#step()
    }
  }

  #step(): void {
    this.#next()
    this.#plan()
  }

  #next(): void {
    const state = this.#queue.shift()
    this.behind = this.#queue.length
    if (!state) return
    this.before = this.state
    this.state = state
    this.#shown = performance.now()
    this.#onshow(state)
  }
}
