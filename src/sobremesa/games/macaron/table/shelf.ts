/** The gift-box track as a shelf: one board for each row of the side that is played. */

import { numberOf } from '$client/table/words'
import { SIDE } from './print.gen'
import type { Sight, Who } from './sight'
import { ROW_NAMES, type RowName, type SideName } from './view.gen'

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
export function shelvesOf(sight: Sight) {
  const markers: { who: Who; boxes: number }[] = sight.boxes.map((boxes, who) => ({ who, boxes }))
  if (sight.solo) markers.push({ who: 'emma', boxes: sight.emma_boxes })
  return ROW_NAMES.flatMap((row, i) => {
    const points = numberOf(sight.row_points[i])
    if (points === null) return []
    const { from, to } = rangeOf(sight.side, row)
    return {
      row,
      /** The numbers printed on it. */
      range: printed(sight.side, row),
      points,
      /** What a bet brings or costs; null where none can be laid. */
      won: numberOf(sight.row_won[i]),
      lost: numberOf(sight.row_lost[i]),
      markers: markers.filter(({ boxes }) => boxes >= from && boxes <= to),
      /** The seats that have bet on it. */
      bets: sight.bets.flatMap((bet, seat) => (bet === row ? [seat] : [])),
    }
  })
}
