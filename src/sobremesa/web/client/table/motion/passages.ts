/** An act that ends a round and deals the next one is shown in two passages: first how the round ended. */

import type { Line, View } from '../../lib/wire.gen'
import type { Rounds, Staging } from '../staging'

/** A part of what an act has brought: what lies on the table then, and the lines that tell how. */
export interface Passage {
  readonly view: View
  readonly log: readonly Line[]
}

/** An act in its passages; one if no round ends by it. `before` is what lay on the table. */
export function passagesOf(
  before: View | null,
  after: Passage,
  { rounds }: Staging,
): readonly Passage[] {
  const at = rounds && before ? turnOf(after.log, rounds) : 0
  if (!rounds || !before || at === 0) return [after]
  const log = after.log.slice(0, at)
  return [
    { view: rounds.left(before, after.view, log), log },
    { view: after.view, log: after.log.slice(at) },
  ]
}

/** The number of the line with which the next round begins; 0 if the lines tell of one round alone. */
function turnOf(lines: readonly Line[], { begins }: Rounds): number {
  return Math.max(
    0,
    lines.findIndex(([event]) => event === begins),
  )
}
