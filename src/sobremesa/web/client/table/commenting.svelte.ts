/** What was said of the moments of a finished game, and what is said of the moment that is shown. */

import { type ApiError, asApiError, getComments, postComment } from '../lib/api'
import { muted } from '../lib/muted.svelte'
import type { Said } from '../lib/wire.gen'

export class Commenting {
  trouble = $state.raw<ApiError | null>(null)
  busy = $state(false)
  #all = $state.raw<readonly Said[]>([])
  readonly #table: string

  constructor(table: string) {
    this.#table = table
  }

  /** In the order of the game. */
  get all(): readonly Said[] {
    return this.#all
      .filter(({ seat }) => !muted.has(this.#table, seat))
      .toSorted((a, b) => (a.moment ?? 0) - (b.moment ?? 0) || a.number - b.number)
  }

  /** What is about the moment after so many choices, or about what led there unseen. */
  at(before: number, made: number): readonly Said[] {
    return this.all.filter(
      ({ moment }) => moment !== null && (moment === made || (moment > before && moment < made)),
    )
  }

  async load(): Promise<void> {
    await this.#ask(() => getComments(this.#table))
  }

  /** Say something of a moment; false if it could not be said. */
  async say(moment: number, text: string): Promise<boolean> {
    return this.#ask(() => postComment(this.#table, { moment, text }))
  }

  async #ask(request: () => Promise<readonly Said[]>): Promise<boolean> {
    this.busy = true
    this.trouble = null
    try {
      this.#all = await request()
      return true
    } catch (error) {
      this.trouble = asApiError(error)
      return false
    } finally {
      this.busy = false
    }
  }
}
