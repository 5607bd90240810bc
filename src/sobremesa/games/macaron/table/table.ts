/** What the parts of this table share. */

import type { GameSpeech } from '$client/lib/speech.svelte'
import { defineTable } from '$client/table/kit/define'
import { numberOf } from '$client/table/words'
import { type Sight, sightOf, type Who } from './sight'
import type { Words } from './view.gen'

export const { share, shareStill, shareFigure, shared } = defineTable<Words, Sight>({
  art: import.meta.glob('./art/*.svg', { query: '?raw', import: 'default', eager: true }),
  sightOf,
  viewerOf: (view) => numberOf(view.seat),
})

/** What somebody is called. */
export function nameOf(speech: GameSpeech, who: Who): string {
  return String(speech.thing('who', String(who)))
}
