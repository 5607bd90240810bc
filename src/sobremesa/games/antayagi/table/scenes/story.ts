/** What became of an exchange, gathered from the lines that are told together. */

import type { Line as AnyLine } from '$client/lib/wire.gen'
import { toldOf } from '$client/table/words'
import { type Laid, openCard } from '../sight'
import type { Line } from '../view.gen'

/** `open`: it can still be sabotaged. */
export type Outcome = 'open' | 'identical' | 'cancelled' | 'kept' | 'swapped'

/** The event that shows each outcome; the first that is told counts. */
const TOLD_BY: readonly (readonly [event: Line[0], outcome: Outcome])[] = [
  ['identical', 'identical'],
  ['exchange_cancelled', 'cancelled'],
  ['kept_own', 'kept'],
  ['received', 'swapped'],
  ['worthless', 'swapped'],
]

export interface Story {
  readonly outcome: Outcome
  /** The line that tells it, where the cards alone do not. */
  readonly line: AnyLine | null
}

export function storyOf(lines: readonly Line[]): Story {
  for (const [event, outcome] of TOLD_BY) {
    const line = lines.find(([one]) => one === event)
    if (line) return { outcome, line: outcome === 'swapped' ? null : line }
  }
  return { outcome: 'open', line: null }
}

/** The cards that the traders have revealed, in the order of the lines. */
export function revealedIn(lines: readonly Line[]): Laid[] {
  return toldOf(lines, 'revealed').map(([seat, card]) => ({
    seat: Number(seat),
    card: openCard(card),
  }))
}
