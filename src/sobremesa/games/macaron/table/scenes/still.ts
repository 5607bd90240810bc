/** Lets a scene draw cards and marks as the table does, for one view. */

import type { GameSpeech } from '$client/lib/speech.svelte'
import { stillOf } from '$client/table/parts/sharing'
import { share } from '../context'
import { type Sight, sightOf } from '../sight'
import type { View } from '../view.gen'

/** To be called while the scene's component is made. */
export function shareStill(speech: GameSpeech, view: View): Sight {
  const sight = sightOf(view)
  share(stillOf(speech, sight))
  return sight
}
