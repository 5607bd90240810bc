/** What became of an exchange, gathered from the lines that are told together. */

import type { Line } from '$client/lib/wire.gen'
import { type Laid, openCard } from '../sight'

/** `open`: it can still be sabotaged. */
export type Outcome = 'open' | 'identical' | 'cancelled' | 'kept' | 'swapped'

/** The event that shows each outcome; the first that is told counts. */
const TOLD_BY: readonly (readonly [event: string, outcome: Outcome])[] = [
  ['identical', 'identical'],
  ['exchange_cancelled', 'cancelled'],
  ['kept_own', 'kept'],
  ['received', 'swapped'],
  ['worthless', 'swapped'],
]

export interface Story {
  readonly outcome: Outcome
  /** The line that tells it, where the cards alone do not. */
  readonly line: Line | null
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
  return lines
    .filter(([event]) => event === 'revealed')
    .map(([, [seat, card]]) => ({ seat: Number(seat), card: openCard(String(card)) }))
}
