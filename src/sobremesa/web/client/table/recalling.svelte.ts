/**
 * Plays again what has happened: since the viewer's last choice, while the question waits untouched; or while he
 * was away, in a hurry, with the question there.
 */

import type { Pace } from '../lib/settings.svelte'
import type { GameSpeech } from '../lib/speech.svelte'
import type { State } from '../lib/wire.gen'
import type { Moment } from './motion/moment'
import type { Stage } from './motion/stage.svelte'
import { gathered, type Telling, tellingOf } from './narrating'
import type { Staging } from './staging'

/** Each state stands so long, in milliseconds, and what moves is waited for besides. */
const PAUSES: Record<Pace, number> = { slow: 2200, normal: 1400, quick: 900, instant: 900 }

/** What lies on the table, and the lines that tell how it came. */
export type Shot = Pick<State, 'view' | 'log'>

export interface Projector {
  readonly speech: GameSpeech
  readonly staging: Staging
  readonly stage: Stage
  readonly pace: () => Pace
  readonly draw: (moment: Moment) => void
  /** All has been played, or somebody has seen enough: back to the present. */
  readonly over: () => void
}

export class Recalling {
  on = $state(false)
  /** What has been told so far. */
  told = $state.raw<readonly Telling[]>([])
  /** How many have been played. */
  at = $state(0)
  /** How long each of them stands, whatever moves, where they run past; null: as long as it takes. */
  each = $state<number | null>(null)

  readonly #projector: Projector
  #left: readonly Shot[] = []
  #shown: Shot | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(projector: Projector) {
    this.#projector = projector
  }

  /** Play shots, from what lay on the table before the first of them on. */
  start([before, ...states]: readonly Shot[], each: number | null = null): void {
    if (this.on || !before?.view || states.length === 0) return
    this.on = true
    this.each = each
    this.at = 0
    this.told = []
    this.#left = states
    this.#shown = before
    this.#projector.draw({ view: before.view, before: null, moved: [], staged: [], leapt: true })
    this.#plan()
  }

  /** Back to the present, at once; false if nothing is played. */
  stop(): boolean {
    if (!this.on) return false
    this.forget()
    this.#projector.over()
    return true
  }

  /** Something new lies on the table: what was played is of no matter any more. */
  forget(): void {
    clearTimeout(this.#timer)
    this.on = false
    this.#left = []
  }

  #plan(): void {
    const { stage, pace } = this.#projector
    clearTimeout(this.#timer)
    const { each } = this
    const rest = each ?? Math.max(PAUSES[pace()], stage.until - performance.now())
    this.#timer = setTimeout(() => {
      // A scene that has begun meanwhile is waited for, unless all of it runs past.
      if (each === null && stage.busy) this.#plan()
      else this.#next()
    }, rest)
  }

  #next(): void {
    const [state, ...left] = this.#left
    if (!state) return void this.stop()
    this.#left = left
    this.at += 1
    if (state.view) {
      const { view, log } = state
      const before = this.#shown?.view ?? null
      const shown = this.each === null ? { staged: log } : { staged: [], within: this.each }
      this.#projector.draw({ view, before, moved: log, leapt: false, ...shown })
      const { speech, staging } = this.#projector
      const telling = tellingOf(log, speech.vocabulary, staging)
      if (telling) this.told = gathered([...this.told, telling], staging)
    }
    this.#shown = state
    this.#plan()
  }
}
