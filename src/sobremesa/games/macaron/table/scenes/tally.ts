/** What a round brought, gathered from the lines that tell its end. */

import type { Told } from '$client/table/staging'
import { type Who, whoIs } from '../sight'

export interface Result {
  readonly who: Who
  readonly boxes: number
  readonly points: number
  readonly bet: { readonly row: string; readonly points: number } | null
  readonly total: number
}

type Line = readonly [event: string, told: Told]

/** What the bet brought or cost, by the event that tells it; against Emma it brings the viewer nothing. */
const BETS: Readonly<Record<string, (points: number) => number>> = {
  bet_won: (points) => points,
  bet_lost: (points) => -points,
  solo_bet_won: () => 0,
  solo_bet_lost: () => 0,
}

export function resultsOf(lines: readonly Line[]): Result[] {
  const of = (event: string) => lines.filter(([name]) => name === event).map(([, told]) => told)
  const bets = lines.filter(([event]) => event in BETS)
  return of('boxes_scored').map(([name, boxes, points]) => {
    const [event, told] = bets.find(([, [seat]]) => seat === name) ?? ['', []]
    const [, row, won] = told
    const brings = BETS[event]
    return {
      who: whoIs(String(name)) ?? 0,
      boxes: Number(boxes),
      points: Number(points),
      bet: brings ? { row: String(row), points: brings(Number(won ?? 0)) } : null,
      total: Number(of('scored').find(([who]) => who === name)?.[1] ?? 0),
    }
  })
}
