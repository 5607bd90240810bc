/**
 * Choices that are gathered and tried out before they are sent together.
 *
 * Each pick is tried with all picks before it, and what would come of them is drawn. What cannot be
 * tried, because it would show something hidden or be somebody else's turn, ends the plan: it is sent
 * when the player says so. Until then every pick can be taken back.
 */

import type { Line, Offer, Refused, Tried, View } from '../lib/wire.gen'
import { type Choice, thingsOf } from './offer'

export interface Desk {
  /** What would come of some choices; null if the line is down. */
  readonly attempt: (choices: readonly Choice[]) => Promise<Tried | Refused | null>
  readonly send: (choices: readonly Choice[]) => void
  /** What is drawn has changed; the lines that are new. */
  readonly onchange: (lines: readonly Line[]) => void
  /** The last pick was refused and is not part of the plan. */
  readonly onrefuse: (refusal: Refused) => void
}

export class Planning {
  picks = $state.raw<readonly Choice[]>([])
  /** The step at which the last pick was made. */
  step = $state('')
  /** The answer to the last pick is on the way. */
  trying = $state(false)
  /** The last pick cannot be tried: nothing can come after it. */
  ended = $state(false)
  /** The plan is on its way to the table. */
  sent = $state(false)
  /** The table has moved on, and the plan with it is void. */
  dropped = $state(false)

  readonly #desk: Desk
  #answers = $state.raw<readonly Tried[]>([])
  /** Counts the questions, so that an answer to a pick that was taken back is not heard. */
  #asked = 0

  constructor(desk: Desk) {
    this.#desk = desk
  }

  get active(): boolean {
    return this.picks.length > 0
  }

  /** Whether the plan waits for the player: to go on, to send it, or to take something back. */
  get open(): boolean {
    return this.active && !this.trying && !this.sent
  }

  /** What could be chosen next. */
  get offer(): Offer | null {
    return this.#answers.at(-1)?.offer ?? null
  }

  /** The table as the plan would make it; null if it shows nothing yet. */
  get view(): View | null {
    return this.#answers.at(-1)?.view ?? null
  }

  /** The things of the last pick, as long as the table does not show what comes of it. */
  get untried(): readonly string[] {
    const last = this.picks[this.#answers.length]
    return last ? thingsOf(last) : []
  }

  /** Everything that the plan speaks of. */
  get things(): readonly string[] {
    return this.picks.flatMap((choice) => [...thingsOf(choice)])
  }

  /** The lines of what has been tried out. */
  get told(): readonly Line[] {
    return this.#answers.at(-1)?.log ?? []
  }

  /** Add a choice: to be tried out if `gather` says so, else it ends the plan and sends it. */
  async take(
    choice: Choice,
    how: { gather: boolean; final: boolean; step?: string },
  ): Promise<void> {
    this.dropped = false
    this.step = how.step ?? ''
    this.picks = [...this.picks, choice]
    if (!how.gather) return this.send()
    this.trying = true
    const question = (this.#asked += 1)
    const answer = await this.#desk.attempt(this.picks)
    if (question !== this.#asked) return
    this.trying = false
    if (answer && !('why' in answer)) {
      const known = this.told.length
      this.#answers = [...this.#answers, answer]
      this.#desk.onchange(answer.log.slice(known))
    } else if (answer?.why === 'beyond') {
      this.ended = true
      // Whoever presses a button such as “stop here” has said that the plan is complete; and a plan of
      // one choice that shows nothing has been said.
      if ((choice[2].length === 0 || this.picks.length === 1) && !how.final) this.send()
    } else {
      this.picks = this.picks.slice(0, -1)
      if (answer) this.#desk.onrefuse(answer)
    }
  }

  /** Take the last pick back; false if there is none, or it is too late. */
  undo(): boolean {
    if (!this.active || this.sent) return false
    this.#asked += 1
    this.trying = false
    this.ended = false
    this.picks = this.picks.slice(0, -1)
    if (this.#answers.length > this.picks.length) {
      this.#answers = this.#answers.slice(0, this.picks.length)
      this.#desk.onchange([])
    }
    return true
  }

  /** Send all picks as one. */
  send(): void {
    if (!this.active || this.sent) return
    this.sent = true
    this.#desk.send(this.picks)
  }

  /** Forget the plan: it has been carried out, or cannot be any more. */
  clear(): void {
    this.#asked += 1
    this.picks = []
    this.#answers = []
    this.trying = false
    this.ended = false
    this.sent = false
  }
}
