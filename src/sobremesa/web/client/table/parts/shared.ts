/** What the parts of any drawn table share. */

import type { GameSpeech } from '../../lib/speech.svelte'
import type { Viewer } from '../../lib/seats'
import type { SeatInfo } from '../../lib/wire.gen'
import type { ChangesOf } from '../changes'
import type { AnyWords } from '../words'

/** `Sight` is the view, shaped for drawing by the game's own table. */
export interface Shared<Words extends AnyWords, Sight> {
  readonly speech: GameSpeech
  readonly sight: Sight
  readonly changes: ChangesOf<Words>
  readonly seats: readonly SeatInfo[]
  readonly viewer: Viewer
  /** What was agreed before the game, by name; a scene is not told. */
  readonly options: Partial<Words['options']>
  /** The seats that have to choose. */
  readonly waiting: readonly number[]
}
