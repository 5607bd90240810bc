/** What the parts of this table share. */

import { defineTable, type Shared } from '$client/table/kit/define'
import { seatsFrom } from '$client/table/kit/spots'
import { numberOf } from '$client/table/words'
import { type Sight, sightOf } from './sight'
import { SLOT_NAMES, type Words } from './view.gen'

export const { share, shareStill, shareFigure, shared } = defineTable<Words, Sight>({
  art: import.meta.glob('./art/*.svg', { query: '?raw', import: 'default', eager: true }),
  sightOf,
  viewerOf: ({ seat }) => numberOf(seat),
})

type Table = Shared<Words, Sight>

/** From so many others on, trays are small. */
const CROWD = 5

export const isCrowded = ({ seats }: Table): boolean => seats.length > CROWD

/** The seat at the bottom; a spectator sits where seat 0 sits. */
export const nearOf = ({ viewer }: Table): number => viewer ?? 0

/** The others in the order of play, from the left. */
export const othersOf = (table: Table): number[] =>
  seatsFrom(nearOf(table), table.seats.length).slice(1)

/** Whether cards also show the side that the viewer can only remember. */
export const remembers = ({ options }: Table): boolean => options.memory_aid === 'on'

/** Whether a card has just been drawn: it is the last one of a whole hand. */
export function isDrawn({ changes }: Table, seat: number, slot: number): boolean {
  const name = SLOT_NAMES[slot]
  return name !== undefined && slot === SLOT_NAMES.length - 1 && changes.has(`card_${name}/${seat}`)
}
