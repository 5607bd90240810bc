/** Who has come where. */

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
