/** Made from game.toml by `make generate`; what is changed here is lost. */

import { printed } from '$client/lib/print'

export type GamePrint = Readonly<{ seats: readonly number[]; rule_prefix: 'TP' }>
export const GAME: GamePrint = /* @__PURE__ */ printed('template', 'game', {
  seats: [2, 3, 4], rule_prefix: 'TP'
})

export type DeckPrint = Readonly<{ cards: number; hands: readonly number[] }>
export const DECK: DeckPrint = /* @__PURE__ */ printed('template', 'deck', {
  cards: 12, hands: [2, 3]
})
