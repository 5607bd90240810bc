/** How a hand gives way to the next one: the wells lie as they were left until all is counted. */

import type { Rounds } from '$client/table/staging'
import { toldOf, without } from '$client/table/words'
import type { CardName, Line, View, Words } from './view.gen'

/** The table as the finished hand left it: the last series is collected, what it brought is paid. */
function left(before: View, after: View, lines: readonly Line[]): View {
  const held = new Map<string, number>(toldOf(lines, 'hand_counted'))
  const shown = new Map<string, number>(toldOf(lines, 'collection_shown'))
  const tops = new Map<string, CardName>(
    toldOf(lines, 'series_ended').map(([, card, well]) => [well, card]),
  )
  const laid = toldOf(lines, 'laid').flatMap(([seat, card]) => (seat === before.seat ? [card] : []))
  return {
    ...before,
    hand: without(before.hand, laid),
    hand_sizes: before.hand_sizes.map((size, seat) => held.get(`${seat}`) ?? size),
    collection_sizes: before.collection_sizes.map((size, seat) => shown.get(`${seat}`) ?? size),
    tops: before.tops.map((top, well) => tops.get(`${well}`) ?? top),
    series_well: null,
    laid: [],
    would_collect: 0,
    tokens_earth: after.tokens_earth,
    tokens_air: after.tokens_air,
    tokens_water: after.tokens_water,
    tokens_fire: after.tokens_fire,
    coins: after.coins,
    amulets: after.amulets,
  }
}

export const rounds: Rounds<Words> = { begins: 'hand_began', left }
