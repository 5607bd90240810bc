/** Places over time, as points in a picture. */
import type { Moment } from '../lib/wire.gen'

export type Point = { x: number; y: number; won: boolean }

/** What is left free at each edge, so that a dot is drawn whole. */
const EDGE = 8

/** The first place is on top and the last below, however many played; games stand side by side. */
export function pointsOf(moments: readonly Moment[], width: number, height: number): Point[] {
  const step = moments.length > 1 ? (width - 2 * EDGE) / (moments.length - 1) : 0
  return moments.map(({ place, seats }, at) => {
    const behind = seats > 1 ? (place - 1) / (seats - 1) : 0
    return { x: EDGE + at * step, y: EDGE + behind * (height - 2 * EDGE), won: place === 1 }
  })
}

/** A line through all points. */
export const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
