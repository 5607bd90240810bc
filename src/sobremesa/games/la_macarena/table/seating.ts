/** Where people sit: the viewer at the bottom, the others counter-clockwise from the right. */

export type Spot = 'me' | 'right' | 'right-top' | 'top' | 'left-top' | 'left'

export interface Sitting {
  readonly seat: number
  readonly spot: Spot
}

const OTHERS: readonly (readonly Spot[])[] = [
  [],
  ['top'],
  ['right-top', 'left-top'],
  ['right', 'top', 'left'],
  ['right', 'right-top', 'left-top', 'left'],
]

/** Everybody's spot in order of play, the viewer last; a spectator sits where seat 0 sits. */
export function sittingsOf(seats: number, viewer: number | null): Sitting[] {
  const spots: readonly Spot[] = [...(OTHERS[seats - 1] ?? []), 'me']
  return spots.map((spot, i) => ({ seat: ((viewer ?? 0) + i + 1) % seats, spot }))
}
