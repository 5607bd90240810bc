/** Where the others sit, as whoever sits at the bottom sees them. */

export type Spot = 'me' | 'left' | 'left-top' | 'top' | 'right-top' | 'right'

const OTHERS: readonly (readonly Spot[])[] = [
  [],
  ['top'],
  ['left-top', 'right-top'],
  ['left', 'top', 'right'],
  ['left', 'left-top', 'right-top', 'right'],
]

/** All seats in the order of play, from one on. */
export const seatsFrom = (seat: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, i) => (seat + i) % seats)

/** The spots of so many others, clockwise from the left. */
export function spotsOf(others: number): readonly Spot[] {
  return OTHERS[others] ?? []
}
