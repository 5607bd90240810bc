/** Where people sit: the viewer at the bottom, the others counter-clockwise from the right. */

import { type Spot, spotsOf } from '$client/table/parts/spots'

export interface Sitting {
  readonly seat: number
  readonly spot: Spot
}

/** Everybody's spot in order of play, the viewer last; a spectator sits where seat 0 sits. */
export function sittingsOf(seats: number, viewer: number | null): Sitting[] {
  const spots: readonly Spot[] = [...spotsOf(seats - 1).toReversed(), 'me']
  return spots.map((spot, i) => ({ seat: ((viewer ?? 0) + i + 1) % seats, spot }))
}
