/** What the parts of this table share. */

import type { GameSpeech } from '$client/lib/speech.svelte'
import { contextOf } from '$client/table/parts/sharing'
import { sightOf, type Who } from './sight'

export const { shared, share, shareStill } = contextOf((view, { vocabulary }) =>
  sightOf(view, vocabulary.nouns['row']?.names ?? []),
)

/** What somebody is called. */
export function nameOf(speech: GameSpeech, who: Who): string {
  return String(speech.thing('who', String(who)))
}
