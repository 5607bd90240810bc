/** What the parts of this table share. */

import { createContext } from 'svelte'
import type { GameSpeech } from '$client/lib/speech.svelte'
import type { Shared } from '$client/table/parts/shared'
import type { Sight, Who } from './sight'
import type { Words } from './view.gen'

export const [shared, share] = createContext<Shared<Words, Sight>>()

/** What somebody is called. */
export function nameOf(speech: GameSpeech, who: Who): string {
  return String(speech.thing('who', String(who)))
}
