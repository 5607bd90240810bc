/** What the buttons beside a question say. */

import type { GameSpeech } from '../lib/speech.svelte'
import type { Option } from './offer'

export type { Option }

/** The sentence of a choice, or the name of a thing that nobody drew. */
export function says({ choice, thing }: Option, speech: GameSpeech): string {
  return choice ? speech.action(choice[1], choice[2]) : speech.named(thing ?? '')
}
