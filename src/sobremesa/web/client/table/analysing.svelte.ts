/** Fetches what a finished game tells of itself, and waits while it is being worked out. */

import { type ApiError, asApiError, getAnalysis } from '../lib/api'
import type { Analysis } from '../lib/wire.gen'

/** So long until it is asked for again, in milliseconds. */
const PAUSE = 2000

export class Analysing {
  found = $state.raw<Analysis | null>(null)
  trouble = $state.raw<ApiError | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined
  #stopped = false

  /** Ask for a table's until it is there; what is given back stops that. */
  watch(table: string): () => void {
    void this.#ask(table)
    return () => {
      this.#stopped = true
      clearTimeout(this.#timer)
    }
  }

  async #ask(table: string): Promise<void> {
    try {
      this.found = await getAnalysis(table)
      this.trouble = null
    } catch (error) {
      this.trouble = asApiError(error)
    }
    if (!this.#stopped && this.#again()) {
      this.#timer = setTimeout(() => void this.#ask(table), PAUSE)
    }
  }

  /** Whether another answer may come: not where the game cannot be analysed. */
  #again(): boolean {
    if (this.trouble) return this.trouble.status === 429 || this.trouble.status === 0
    return this.found === null
  }
}
