/** What the parts of this table share. */

import { createContext } from 'svelte'
import type { GameSpeech } from '$client/lib/speech.svelte'
import type { Seat } from '$client/lib/types'
import type { Changes } from '$client/table/changes'
import type { Sight } from './sight'

export interface Shared {
  readonly speech: GameSpeech
  readonly sight: Sight
  readonly changes: Changes
  readonly seats: readonly Seat[]
  readonly viewer: number | null
  /** The seats that have to choose. */
  readonly waiting: readonly number[]
}

export const [shared, share] = createContext<Shared>()
