/** Whoever comes back to a table, or to a page that was open all the while, is told what he has missed, once. */

import { untrack } from 'svelte'
import type { Sitting } from './sitting.svelte'
import { leave, type Missed, missedAt, sentencesOf } from './visits'

/** What came while the page was put away may be here only so much later, in milliseconds. */
const LATE = 3000

/** What somebody is told who comes back. */
export interface Meanwhile extends Pick<Missed, 'since'> {
  /** Whose doings he knows: his own, unless a bot has played for him. */
  readonly but: number | null
  readonly sentences: readonly string[]
}

export class Absence {
  /** What is told just now. */
  told = $state.raw<Meanwhile | null>(null)

  readonly #sitting: Sitting
  /** Whether nobody sees the page. */
  #away = $state(true)
  /** Whether whoever looks has still to be told. */
  #due = $state(true)
  /** Until when he is, if he has seen this page before; null: he has just opened it. */
  #until: number | null = null

  constructor(sitting: Sitting) {
    this.#sitting = sitting
  }

  /** Somebody looks at the page. */
  come(now = Date.now()): void {
    if (!this.#away) return
    this.#away = false
    if (this.#due) return
    this.#due = true
    this.#until = now + LATE
  }

  /** The page is put away: from here on others move unseen. */
  go(now = Date.now()): void {
    const { connection, seat, card, showing } = this.#sitting
    if (this.#away) return
    this.#away = true
    if (seat === null || !showing.state) return
    leave(card.id, { lines: connection.log.length, seat, version: connection.version }, now)
  }

  /** Tell what there is to tell; to be run again whenever something has changed. */
  look(now = Date.now()): void {
    const { connection, showing } = this.#sitting
    const { state, behind } = showing
    const up = connection.status === 'up'
    if (!this.#due || this.#away || !state || behind > 0) return
    if (this.#until !== null && !up) this.#until = Infinity
    if (!up) return
    if (this.#until === Infinity) this.#until = now + LATE
    const over = this.#until !== null && now > this.#until
    const told = over || state.result ? null : untrack(() => this.#missed(now))
    if (told) this.told = told
    this.#due = !told && this.#until !== null && !over
  }

  /** All has been told, or somebody has heard enough. */
  end(): void {
    this.told = null
  }

  #missed(now: number): Meanwhile | null {
    const { card, connection, forgets, kept, seat, speech, staging } = this.#sitting
    const missed = seat === null ? null : missedAt(card.id, seat, connection.log, now)
    if (!missed) return null
    const but = kept ? null : seat
    const sentences = sentencesOf(missed.lines, but, forgets, speech, staging)
    return sentences.length > 0 ? { since: missed.since, but, sentences } : null
  }
}
