/** What is printed on a card, and how two cards compare. */

export interface Print {
  readonly element: string
  readonly rank: string
}

export type Link = 'up' | 'down' | 'same' | 'mirror'

export const ELEMENTS = ['earth', 'air', 'water', 'fire'] as const
export const RANKS = ['a', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'j', 'q', 'k'] as const

/** A card's name is its element and its rank: `fire-10`. */
export function printOf(card: string): Print {
  const at = card.indexOf('-')
  return { element: card.slice(0, at), rank: card.slice(at + 1) }
}

const rankAt = (rank: string) => RANKS.findIndex((one) => one === rank)
const elementAt = (element: string) => ELEMENTS.findIndex((one) => one === element)

/** The sign between two cards that lie side by side in a series; after the king comes the ace. */
export function linkOf(before: string, after: string): Link {
  const [left, right] = [printOf(before), printOf(after)]
  if (left.rank === right.rank) return left.element === right.element ? 'mirror' : 'same'
  const higher = (rankAt(left.rank) + 1) % RANKS.length
  return rankAt(right.rank) === higher ? 'up' : 'down'
}

/** The word of the glossary that explains a link. */
export const TERM_OF: Readonly<Record<Link, string>> = {
  up: 'ladder',
  down: 'ladder',
  same: 'same_number',
  mirror: 'mirror',
}

/** How a hand is sorted. */
export type Order = 'element' | 'rank'

export function sorted(cards: readonly string[], order: Order): string[] {
  const weight = (card: string) => {
    const { element, rank } = printOf(card)
    const [e, r] = [elementAt(element), rankAt(rank)]
    return order === 'element' ? e * RANKS.length + r : r * ELEMENTS.length + e
  }
  return cards.toSorted((a, b) => weight(a) - weight(b))
}
