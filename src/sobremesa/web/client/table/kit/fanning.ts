/** How the cards of a hand lie: in one row, or in as many as leave enough of each card in sight. */

export interface Fanned<Card> {
  readonly lines: readonly (readonly Laid<Card>[])[]
  /** From one card to the next, in pixels. */
  readonly step: number
  /** Whether cards lie over each other. */
  readonly covered: boolean
}

export interface Laid<Card> {
  readonly card: Card
  /** Where it is in the hand. */
  readonly at: number
  /** Whether there is a gap before it. */
  readonly apart: boolean
}

export interface Measures {
  readonly width: number
  readonly card: number
  /** So much of each card must be in sight. */
  readonly strip: number
  /** The space between two cards, where there is room. */
  readonly space: number
  /** What keeps groups apart. */
  readonly gap: number
  readonly rows: number
}

export function fanned<Card>(
  cards: readonly Card[],
  isApart: (at: number) => boolean,
  { width, card, strip, space, gap, rows }: Measures,
): Fanned<Card> {
  const fits = Math.max(1, Math.floor((width - card) / strip) + 1)
  const needed = Math.min(rows, Math.max(1, Math.ceil(cards.length / fits)))
  const perRow = Math.max(1, Math.ceil(cards.length / needed))
  const laid = cards.map((one, at) => ({ card: one, at, apart: at % perRow > 0 && isApart(at) }))
  const lines = Array.from({ length: needed }, (_, row) =>
    laid.slice(row * perRow, (row + 1) * perRow),
  )
  const gaps = Math.max(0, ...lines.map((line) => line.filter(({ apart }) => apart).length))
  const most = (width - card - gaps * gap) / Math.max(1, perRow - 1)
  const step = Math.max(1, Math.min(card + space, Math.floor(most)))
  return { lines, step, covered: step < card - 2 }
}

/** So much larger are cards that have the room for themselves: side by side, or over each other. */
const LARGE = 1.6
const COVERED = 1.35

export interface Enlarging {
  /** How wide a card is elsewhere. */
  readonly usual: number
  readonly width: number
  readonly between: number
  readonly count: number
}

/** How wide a card is that has the room for itself: cards that lie side by side go on doing so. */
export function enlarged({ usual, width, between, count }: Enlarging): number {
  const beside = (width - between * (count - 1)) / Math.max(1, count)
  return Math.floor(beside >= usual ? Math.min(usual * LARGE, beside) : usual * COVERED)
}

/** How much of such a card must be in sight: whoever aims at its middle hits it. */
export const reach = (card: number): number => Math.ceil(card * 0.56)
