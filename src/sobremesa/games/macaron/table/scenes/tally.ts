/** What a round brought, gathered from the lines that tell its end. */

import { toldOf } from '$client/table/words'
import { type Who, whoIs } from '../sight'
import type { Line, RowName, WhoName } from '../view.gen'

export interface Bet {
  readonly row: RowName
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

export function resultsOf(lines: readonly Line[]): Result[] {
  const bets = betsOf(lines)
  const totals = new Map(toldOf(lines, 'scored'))
  return toldOf(lines, 'boxes_scored').map(([name, boxes, points]) => ({
    who: whoIs(name),
    boxes,
    points,
    bet: bets.get(name) ?? null,
    total: totals.get(name) ?? 0,
  }))
}

/** What becomes of the bets: against Emma one brings nothing, but a lost one brings her something. */
function betsOf(lines: readonly Line[]): Map<WhoName, Bet> {
  const bets = new Map<WhoName, Bet>()
  for (const [event, things] of lines) {
    if (event === 'bet_won') bets.set(things[0], { row: things[1], won: true, points: things[2] })
    if (event === 'bet_lost')
      bets.set(things[0], { row: things[1], won: false, points: -things[2] })
    if (event === 'solo_bet_won') bets.set(things[0], { row: things[1], won: true, points: 0 })
    if (event === 'solo_bet_lost') {
      bets.set(things[0], { row: things[1], won: false, points: 0 })
      bets.set('emma', { row: things[1], won: true, points: things[2] })
    }
  }
  return bets
}
