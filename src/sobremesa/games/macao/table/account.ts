/** The end of the game as an account: what the log says that the last scoring took and brought. */

import type { Line } from '$client/lib/wire.gen'

export interface Account {
  /** By seat. */
  readonly before: readonly number[]
  readonly punished: readonly number[]
  readonly cards: readonly number[]
  readonly city: readonly number[]
}

/** The scoring's events, each with the seat first and the points last; a punish marker's are told as a loss. */
const SCORED: Readonly<Record<string, { part: 'punished' | 'cards' | 'city'; sign: number }>> = {
  punish_scored: { part: 'punished', sign: -1 },
  card_scored: { part: 'cards', sign: 1 },
  city_scored: { part: 'city', sign: 1 },
}

export function accountOf(log: readonly Line[], scores: readonly number[]): Account {
  const nothing = () => scores.map(() => 0)
  const parts = { punished: nothing(), cards: nothing(), city: nothing() }
  for (const [event, things] of log) {
    const scored = SCORED[event]
    if (!scored) continue
    const seat = Number(things[0])
    const points = parts[scored.part]
    points[seat] = (points[seat] ?? 0) + scored.sign * Number(things.at(-1))
  }
  const before = scores.map(
    (score, seat) =>
      score - (parts.punished[seat] ?? 0) - (parts.cards[seat] ?? 0) - (parts.city[seat] ?? 0),
  )
  return { before, ...parts }
}
