/** What is printed on a card, and how two cards compare. */

import { partsIn } from '$client/table/words'
import { ELEMENT, RANK } from './print.gen'
import type { CardName, LinkName } from './view.gen'

export const ELEMENTS = ELEMENT.map(({ name }) => name)
const RANKS = RANK.map(({ name }) => name)

/** A card's name is its element and its rank: `fire-10`. */
export function printOf(card: CardName) {
  const [element, rank] = partsIn(card)
  return { element, rank }
}

/** The sign between two cards that lie side by side in a series; after the last rank comes the first. */
export function linkOf(before: CardName, after: CardName): LinkName {
  const [left, right] = [printOf(before), printOf(after)]
  if (left.rank === right.rank) return left.element === right.element ? 'mirror' : 'same'
  const higher = (RANKS.indexOf(left.rank) + 1) % RANKS.length
  return RANKS.indexOf(right.rank) === higher ? 'up' : 'down'
}

/** The word of the glossary that explains a link. */
export const TERM_OF: Readonly<Record<LinkName, string>> = {
  up: 'ladder',
  down: 'ladder',
  same: 'same_number',
  mirror: 'mirror',
}

/** How a hand is sorted. */
export type Order = 'element' | 'rank'

export function sorted(cards: readonly CardName[], order: Order): CardName[] {
  const weight = (card: CardName) => {
    const { element, rank } = printOf(card)
    const [e, r] = [ELEMENTS.indexOf(element), RANKS.indexOf(rank)]
    return order === 'element' ? e * RANKS.length + r : r * ELEMENTS.length + e
  }
  return cards.toSorted((a, b) => weight(a) - weight(b))
}
