/**
 * Shows states one after the other, so that people can follow what bots do at a stroke.
 *
 * The pause between two states shrinks with the number that wait, so that the table is never more than
 * a few seconds behind and the viewer's own question, or the end, comes soon.
 */

import type { Pace } from '../lib/settings.svelte'
import type { State } from '../lib/wire.gen'
import { leisureOf } from './motion/tempo'

/** The pause after a state, in milliseconds. */
const PAUSES: Record<Pace, number> = { slow: 1600, normal: 900, quick: 350, instant: 0 }
/** After a movement it is quiet for so long, in milliseconds. */
const BREATHS: Record<Pace, number> = { slow: 1000, normal: 700, quick: 150, instant: 0 }
/** The longest that a table may be behind, in milliseconds. */
const FURTHEST = 3500
/** The longest that movements may keep the viewer's own question or the end waiting, in milliseconds; scenes may longer. */
const PATIENCE = 1000

/** A state and when it came, in the page's time. */
interface Waiting {
  readonly state: State
  readonly since: number
}

export class Showing {
  /** The state that lies on the table. */
  state = $state.raw<State | null>(null)
  /** The state that lay there before, to see what has moved. */
  before = $state.raw<State | null>(null)
  /** How many are still to be shown. */
  behind = $state(0)

  /** Whether the state was leapt to, over others that nobody has seen. */
  leapt = false
  /** How long the state has waited for those before it, in milliseconds. */
  waited = 0

  readonly #pace: () => Pace
  readonly #onshow: (state: State) => void
  readonly #moving: () => number
  readonly #watching: () => boolean
  readonly #queue: Waiting[] = []
  #patience = PATIENCE
  /** The most that have waited since nothing did. */
  #most = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #shown = -Infinity

  /** `moving` says until when the shown state moves, in the page's time; `watching`, whether in a scene. */
  constructor(
    pace: () => Pace,
    onshow: (state: State) => void = () => {},
    moving: () => number = () => 0,
    watching: () => boolean = () => false,
  ) {
    this.#pace = pace
    this.#onshow = onshow
    this.#moving = moving
    this.#watching = watching
  }

  /** Put a state at the end; the first one of all, and a late one after a break, shows at once. */
  add(state: State): void {
    this.#queue.push({ state, since: performance.now() })
    this.behind = this.#queue.length
    this.#plan()
  }

  /** Show what waits, without any pause. */
  skip(): void {
    clearTimeout(this.#timer)
    this.leapt = true
    while (this.#queue.length) this.#next()
    this.leapt = false
    this.#plan()
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#queue.length = 0
  }

  #plan(): void {
    clearTimeout(this.#timer)
    this.#most = this.#queue.length === 0 ? 0 : Math.max(this.#most, this.#queue.length)
    if (this.#most === 0) {
      this.#patience = PATIENCE
      return
    }
    const { due, held } = this.#due()
    const rest = due + held - performance.now()
    if (this.state === null || rest <= 0) this.#step(held)
    // What moves is known only once the state is drawn, so it is asked again.
    else this.#timer = setTimeout(() => this.#plan(), rest)
  }

  /** When the next state is due, and for how much longer movements hold it. */
  #due(): { due: number; held: number } {
    const share = FURTHEST / this.#most
    const due = this.#shown + Math.min(PAUSES[this.#pace()], share)
    const over = this.#moving()
    const quiet = over > this.#shown ? over + Math.min(BREATHS[this.#pace()], share) : 0
    return { due, held: Math.max(0, Math.min(quiet - due, this.#patienceAt(due))) }
  }

  /** How much longer than that the next state may be held: scenes tell what it is about, and a click ends them. */
  #patienceAt(due: number): number {
    const pressing = this.#queue.some(({ state }) => state.offer !== null || state.result !== null)
    if (pressing && !this.#watching()) return this.#patience
    return (this.#queue[0]?.since ?? 0) + leisureOf(this.#pace()) - due
  }

  #step(held: number): void {
    this.#patience = Math.max(0, this.#patience - held)
    this.#next()
    this.#plan()
  }

  #next(): void {
    const next = this.#queue.shift()
    this.behind = this.#queue.length
    if (!next) return
    this.before = this.state
    this.state = next.state
    this.#shown = performance.now()
    this.waited = this.#shown - next.since
    this.#onshow(next.state)
  }
}
