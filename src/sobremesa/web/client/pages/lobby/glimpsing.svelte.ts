/** A stretch of a recorded game that goes on by itself, moment by moment, and begins again. */

import type { Glimpse, GlimpseFrame } from '../../lib/wire.gen'
import type { Moment } from '../../table/motion/moment'

/** A moment stands so long, in milliseconds: quiet, not hurried. */
export const STANDS = 1600
/** The last one is looked at longer. */
const RESTS = 4000

export class Glimpsing {
  /** What is drawn. */
  moment = $state.raw<Moment>()
  #at = $state(0)

  readonly #frames: readonly GlimpseFrame[]
  readonly #moving: () => number
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `moving` says until when the shown moment moves, in the page's time. */
  constructor(glimpse: Glimpse, moving: () => number) {
    this.#frames = glimpse.frames
    this.#moving = moving
    this.#draw(0)
  }

  get waiting(): readonly number[] {
    return this.#frames[this.#at]?.waiting ?? []
  }

  play(): void {
    clearTimeout(this.#timer)
    const last = this.#at === this.#frames.length - 1
    const rest = Math.max(0, this.#moving() - performance.now())
    this.#timer = setTimeout(
      () => {
        this.#draw(last ? 0 : this.#at + 1)
        this.play()
      },
      rest + (last ? RESTS : STANDS),
    )
  }

  pause(): void {
    clearTimeout(this.#timer)
  }

  #draw(at: number): void {
    const frame = this.#frames[at]
    if (!frame) return
    this.moment = {
      view: frame.view,
      before: this.moment?.view ?? null,
      moved: at === this.#at + 1 ? frame.log : [],
      staged: [],
      leapt: at !== this.#at + 1,
    }
    this.#at = at
  }
}
