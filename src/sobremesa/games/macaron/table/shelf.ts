/** The gift-box track as a shelf: one board for each row of the side that is played. */

import type { Row, Sight, Who } from './sight'

export interface Marker {
  /** A seat, or Emma. */
  readonly who: Who
  readonly boxes: number
}

export interface Shelf extends Row {
  /** The numbers printed on it: `3–4`, `8+`. */
  readonly range: string
  readonly markers: readonly Marker[]
  readonly bets: readonly number[]
}

/** The numbers of boxes that a row holds, as its name says. */
export function rangeOf(row: string): { from: number; to: number } {
  const [from = 0, to = from] = (row.match(/\d+/g) ?? []).map(Number)
  return { from, to: row.endsWith('plus') ? Infinity : to }
}

export function printed(row: string): string {
  return row.replace('plus', '+').replace('-', '–')
}

/** The boards of the shelf, fewest boxes first, with the markers that stand there. */
export function shelvesOf(sight: Sight): Shelf[] {
  const markers: Marker[] = sight.boxes.map((boxes, who) => ({ who, boxes }))
  if (sight.solo) markers.push({ who: 'emma', boxes: sight.emma.boxes })
  return sight.track.map((one) => {
    const { row } = one
    const { from, to } = rangeOf(row)
    return {
      ...one,
      range: printed(row),
      markers: markers.filter(({ boxes }) => boxes >= from && boxes <= to),
      bets: sight.bets.flatMap((bet, seat) => (bet === row ? [seat] : [])),
    }
  })
}
