/** The end of the game as an account: what the log says that the last scoring took and brought. */

import { toldOf } from '$client/table/words'
import type { Line, SeatName } from './view.gen'

/** Everything by seat. */
export function accountOf(log: readonly Line[], scores: readonly number[]) {
  const nothing = () => scores.map(() => 0)
  const [punished, cards, city] = [nothing(), nothing(), nothing()]
  const add = (part: number[], name: SeatName, points: number) => {
    const seat = Number(name)
    part[seat] = (part[seat] ?? 0) + points
  }
  // A punish marker's points are told as a loss.
  for (const [seat, , points] of toldOf(log, 'punish_scored')) add(punished, seat, -points)
  for (const [seat, , points] of toldOf(log, 'card_scored')) add(cards, seat, points)
  for (const [seat, , points] of toldOf(log, 'city_scored')) add(city, seat, points)
  const before = scores.map(
    (score, seat) => score - (punished[seat] ?? 0) - (cards[seat] ?? 0) - (city[seat] ?? 0),
  )
  return { before, punished, cards, city }
}
