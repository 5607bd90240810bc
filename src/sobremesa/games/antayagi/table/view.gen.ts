/** Made from the game's words and views by `make generate`; what is changed here is lost. */

import type { ChoiceOf, LineOf, OfferOf, Row, WordsOf } from '$client/table/words'

export const SEAT_NAMES = ['0', '1', '2', '3', '4', '5', '6'] as const
export type SeatName = (typeof SEAT_NAMES)[number]
export const SLOT_NAMES = ['0', '1', '2'] as const
export type SlotName = (typeof SLOT_NAMES)[number]
export const OBJECT_NAMES = [
  'treasure', 'hat', 'lollipop', 'muffin', 't_rex', 'bone', 'toxic_waste', 'fish', 'wandering_mage',
  'empty_box', 'unknown'
] as const
export type ObjectName = (typeof OBJECT_NAMES)[number]
export const BACK_NAMES = ['sabotage', 'small_hat', 'treasure_t_rex', 'plain', 'unknown'] as const
export type BackName = (typeof BACK_NAMES)[number]
export const FACING_NAMES = ['outward', 'inward'] as const
export type FacingName = (typeof FACING_NAMES)[number]
export const CARD_NAMES = [
  'treasure-sabotage', 'treasure-small_hat', 'treasure-treasure_t_rex', 'treasure-plain',
  'hat-sabotage', 'hat-small_hat', 'hat-plain', 'lollipop-sabotage', 'lollipop-small_hat',
  'lollipop-plain', 'muffin-sabotage', 'muffin-small_hat', 'muffin-plain', 't_rex-sabotage',
  't_rex-small_hat', 't_rex-treasure_t_rex', 't_rex-plain', 'bone-sabotage', 'bone-small_hat',
  'bone-plain', 'toxic_waste-sabotage', 'toxic_waste-small_hat', 'toxic_waste-plain',
  'fish-sabotage', 'fish-small_hat', 'fish-plain', 'wandering_mage-sabotage',
  'wandering_mage-small_hat', 'wandering_mage-plain', 'empty_box-sabotage', 'empty_box-small_hat',
  'empty_box-plain'
] as const
export type CardName = (typeof CARD_NAMES)[number]
export const STANDING_NAMES = ['stands', 'cancelled'] as const
export type StandingName = (typeof STANDING_NAMES)[number]
export const OUTCOME_NAMES = ['goal', 'goal_by_both', 'turn_cap'] as const
export type OutcomeName = (typeof OUTCOME_NAMES)[number]
export const MARK_NAMES = ['outward', 'inward'] as const
export type MarkName = (typeof MARK_NAMES)[number]
export type SightName = `${ObjectName}-${BackName}-${MarkName}`
export const ROLE_NAMES = ['active', 'partner'] as const
export type RoleName = (typeof ROLE_NAMES)[number]
export const OWNER_NAMES = ['0', '1', '2', '3', '4', '5', '6'] as const
export type OwnerName = (typeof OWNER_NAMES)[number]
export const DANGER_NAMES = ['one_point', 'last_turn'] as const
export type DangerName = (typeof DANGER_NAMES)[number]
export type ZonePlaceName = `${OwnerName}-${number}`
export const SOME_BACK_NAMES = ['sabotage', 'small_hat', 'treasure_t_rex', 'plain'] as const
export type SomeBackName = (typeof SOME_BACK_NAMES)[number]
export const SOME_OBJECT_NAMES = ['lollipop', 'muffin', 'bone', 'fish'] as const
export type SomeObjectName = (typeof SOME_OBJECT_NAMES)[number]
export const SOME_OBJECT_NAMES2 = [
  'treasure', 'hat', 'lollipop', 'muffin', 't_rex', 'bone', 'toxic_waste', 'fish', 'wandering_mage',
  'empty_box'
] as const
export type SomeObjectName2 = (typeof SOME_OBJECT_NAMES2)[number]

