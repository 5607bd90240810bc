/** What the parts of this table are given. */

import type { GameSpeech } from '$client/lib/speech.svelte'
import type { ChangesOf } from '$client/table/changes'
import type { Sight } from './sight'
import type { Words } from './view.gen'

export interface Part {
  readonly sight: Sight
  readonly speech: GameSpeech
}

/** A part that marks what has just changed. */
export interface ChangingPart extends Part {
  readonly changes: ChangesOf<Words>
}
