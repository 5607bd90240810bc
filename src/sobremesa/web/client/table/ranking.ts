/** Who has come where. */

import { speech as house } from '../lib/speech.svelte'
import type { GameSpeech } from '../lib/speech.svelte'
import type { Result } from '../lib/wire.gen'

export interface Ranked {
  readonly place: number
  readonly seat: number
  readonly score: number
}

/** The seats from the first place to the last. */
export function rankingOf(result: Result): Ranked[] {
  return result.places
    .map((place, seat) => ({ place, seat, score: result.scores[seat] ?? 0 }))
    .toSorted((a, b) => a.place - b.place || b.score - a.score)
}

/** How the game ended, in words; one that was not played to its end says so. */
export const outcomeOf = (result: Result, speech: GameSpeech): string =>
  result.early ? house.say(`end-early_${result.early}`) : speech.say(`outcome-${result.outcome}`)
