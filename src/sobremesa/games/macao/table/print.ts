/** What is printed on board and cards, from the game's own data: positions, costs, card powers. */

import {
  CARD,
  DICE,
  GAME,
  QUARTER,
  SPACE,
  WALL,
  type CardPrint,
  type SpacePrint,
} from './print.gen'
import type { CardName, QuarterName, SpaceName } from './view.gen'

export type Card = CardPrint

export interface Space {
  readonly name: SpaceName
  readonly kind: SpacePrint['kind']
  readonly x: number
  readonly y: number
  readonly neighbours: readonly SpaceName[]
  /** The numbers on a port's delivery spaces, highest first. */
  readonly points: readonly number[]
}

export interface Quarter {
  readonly name: QuarterName
  readonly row: number
  readonly column: number
  readonly joker: boolean
}

const cards = new Map(CARD.map((card) => [card.name, card]))

/** The card of that name. */
export function cardOf(name: CardName): Card {
  const card = cards.get(name)
  if (!card) throw new Error(`no card is called ${name}; the cards are those of game.toml`)
  return card
}

export const SPACES: readonly Space[] = SPACE.map(({ name, kind, xy, neighbours, points = [] }) => {
  const [x = 0, y = 0] = xy
  return { name, kind, x, y, neighbours, points }
})

export const QUARTERS: readonly Quarter[] = QUARTER.map(({ name, row, column, tile }) => ({
  name,
  row,
  column,
  joker: tile === 'joker',
}))

/** How many quarters lie above and beside one another. */
export const CITY = {
  rows: Math.max(...QUARTERS.map(({ row }) => row)),
  columns: Math.max(...QUARTERS.map(({ column }) => column)),
}

export const ROUNDS = GAME.rounds
export const TABLEAU_SPACES = GAME.tableau_spaces
export const WALL_SPACES = WALL.spaces
/** The slots of a rose besides its arrow. */
export const SLOTS = DICE.slots

/** The highest number that a die keeps in a round. */
export const capIn = (round: number): number => DICE.cap[round - 1] ?? SLOTS
