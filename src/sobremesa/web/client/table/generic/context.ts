/** What the parts of a generic table share. */

import { createContext } from 'svelte'
import type { GameSpeech } from '../../lib/speech.svelte'
import type { Changes } from '../changes'
import type { Label } from '../drawing'

export interface Shared {
  readonly speech: GameSpeech
  readonly changes: Changes
}

export const [shared, share] = createContext<Shared>()

/** What stands above a column or before a value. */
export function labelText(speech: GameSpeech, label: Label): string {
  if (label.noun !== null && label.name !== null) {
    return String(speech.thing(label.noun, label.name))
  }
  return speech.say(`fact-${label.fact}`)
}
