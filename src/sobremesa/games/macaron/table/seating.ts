/** Where people sit: the viewer at the bottom, the others clockwise from the left. */

import { type Spot, spotsOf } from '$client/table/parts/spots'
import type { Who } from './sight'

export interface Sitting {
  readonly who: Who
  readonly spot: Spot
}

/** Everybody's spot, the viewer first; a spectator sits where seat 0 sits. */
export function sittingsOf(seats: number, viewer: number | null, solo: boolean): Sitting[] {
  const first = viewer ?? 0
  if (solo) {
    return [
      { who: first, spot: 'me' },
      { who: 'emma', spot: 'top' },
    ]
  }
  const spots = spotsOf(seats - 1)
  return Array.from({ length: seats }, (_, i) => ({
    who: (first + i) % seats,
    spot: i === 0 ? 'me' : (spots[i - 1] ?? 'top'),
  }))
}
