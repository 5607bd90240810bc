/** The gift-box track as a shelf: one board for each row of the side that is played. */

import { SIDE } from './print.gen'
import type { Row, Sight, Who } from './sight'
import type { RowName, SideName } from './view.gen'

export interface Marker {
  /** A seat, or Emma. */
  readonly who: Who
  readonly boxes: number
}

export interface Shelf extends Row {
  /** The numbers printed on it. */
  readonly range: string
  readonly markers: readonly Marker[]
  readonly bets: readonly number[]
}

/** The numbers of boxes that a row holds: up to where the next row of the side begins. */
function rangeOf(side: SideName | null, row: RowName): { from: number; to: number } {
  const rows = SIDE.find(({ name }) => name === side)?.row ?? []
  const at = rows.findIndex(({ name }) => name === row)
  const next = rows[at + 1]
  return { from: rows[at]?.from ?? 0, to: next ? next.from - 1 : Infinity }
}

/** The numbers of a row as they are printed: `3–4`, `8+`. */
export function printed(side: SideName | null, row: RowName): string {
  const { from, to } = rangeOf(side, row)
  return to === Infinity ? `${from}+` : from === to ? String(from) : `${from}–${to}`
}

/** The boards of the shelf, fewest boxes first, with the markers that stand there. */
export function shelvesOf(sight: Sight): Shelf[] {
  const markers: Marker[] = sight.boxes.map((boxes, who) => ({ who, boxes }))
  if (sight.solo) markers.push({ who: 'emma', boxes: sight.emma_boxes })
  return sight.track.map((one) => {
    const { row } = one
    const { from, to } = rangeOf(sight.side, row)
    return {
      ...one,
      range: printed(sight.side, row),
      markers: markers.filter(({ boxes }) => boxes >= from && boxes <= to),
      bets: sight.bets.flatMap((bet, seat) => (bet === row ? [seat] : [])),
    }
  })
}
