/** What the parts of any drawn table share. */

import type { GameSpeech } from '../../lib/speech.svelte'
import type { Viewer } from '../../lib/seats'
import type { SeatInfo } from '../../lib/wire.gen'
import type { Changes } from '../changes'

/** `Sight` is the view, read by the game's own table. */
export interface Shared<Sight> {
  readonly speech: GameSpeech
  readonly sight: Sight
  readonly changes: Changes
  readonly seats: readonly SeatInfo[]
  readonly viewer: Viewer
  /** What was agreed before the game, by name. */
  readonly options: Readonly<Record<string, string>>
  /** The seats that have to choose. */
  readonly waiting: readonly number[]
}
