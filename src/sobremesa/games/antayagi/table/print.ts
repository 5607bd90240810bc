/** What is printed on the cards: points, and the tones of pictures and symbols. */

export interface Print {
  /** The points that a card shows. */
  readonly points: number
  /** What it is worth in a zone, where that is something else: a Fish lies there beside its waste. */
  readonly inZone?: number
  readonly tint: string
}

const PRINTS: Readonly<Record<string, Print>> = {
  treasure: { points: 1, tint: '#f8e6be' },
  hat: { points: 1, tint: '#e9ddf1' },
  lollipop: { points: 1, tint: '#f9dad2' },
  muffin: { points: 1, tint: '#f9ddd0' },
  t_rex: { points: 1, tint: '#dcebd2' },
  bone: { points: 1, tint: '#f1e6d2' },
  toxic_waste: { points: 1, tint: '#e6eac2' },
  fish: { points: 0, inZone: 2, tint: '#d6e7f0' },
  wandering_mage: { points: 0, tint: '#e6dcef' },
  empty_box: { points: 0, tint: '#f0e2cc' },
}
const BLANK: Print = { points: 0, tint: '#f6e9cc' }

/** All objects, in the order of the rules. */
export const OBJECTS = Object.keys(PRINTS)

const SYMBOLS: Readonly<Record<string, string>> = {
  sabotage: '#b3341f',
  small_hat: '#6b4a93',
  treasure_t_rex: '#124a47',
  plain: '#124a47',
}

/** All backs, in the order of the rules. */
export const BACKS = Object.keys(SYMBOLS)

export function printOf(object: string): Print {
  return PRINTS[object] ?? BLANK
}

export function pointsInZone(object: string): number {
  const { points, inZone } = printOf(object)
  return inZone ?? points
}

/** The colour of a back's symbol. */
export function toneOf(back: string): string {
  return SYMBOLS[back] ?? '#124a47'
}
