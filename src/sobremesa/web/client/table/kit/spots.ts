/** Where the others sit, as whoever sits at the bottom sees them. */

export type Spot = 'me' | 'left' | 'left-top' | 'top' | 'right-top' | 'right'

const OTHERS: readonly (readonly Spot[])[] = [
  [],
  ['top'],
  ['left-top', 'right-top'],
  ['left', 'top', 'right'],
  ['left', 'left-top', 'right-top', 'right'],
]

/** The spots of so many others, clockwise from the left. */
export function spotsOf(others: number): readonly Spot[] {
  return OTHERS[others] ?? []
}
