/** What the parts of this table share. */

import { contextOf } from '$client/table/parts/sharing'
import type { Shared } from '$client/table/parts/shared'
import { numberOf } from '$client/table/words'
import { type Sight, sightOf } from './sight'
import { SLOT_NAMES, type Words } from './view.gen'

export const { shared, share, shareStill } = contextOf<Words, Sight>(sightOf, ({ seat }) =>
  numberOf(seat),
)

/** Whether cards also show the side that the viewer can only remember. */
export function remembers({ options }: Shared<Words, Sight>): boolean {
  return options.memory_aid === 'on'
}

/** Whether a card has just been drawn: it is the last one of a whole hand. */
export function isDrawn({ changes }: Shared<Words, Sight>, seat: number, slot: number): boolean {
  const name = SLOT_NAMES[slot]
  return name !== undefined && slot === SLOT_NAMES.length - 1 && changes.has(`card_${name}/${seat}`)
}
