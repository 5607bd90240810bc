/** What is printed on board and cards, from the game's own data: positions, costs, card powers. */

import { CARD, DICE, GAME, QUARTER, WALL, type CardPrint } from './print.gen'
import type { CardName } from './view.gen'

export type Card = CardPrint

const cards = new Map(CARD.map((card) => [card.name, card]))

/** The card of that name. */
export function cardOf(name: CardName): Card {
  const card = cards.get(name)
  if (!card) throw new Error(`no card is called ${name}; the cards are those of game.toml`)
  return card
}

/** How many quarters lie above and beside one another. */
export const CITY = {
  rows: Math.max(...QUARTER.map(({ row }) => row)),
  columns: Math.max(...QUARTER.map(({ column }) => column)),
}

export const ROUNDS = GAME.rounds
export const TABLEAU_SPACES = GAME.tableau_spaces
export const WALL_SPACES = WALL.spaces
/** The slots of a rose besides its arrow. */
export const SLOTS = DICE.slots

/** The highest number that a die keeps in a round. */
export const capIn = (round: number): number => DICE.cap[round - 1] ?? SLOTS
