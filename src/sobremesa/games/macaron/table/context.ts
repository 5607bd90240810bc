/** What the parts of this table share. */

import type { GameSpeech } from '$client/lib/speech.svelte'
import { contextOf } from '$client/table/parts/sharing'
import { type Sight, sightOf, type Who } from './sight'
import type { Words } from './view.gen'

export const { shared, share, shareStill } = contextOf<Words, Sight>(sightOf)

/** What somebody is called. */
export function nameOf(speech: GameSpeech, who: Who): string {
  return String(speech.thing('who', String(who)))
}
