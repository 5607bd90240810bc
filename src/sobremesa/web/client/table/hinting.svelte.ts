/** Hints: asked for one question, and gone with it. */

import type { GameSpeech } from '../lib/speech.svelte'
import type { Hint, Hinted, Refused } from '../lib/wire.gen'
import type { Choice, Offer, Option } from './offer'
import { notationOf, thingsOf } from './offer'

/** A choice that seems good, and what is told of it. */
export interface Advised extends Hint {
  readonly choice: string
  readonly asked: Choice
}

export interface HintingOptions {
  /** The version of the table that is looked at. */
  readonly version: () => number
  /** The question, as long as nothing is picked. */
  readonly offer: () => Offer | null
  /** What is planned before that. */
  readonly planned: () => readonly Choice[]
  readonly ask: (version: number, planned: readonly Choice[]) => Promise<Hinted | Refused | null>
  readonly onrefuse: (refusal: Refused) => void
}

/** What speaks for a choice, in the game's words. */
export function reasonFor(speech: GameSpeech, term: string, more: boolean): string {
  return speech.say(more ? `mind-${term}` : `mind-${term}.less`)
}

export class Hinting {
  asking = $state(false)
  #told = $state.raw<{ question: string; hints: readonly Hint[] } | null>(null)
  /** The question that was asked about last. */
  #asked = $state('')
  readonly #options: HintingOptions

  constructor(options: HintingOptions) {
    this.#options = options
  }

  /** The question by its name: the version, and what is planned. */
  get #question(): string {
    const { version, planned } = this.#options
    return [version(), ...planned().map(notationOf)].join(', ')
  }

  /** Whether it can be asked about the question, and was not yet. */
  get unasked(): boolean {
    return !this.asking && this.#asked !== this.#question
  }

  /** What is told about the question, best first. */
  get advised(): readonly Advised[] {
    if (this.#told?.question !== this.#question) return []
    const choices = this.#options.offer()?.choices ?? []
    return this.#told.hints.flatMap((hint) => {
      const asked = choices.find((choice) => notationOf(choice) === hint.choice)
      return asked ? [{ ...hint, asked }] : []
    })
  }

  /** Ask about the question; once at a time. Whoever did not ask himself is not told that it is refused. */
  async ask(unbidden = false): Promise<void> {
    if (this.asking) return
    const { version, planned, ask, onrefuse } = this.#options
    const question = (this.#asked = this.#question)
    this.asking = true
    const answer = await ask(version(), planned())
    this.asking = false
    if (answer?.type === 'hinted') this.#told = { question, hints: answer.hints }
    else if (answer && !unbidden) onrefuse(answer)
  }
}

/** The things of each choice that is told. */
export const thingsAdvised = (advised: readonly Advised[]): readonly (readonly string[])[] =>
  advised.map(({ asked }) => thingsOf(asked))

/** Which of the choices that are told a button makes or begins, counted from 1. */
export function placeOf(
  { choice, thing }: Option,
  advised: readonly Advised[],
): number | undefined {
  const at = advised.findIndex(({ asked }) =>
    choice ? notationOf(asked) === notationOf(choice) : thingsOf(asked).includes(thing ?? ''),
  )
  return at < 0 ? undefined : at + 1
}