/** What a viewer knows. */
export type View = {
  readonly seat: SeatName | null
  readonly turn: number
  readonly active: SeatName | null
  readonly partner: SeatName | null
  readonly committed: SlotName | null
  readonly card_0: Row<SeatName, SightName | null>
  readonly card_1: Row<SeatName, SightName | null>
  readonly card_2: Row<SeatName, SightName | null>
  readonly trade: Row<RoleName, CardName | null>
  readonly sabotages: Row<`${number}`, CardName | null>
  readonly saboteurs: Row<`${number}`, SeatName | null>
  readonly standing: StandingName | null
  readonly aside: readonly CardName[]
  readonly scores: Row<OwnerName, number>
  readonly targets: Row<OwnerName, number>
  readonly danger: Row<SeatName, DangerName | null>
  readonly zone_treasure: Row<OwnerName, number>
  readonly zone_hat: Row<OwnerName, number>
  readonly zone_lollipop: Row<OwnerName, number>
  readonly zone_muffin: Row<OwnerName, number>
  readonly zone_t_rex: Row<OwnerName, number>
  readonly zone_bone: Row<OwnerName, number>
  readonly zone_toxic_waste: Row<OwnerName, number>
  readonly zone_fish: Row<OwnerName, number>
  readonly deck: number
  readonly deck_back: SomeBackName | null
  readonly pile: number
  readonly pile_top: CardName | null
  readonly reshuffles: number
  readonly passes: number
  readonly zones: Row<ZonePlaceName, CardName | null>
  readonly discards: Row<`${number}`, CardName | null>
  readonly last_traders: Row<RoleName, SeatName | null>
  readonly last_trade: Row<RoleName, CardName | null>
  readonly last_sabotages: Row<`${number}`, CardName | null>
  readonly last_saboteurs: Row<`${number}`, SeatName | null>
  readonly decks_ago_0: Row<SeatName, number>
  readonly seen_by_all_0: Row<SeatName, number>
  readonly decks_ago_1: Row<SeatName, number>
  readonly seen_by_all_1: Row<SeatName, number>
  readonly decks_ago_2: Row<SeatName, number>
  readonly seen_by_all_2: Row<SeatName, number>
  readonly unseen: { readonly [name in CardName]?: number }
  readonly pool_cards: Row<`${number}`, CardName | null>
  readonly pool_decks_ago: Row<`${number}`, number>
}

/** What may be chosen, and the things of each choice. */
export type Verbs =
  Readonly<{ partner: readonly [seat: `seat:${SeatName}`];
  commit: readonly [slot: `slot:${SlotName}`]; pass: readonly [];
  sabotage: readonly [slot: `slot:${SlotName}`]; take: readonly [slot: `slot:${SlotName}`]; eat:
  readonly [object: `object:${SomeObjectName}`] }>

/** What happens, and to what; null is not told. */
export type Events = {
  readonly dealt:
    readonly [seat: SeatName, back: SomeBackName | null, facing: FacingName, object: SomeObjectName2
    | null]
  readonly turn_began: readonly [turn: number, seat: SeatName]
  readonly turn_skipped: readonly [seat: SeatName]
  readonly partner_chosen: readonly [seat: SeatName, seat2: SeatName]
  readonly committed: readonly [seat: SeatName, slot: SlotName]
  readonly revealed: readonly [seat: SeatName, card: CardName]
  readonly identical: readonly [object: SomeObjectName2]
  readonly sabotaged: readonly [seat: SeatName, card: CardName, standing: StandingName]
  readonly passed: readonly [seat: SeatName]
  readonly window_closed: readonly [cards: number, standing: StandingName]
  readonly exchange_cancelled: readonly [cards: number]
  readonly kept_own: readonly [object: SomeObjectName2]
  readonly received: readonly [seat: SeatName, card: CardName]
  readonly worthless: readonly [seat: SeatName, card: CardName]
  readonly hand_turned: readonly [seat: SeatName, cards: number]
  readonly card_turned: readonly [seat: SeatName, card: CardName | null, facing: FacingName]
  readonly hand_empty: readonly [seat: SeatName, seat2: SeatName]
  readonly taken: readonly [seat: SeatName, seat2: SeatName, card: CardName]
  readonly hand_discarded: readonly [seat: SeatName, cards: number]
  readonly discarded: readonly [seat: SeatName, card: CardName]
  readonly target_raised: readonly [seat: SeatName, target: number]
  readonly cleared: readonly [card: CardName]
  readonly eaten: readonly [seat: SeatName, card: CardName, card2: CardName]
  readonly scored: readonly [seat: SeatName, points: number, target: number]
  readonly drew:
    readonly [seat: SeatName, back: SomeBackName | null, facing: FacingName, object: SomeObjectName2
    | null]
  readonly reshuffled: readonly [cards: number]
  readonly won: readonly [seat: SeatName]
  readonly game_ended: readonly [outcome: OutcomeName]
}

/** What was agreed before the game. */
export type Options =
  Readonly<{ seats: '3' | '4' | '5' | '6' | '7'; max_turns: `${number}`; first_seat: 'random' | '0'
  | '1' | '2' | '3' | '4' | '5' | '6'; memory_aid: 'off' | 'on' }>

/** Where somebody is asked. */
export type Step = 'choose_partner' | 'commit_card' | 'play_sabotage' | 'take_card' | 'feed_t_rex'

/** How it can end. */
export type Outcome = 'goal' | 'goal_by_both' | 'turn_cap'

/** All of them, for what the house knows of a game. */
export type Words = WordsOf<View, Verbs, Events, Options, Step, Outcome>
export type Line = LineOf<Words>
export type Choice = ChoiceOf<Words>
export type Offer = OfferOf<Words>
