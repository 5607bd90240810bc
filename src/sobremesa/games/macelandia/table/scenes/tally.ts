/** What a battle showed, gathered from the lines that tell of it. */

import type { Line } from '$client/lib/wire.gen'
import type { Told } from '$client/table/staging'
import type { Side } from '../sight'

export interface Shown {
  readonly attack: Side
  readonly defence: Side
  /** The totals of both, attack first. */
  readonly totals: readonly [number, number]
  readonly winner: number | null
  readonly verdict: string
}

/** `told` are the things of the line that says how it ended: two seats and the verdict. */
export function battleOf(told: Told, won: boolean, lines: readonly Line[]): Shown | null {
  const event = won ? 'battle_won' : 'battle_unwon'
  const end = lines.findLastIndex(
    ([name, things]) => name === event && things.join() === told.join(),
  )
  const before = lines.slice(0, end)
  const measured = before.findLast(([name]) => name === 'measured')?.[1]
  if (!measured) return null
  const [attacker, attack, defender, defence] = measured.map(Number)
  const side = (seat = 0): Side => {
    const line = before.findLast(
      ([name, [who]]) => name.startsWith('showed_') && Number(who) === seat,
    )
    return { seat, cards: line?.[1].slice(1).map(String) ?? [] }
  }
  return {
    attack: side(attacker),
    defence: side(defender),
    totals: [attack ?? 0, defence ?? 0],
    winner: won ? Number(told[0]) : null,
    verdict: String(told[2]),
  }
}

/** Whether these things are told by the first of the lines with that event. */
export function isFirst(event: string, told: Told, lines: readonly Line[]): boolean {
  return lines.find(([name]) => name === event)?.[1].join() === told.join()
}
