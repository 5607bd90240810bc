/** Lets a scene draw cards as the table does, for one view. */

import type { GameSpeech } from '$client/lib/speech.svelte'
import { stillOf } from '$client/table/parts/sharing'
import { numberOf } from '$client/table/words'
import { share } from '../context'
import { sightOf } from '../sight'
import type { View } from '../view.gen'

/** To be called while the scene's component is made. */
export function shareStill(speech: GameSpeech, view: View): void {
  share(stillOf(speech, sightOf(view), numberOf(view.seat)))
}
