/** The battles that a log tells of: what both sides showed, what it amounted to, who won. */

import type { Side } from './sight'
import type { Events, KindName, Line } from './view.gen'

export type Shown = ReturnType<typeof battlesIn>[number]

export function battlesIn(lines: readonly Line[]) {
  const found = []
  const shown = new Map<string, readonly KindName[]>()
  let measured: Events['measured'] | null = null
  const side = (seat: string): Side => ({ seat: Number(seat), cards: shown.get(seat) ?? [] })
  for (const [event, things] of lines) {
    if (event === 'showed_one' || event === 'showed_two' || event === 'showed_three') {
      const [seat, ...cards] = things
      shown.set(
        seat,
        cards.filter((kind) => kind !== null),
      )
    } else if (event === 'measured') {
      measured = things
    } else if ((event === 'battle_won' || event === 'battle_unwon') && measured && things[2]) {
      const [attacker, attack, defender, defence] = measured
      found.push({
        attack: side(attacker),
        defence: side(defender),
        /** Attack first. */
        totals: [attack, defence] as const,
        winner: event === 'battle_won' ? Number(things[0]) : null,
        verdict: things[2],
      })
    }
  }
  return found
}

/** The battle that ended with that line. */
export function battleOf([event, told]: Line, lines: readonly Line[]): Shown | null {
  const end = lines.findLastIndex(
    ([name, things]) => name === event && things.join() === told.join(),
  )
  return battlesIn(lines.slice(0, end + 1)).at(-1) ?? null
}
