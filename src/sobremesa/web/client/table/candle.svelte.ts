/** How long the table still waits, as it passes: what the candles at the seats burn by. */

import { createContext } from 'svelte'
import type { Clock, TableInfo, Time } from '../lib/wire.gen'

/** A candle at the table moves so often, in milliseconds; a letter's, once a minute. */
const TICK = 1000
const LETTER_TICK = 60_000
/** From so many seconds on it burns low. */
const LOW = 20

export class Burning {
  /** Seconds that are left; null: nobody is waited for, or it is not told. */
  left = $state<number | null>(null)
  clock = $state.raw<Clock | null>(null)
  time = $state.raw<Time | null>(null)
  #until = 0

  /** The table says anew how long it waits. */
  hear({ clock, time, state }: Pick<TableInfo, 'clock' | 'time' | 'state'>): void {
    this.clock = clock
    this.time = time
    const left = state === 'playing' ? (time?.left ?? null) : null
    this.#until = performance.now() + (left ?? 0) * 1000
    this.left = left
  }

  /** Let it burn; gives what puts it out. */
  burn(): () => void {
    const timer = setInterval(
      () => {
        if (this.left !== null) {
          this.left = Math.max(0, (this.#until - performance.now()) / 1000)
        }
      },
      this.clock?.letters && !this.time?.asked ? LETTER_TICK : TICK,
    )
    return () => clearInterval(timer)
  }

  /** How much of the candle is left, from nought to one. */
  get part(): number {
    const { clock, left } = this
    if (clock === null || left === null) return 0
    return Math.min(1, left / (clock.move + (clock.bank ?? 0)))
  }

  get low(): boolean {
    return this.left !== null && (this.time?.asked === true || this.left <= LOW)
  }
}

const [lookUp, hand] = createContext<Burning>()

export const shareCandle = (burning: Burning): Burning => hand(burning)

/** The candle of this table; null where none burns, as in a lesson or a replay. */
export function candleHere(): Burning | null {
  try {
    return lookUp()
  } catch {
    return null
  }
}
