/** Made from game.toml by `make generate`; what is changed here is lost. */

import { printed } from '$client/lib/print'

export type GamePrint = Readonly<{ seats: readonly number[]; rule_prefix: 'MA' }>
export const GAME: GamePrint = /* @__PURE__ */ printed('la_macarena', 'game', {
  seats: [2, 3, 4, 5], rule_prefix: 'MA'
})

export type PlayersPrint = Readonly<{ seats: number; goal: number; deck: number }>
export const PLAYERS: readonly PlayersPrint[] = /* @__PURE__ */ printed('la_macarena', 'players', [
  { seats: 2, goal: 2, deck: 69 },
  { seats: 3, goal: 2, deck: 55 },
  { seats: 4, goal: 1, deck: 41 },
  { seats: 5, goal: 1, deck: 27 },
])

export type SetupPrint =
  Readonly<{ copies: number; hand: number; wells: number; macas: number; elements: number }>
export const SETUP: SetupPrint = /* @__PURE__ */ printed('la_macarena', 'setup', {
  copies: 2, hand: 14, wells: 7, macas: 7, elements: 1
})

export type SupplyPrint =
  Readonly<{ elements: number; coins: number; amulets: number; macas: number }>
export const SUPPLY: SupplyPrint = /* @__PURE__ */ printed('la_macarena', 'supply', {
  elements: 24, coins: 15, amulets: 6, macas: 35
})

export type HandEndPrint =
  Readonly<{ returns_from_hand: number; coins_per_maca: number;
  coins_for_largest_collection: number; coins_for_empty_hand: number;
  coins_for_unneeded_element: number; coins_per_element: number }>
export const HAND_END: HandEndPrint = /* @__PURE__ */ printed('la_macarena', 'hand_end', {
  returns_from_hand: 2, coins_per_maca: 1, coins_for_largest_collection: 1, coins_for_empty_hand: 1,
  coins_for_unneeded_element: 1, coins_per_element: 4
})

export type EndPrint =
  Readonly<{ max_hands: number; short_goal: number; longest_short_game: number }>
export const END: EndPrint = /* @__PURE__ */ printed('la_macarena', 'end', {
  max_hands: 30, short_goal: 1, longest_short_game: 3
})

export type ElementPrint = Readonly<{ name: 'earth' | 'air' | 'water' | 'fire'; tokens: number }>
export const ELEMENT: readonly ElementPrint[] = /* @__PURE__ */ printed('la_macarena', 'element', [
  { name: 'earth', tokens: 6 },
  { name: 'air', tokens: 6 },
  { name: 'water', tokens: 6 },
  { name: 'fire', tokens: 6 },
])

export type RankPrint =
  Readonly<{ name: 'a' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | 'j' | 'q' | 'k';
  strength: number }>
export const RANK: readonly RankPrint[] = /* @__PURE__ */ printed('la_macarena', 'rank', [
  { name: 'a', strength: 13 },
  { name: '2', strength: 1 },
  { name: '3', strength: 2 },
  { name: '4', strength: 3 },
  { name: '5', strength: 4 },
  { name: '6', strength: 5 },
  { name: '7', strength: 6 },
  { name: '8', strength: 7 },
  { name: '9', strength: 8 },
  { name: '10', strength: 9 },
  { name: 'j', strength: 10 },
  { name: 'q', strength: 11 },
  { name: 'k', strength: 12 },
])

export type ColourPrint = Readonly<{ name: 'red' | 'yellow' | 'green' | 'blue' | 'violet' }>
export const COLOUR: readonly ColourPrint[] = /* @__PURE__ */ printed('la_macarena', 'colour', [
  { name: 'red' },
  { name: 'yellow' },
  { name: 'green' },
  { name: 'blue' },
  { name: 'violet' },
])
