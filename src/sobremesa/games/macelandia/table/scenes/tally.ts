/** What a battle showed, gathered from the lines that tell of it. */

import { toldOf } from '$client/table/words'
import type { Side } from '../sight'
import type { Events, KindName, Line, SeatName, VerdictName } from '../view.gen'

export interface Shown {
  readonly attack: Side
  readonly defence: Side
  /** The totals of both, attack first. */
  readonly totals: readonly [number, number]
  readonly winner: number | null
  readonly verdict: VerdictName
}

/** How a battle ended: two seats and the verdict. */
export type Ended = Events['battle_won' | 'battle_unwon']

export function battleOf(told: Ended, won: boolean, lines: readonly Line[]): Shown | null {
  const event = won ? 'battle_won' : 'battle_unwon'
  const end = lines.findLastIndex(
    ([name, things]) => name === event && things.join() === told.join(),
  )
  const before = lines.slice(0, end)
  const measured = toldOf(before, 'measured').at(-1)
  if (!measured) return null
  const [attacker, attack, defender, defence] = measured
  const [winner, , verdict] = told
  return {
    attack: sideOf(attacker, before),
    defence: sideOf(defender, before),
    totals: [attack, defence],
    winner: won ? Number(winner) : null,
    verdict,
  }
}

/** The cards that somebody has shown last. */
function sideOf(seat: SeatName, lines: readonly Line[]): Side {
  const shown = lines.flatMap((line): (readonly [SeatName, ...KindName[]])[] => {
    const [event, things] = line
    if (event === 'showed_one' || event === 'showed_two' || event === 'showed_three') {
      return things[0] === seat ? [things] : []
    }
    return []
  })
  const [, ...cards] = shown.at(-1) ?? [seat]
  return { seat: Number(seat), cards }
}

/** Whether a line is the first of its event that is told. */
export function isFirst([event, told]: Line, lines: readonly Line[]): boolean {
  return lines.find(([name]) => name === event)?.[1].join() === told.join()
}
