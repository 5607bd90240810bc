/** What a finished game tells of itself, shaped for drawing. */

import { speech as house } from '../lib/speech.svelte'
import type { GameSpeech } from '../lib/speech.svelte'
import type { Analysis, Costly } from '../lib/wire.gen'
import { reasonFor } from './hinting.svelte'

/** A side with at least one seat: its line, and who sits there. */
export interface Line {
  readonly side: number
  readonly seats: readonly number[]
}

/** A place on the curve: both from 0 to 1, the chance from below. */
export interface Spot {
  readonly along: number
  readonly chance: number
}

/** How each line is broken, so that no colour is needed to tell it apart. */
const DASHES = ['', '9 5', '2 5', '14 5 2 5', '5 3', '14 4', '2 3 9 3', '20 5']

export const dashOf = (line: Line) => DASHES[(line.seats[0] ?? 0) % DASHES.length] ?? ''

/** The sides in the order of their first seats; who plays without a seat has no line. */
export function linesOf({ sides }: Analysis): Line[] {
  const found = new Map<number, number[]>()
  sides.forEach((side, seat) => found.set(side, [...(found.get(side) ?? []), seat]))
  return Array.from(found, ([side, seats]) => ({ side, seats }))
}

/** A side's chances with everything laid open. */
export function openSpots(analysis: Analysis, side: number): Spot[] {
  return analysis.chances.map(({ at, open }) => ({
    along: alongOf(analysis, at),
    chance: open[side] ?? 0,
  }))
}

/** What a side's seats thought of their chances, each when it had to choose. */
export function ownSpots(analysis: Analysis, line: Line): Spot[] {
  return analysis.chances.flatMap(({ at, seat, own }) =>
    seat !== null && own !== null && line.seats.includes(seat)
      ? [{ along: alongOf(analysis, at), chance: own }]
      : [],
  )
}

/** How far a game was when so many choices had been made. */
export const alongOf = ({ length }: Analysis, at: number) => at / Math.max(1, length)

/** Who a line stands for. */
export const nameOf = (line: Line, speech: GameSpeech) =>
  house.list(line.seats.map((seat) => speech.seat(seat)))

export const percent = (share: number) =>
  house.say('analysis-percent', { number: Math.round(share * 100) })

/** A difference with its sign. */
export const signed = (share: number) =>
  `${Math.round(share * 100) > 0 ? '+' : ''}${percent(share)}`

/** A choice in words, from its notation. */
export function said(notation: string, speech: GameSpeech): string {
  const [verb = '', ...names] = notation.split(' ')
  return speech.action(verb, names)
}

/** What speaks for the better choice, in few words; nothing if no term does. */
export function reasonOf({ term, more, cost }: Costly, speech: GameSpeech): string {
  if (term === null) return ''
  const points = Math.max(1, Math.round(cost * 100))
  return house.say('hint-because', { reason: reasonFor(speech, term, more), points })
}
