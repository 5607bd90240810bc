/** How a round gives way to the next one: the last trick lies on the plate until it has been counted. */

import type { Rounds } from '$client/table/staging'
import { toldOf, without } from '$client/table/words'
import type { CardName, Line, View, Words } from './view.gen'

/** The table as the finished round left it: its last trick, all boxes, the new scores. */
function left(before: View, after: View, lines: readonly Line[]): View {
  const played = new Map<string, CardName>(toldOf(lines, 'played'))
  const [emma] = toldOf(lines, 'emma_played')
  const [won] = toldOf(lines, 'trick_won')
  const [winner = null, boxes = 0] = won ?? []
  const own = before.seat === null ? undefined : played.get(before.seat)
  return {
    ...before,
    hand: own ? without(before.hand, [own]) : before.hand,
    hand_sizes: before.hand_sizes.map((size, seat) => size - Number(played.has(`${seat}`))),
    on_table: before.on_table.map((card, seat) => played.get(`${seat}`) ?? card),
    emma_card: emma?.[0] ?? before.emma_card,
    winning: winner,
    stake: null,
    boxes: before.boxes.map((number, seat) => number + (winner === `${seat}` ? boxes : 0)),
    emma_boxes: before.emma_boxes + (winner === 'emma' ? boxes : 0),
    last_trick: [],
    scores: after.scores,
    emma_score: after.emma_score,
  }
}

export const rounds: Rounds<Words> = { begins: 'round_began', left }
