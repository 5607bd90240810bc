/** What a day's results say beside each other. */

import { speech } from '../lib/speech.svelte'
import type { DayResult, DayCount } from '../lib/wire.gen'

/** How somebody did, in a line. */
export function toldOf({ place, seats, margin, late }: DayResult): string {
  const parts = [speech.say('day-place', { place, seats })]
  if (margin > 0) parts.push(speech.say('day-ahead', { points: margin }))
  if (margin < 0) parts.push(speech.say('day-behind', { points: -margin }))
  if (late) parts.push(speech.say('day-late'))
  return parts.join(' · ')
}

/** How many have played, and how many of them did better. */
export function amongAll(all: readonly DayCount[], { place, margin }: DayResult): [number, number] {
  const better = all.filter(
    (one) => one.place < place || (one.place === place && one.margin > margin),
  )
  return [total(all), total(better)]
}

/** How many came to each place, the first one first. */
export function byPlace(all: readonly DayCount[]): { place: number; count: number }[] {
  const places = [...new Set(all.map(({ place }) => place))].toSorted((a, b) => a - b)
  return places.map((place) => ({ place, count: total(all.filter((one) => one.place === place)) }))
}

export const total = (all: readonly DayCount[]) => all.reduce((sum, { count }) => sum + count, 0)

/** The day before one, like 2026-11-18. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 24 * 3600 * 1000).toISOString().slice(0, 10)
}
