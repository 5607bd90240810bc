/** Made from game.toml by `make generate`; what is changed here is lost. */

import { printed } from '$client/lib/print'

export type GamePrint =
  Readonly<{ seats: readonly number[]; rule_prefix: 'AY'; cards: number; hand: number;
  max_turns: number }>
export const GAME: GamePrint = /* @__PURE__ */ printed('antayagi', 'game', {
  seats: [3, 4, 5, 6, 7], rule_prefix: 'AY', cards: 80, hand: 3, max_turns: 300
})

export type TargetPrint = Readonly<{ seats: number; points: number }>
export const TARGET: readonly TargetPrint[] = /* @__PURE__ */ printed('antayagi', 'target', [
  { seats: 3, points: 5 },
  { seats: 4, points: 5 },
  { seats: 5, points: 4 },
  { seats: 6, points: 4 },
  { seats: 7, points: 4 },
])

export type RaisedTargetPrint = Readonly<{ increase: number; stacks: boolean }>
export const RAISED_TARGET: RaisedTargetPrint = /* @__PURE__ */ printed('antayagi', 'raised_target', {
  increase: 1, stacks: false
})

export type ObjectPrint =
  Readonly<{ name: 'treasure' | 'hat' | 'lollipop' | 'muffin' | 't_rex' | 'bone' | 'toxic_waste' |
  'fish' | 'wandering_mage' | 'empty_box'; points: number; points_when_raised: number;
  edible: boolean; effect: 'none' | 'turn_hand' | 'take_card' | 'discard_hand' | 'eat' |
  'raise_target' | 'keep_own'; copies: number }>
export const OBJECT: readonly ObjectPrint[] = /* @__PURE__ */ printed('antayagi', 'object', [
  { name: 'treasure', points: 1, points_when_raised: 1, edible: false, effect: 'none', copies: 16 },
  { name: 'hat', points: 1, points_when_raised: 1, edible: false, effect: 'turn_hand', copies: 8 },
  { name: 'lollipop', points: 1, points_when_raised: 1, edible: true, effect: 'take_card', copies: 8 },
  { name: 'muffin', points: 1, points_when_raised: 1, edible: true, effect: 'discard_hand', copies: 8 },
  { name: 't_rex', points: 1, points_when_raised: 1, edible: false, effect: 'eat', copies: 8 },
  { name: 'bone', points: 1, points_when_raised: 1, edible: true, effect: 'none', copies: 8 },
  { name: 'toxic_waste', points: 1, points_when_raised: 1, edible: false, effect: 'raise_target', copies: 6 },
  { name: 'fish', points: 0, points_when_raised: 2, edible: true, effect: 'none', copies: 6 },
  { name: 'wandering_mage', points: 0, points_when_raised: 0, edible: false, effect: 'keep_own', copies: 6 },
  { name: 'empty_box', points: 0, points_when_raised: 0, edible: false, effect: 'none', copies: 6 },
])

export type BackPrint =
  Readonly<{ name: 'sabotage' | 'small_hat' | 'treasure_t_rex' | 'plain'; effect: 'sabotage' |
  'hold_inward' | 'hint' | 'none'; copies: number; objects?: readonly ('treasure' | 't_rex')[] }>
export const BACK: readonly BackPrint[] = /* @__PURE__ */ printed('antayagi', 'back', [
  { name: 'sabotage', effect: 'sabotage', copies: 11 },
  { name: 'small_hat', effect: 'hold_inward', copies: 11 },
  { name: 'treasure_t_rex', effect: 'hint', objects: ['treasure', 't_rex'], copies: 12 },
  { name: 'plain', effect: 'none', copies: 46 },
])

export type CardPrint =
  Readonly<{ object: 'treasure' | 'hat' | 'lollipop' | 'muffin' | 't_rex' | 'bone' | 'toxic_waste' |
  'fish' | 'wandering_mage' | 'empty_box'; back: 'sabotage' | 'small_hat' | 'treasure_t_rex' |
  'plain'; copies: number }>
export const CARD: readonly CardPrint[] = /* @__PURE__ */ printed('antayagi', 'card', [
  { object: 'treasure', back: 'sabotage', copies: 2 },
  { object: 'treasure', back: 'small_hat', copies: 2 },
  { object: 'treasure', back: 'treasure_t_rex', copies: 8 },
  { object: 'treasure', back: 'plain', copies: 4 },
  { object: 'hat', back: 'sabotage', copies: 1 },
  { object: 'hat', back: 'small_hat', copies: 1 },
  { object: 'hat', back: 'plain', copies: 6 },
  { object: 'lollipop', back: 'sabotage', copies: 1 },
  { object: 'lollipop', back: 'small_hat', copies: 1 },
  { object: 'lollipop', back: 'plain', copies: 6 },
  { object: 'muffin', back: 'sabotage', copies: 1 },
  { object: 'muffin', back: 'small_hat', copies: 1 },
  { object: 'muffin', back: 'plain', copies: 6 },
  { object: 't_rex', back: 'sabotage', copies: 1 },
  { object: 't_rex', back: 'small_hat', copies: 1 },
  { object: 't_rex', back: 'treasure_t_rex', copies: 4 },
  { object: 't_rex', back: 'plain', copies: 2 },
  { object: 'bone', back: 'sabotage', copies: 1 },
  { object: 'bone', back: 'small_hat', copies: 1 },
  { object: 'bone', back: 'plain', copies: 6 },
  { object: 'toxic_waste', back: 'sabotage', copies: 1 },
  { object: 'toxic_waste', back: 'small_hat', copies: 1 },
  { object: 'toxic_waste', back: 'plain', copies: 4 },
  { object: 'fish', back: 'sabotage', copies: 1 },
  { object: 'fish', back: 'small_hat', copies: 1 },
  { object: 'fish', back: 'plain', copies: 4 },
  { object: 'wandering_mage', back: 'sabotage', copies: 1 },
  { object: 'wandering_mage', back: 'small_hat', copies: 1 },
  { object: 'wandering_mage', back: 'plain', copies: 4 },
  { object: 'empty_box', back: 'sabotage', copies: 1 },
  { object: 'empty_box', back: 'small_hat', copies: 1 },
  { object: 'empty_box', back: 'plain', copies: 4 },
])
