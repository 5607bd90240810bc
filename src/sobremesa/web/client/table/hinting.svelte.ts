/** Hints: asked for one question, and gone with it. */

import type { Hint, Hinted, Refused } from '../lib/wire.gen'
import type { Choice, Offer } from './offer'
import { notationOf, thingsOf } from './offer'

/** A choice that seems good, and what is told of it. */
export interface Advised extends Hint {
  readonly choice: string
  readonly asked: Choice
}

export interface HintingOptions {
  /** The version of the table that is looked at. */
  readonly version: () => number
  /** The question, as long as nothing is planned or picked. */
  readonly offer: () => Offer | null
  readonly ask: (version: number) => Promise<Hinted | Refused | null>
  readonly onrefuse: (refusal: Refused) => void
}

export class Hinting {
  asking = $state(false)
  #told = $state.raw<{ version: number; hints: readonly Hint[] } | null>(null)
  readonly #options: HintingOptions

  constructor(options: HintingOptions) {
    this.#options = options
  }

  /** What is told about the question, best first. */
  get advised(): readonly Advised[] {
    const { version, offer } = this.#options
    if (this.#told?.version !== version()) return []
    const choices = offer()?.choices ?? []
    return this.#told.hints.flatMap((hint) => {
      const asked = choices.find((choice) => notationOf(choice) === hint.choice)
      return asked ? [{ ...hint, asked }] : []
    })
  }

  /** The things of each choice that is told. */
  get things(): readonly (readonly string[])[] {
    return this.advised.map(({ asked }) => thingsOf(asked))
  }

  /** Ask about the question; once at a time. */
  async ask(): Promise<void> {
    if (this.asking) return
    const version = this.#options.version()
    this.asking = true
    const answer = await this.#options.ask(version)
    this.asking = false
    if (answer?.type === 'hinted') this.#told = { version, hints: answer.hints }
    else if (answer) this.#options.onrefuse(answer)
  }

  /** Tell no more. */
  clear(): void {
    this.#told = null
  }
}
