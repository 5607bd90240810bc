/** Where people sit: the viewer at the bottom, the others clockwise from the left. */

import { seatsFrom, type Spot, spotsOf } from '$client/table/kit/spots'
import type { Who } from './sight'

export interface Sitting {
  readonly who: Who
  readonly spot: Spot
}

/** Everybody's spot, the viewer first; a spectator sits where seat 0 sits. */
export function sittingsOf(seats: number, viewer: number | null, solo: boolean): Sitting[] {
  const first = viewer ?? 0
  const others: Who[] = solo ? ['emma'] : seatsFrom(first, seats).slice(1)
  const spots = spotsOf(others.length)
  return [{ who: first, spot: 'me' }, ...others.map((who, i) => ({ who, spot: spots[i] ?? 'top' }))]
}

type Point = readonly [left: number, top: number]

/** Where a card lies on the plate, in percent. */
const SLOTS: Readonly<Record<Spot, Point>> = {
  me: [50, 78],
  top: [50, 18.5],
  'left-top': [24, 32],
  'right-top': [76, 32],
  left: [17, 48],
  right: [83, 48],
}
/** Where five lie closer together. */
const OF_FIVE: Readonly<Partial<Record<Spot, Point>>> = {
  'left-top': [33, 18.5],
  'right-top': [67, 18.5],
  left: [12.5, 56],
  right: [87.5, 56],
}

export function slotAt(spot: Spot, players: number): { left: number; top: number } {
  const [left, top] = (players === 5 && OF_FIVE[spot]) || SLOTS[spot]
  return { left, top }
}

/** How far an arrow that points to the right is turned to point to a spot. */
export function angleTo(spot: Spot): number {
  const [left, top] = SLOTS[spot]
  return Math.round(Math.atan2(top - 48, left - 50) / (Math.PI / 4)) * 45
}
