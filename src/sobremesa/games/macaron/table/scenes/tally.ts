/** What a round brought, gathered from the lines that tell its end. */

import type { Told } from '$client/table/staging'
import { type Who, whoIs } from '../sight'

export interface Bet {
  readonly row: string
  readonly won: boolean
  /** What it brought or cost; 0 where only somebody else gains by it. */
  readonly points: number
}

export interface Result {
  readonly who: Who
  readonly boxes: number
  readonly points: number
  readonly bet: Bet | null
  readonly total: number
}

type Line = readonly [event: string, told: Told]

/** What becomes of a bet, by the event that tells it: against Emma it brings the viewer nothing. */
const BETS: Readonly<Record<string, (row: string, points: number) => Bet>> = {
  bet_won: (row, points) => ({ row, won: true, points }),
  bet_lost: (row, points) => ({ row, won: false, points: -points }),
  solo_bet_won: (row) => ({ row, won: true, points: 0 }),
  solo_bet_lost: (row) => ({ row, won: false, points: 0 }),
}

export function resultsOf(lines: readonly Line[]): Result[] {
  const of = (event: string) => lines.filter(([name]) => name === event).map(([, told]) => told)
  const bets = lines.filter(([event]) => event in BETS)
  const [lost] = of('solo_bet_lost')
  return of('boxes_scored').map(([name, boxes, points]) => {
    const who = whoIs(String(name)) ?? 0
    const [event, told] = bets.find(([, [seat]]) => seat === name) ?? ['', []]
    const [, row, won] = told
    const own = BETS[event]?.(String(row), Number(won ?? 0)) ?? null
    // Emma makes no bet, but gains by one that is lost.
    const hers = lost ? { row: String(lost[1]), won: true, points: Number(lost[2]) } : null
    return {
      who,
      boxes: Number(boxes),
      points: Number(points),
      bet: who === 'emma' ? hers : own,
      total: Number(of('scored').find(([one]) => one === name)?.[1] ?? 0),
    }
  })
}
