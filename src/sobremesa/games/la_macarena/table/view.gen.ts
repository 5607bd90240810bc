/** Made from the game's words and views by `make generate`; what is changed here is lost. */

import type { ChoiceOf, LineOf, OfferOf, Row, WordsOf } from '$client/table/words'

export const WELL_NAMES = ['0', '1', '2', '3', '4', '5', '6'] as const
export type WellName = (typeof WELL_NAMES)[number]
export const ELEMENT_NAMES = ['earth', 'air', 'water', 'fire'] as const
export type ElementName = (typeof ELEMENT_NAMES)[number]
export const RANK_NAMES = [
  'a', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'j', 'q', 'k'
] as const
export type RankName = (typeof RANK_NAMES)[number]
export type CardName = `${ElementName}-${RankName}`
export const SEAT_NAMES = ['0', '1', '2', '3', '4'] as const
export type SeatName = (typeof SEAT_NAMES)[number]
export const LINK_NAMES = ['up', 'down', 'same', 'mirror'] as const
export type LinkName = (typeof LINK_NAMES)[number]
export const OUTCOME_NAMES = ['goal', 'every_well', 'hand_cap'] as const
export type OutcomeName = (typeof OUTCOME_NAMES)[number]
export const PHASE_NAMES = [
  'take_turn', 'lay_card', 'move_maca', 'return_element', 'buy_element'
] as const
export type PhaseName = (typeof PHASE_NAMES)[number]
export const TURN_NAMES = ['normal', 'mirror'] as const
export type TurnName = (typeof TURN_NAMES)[number]
export const COLOUR_NAMES = ['red', 'yellow', 'green', 'blue', 'violet'] as const
export type ColourName = (typeof COLOUR_NAMES)[number]
export const DANGER_NAMES = ['every_well', 'one_element', 'last_turn', 'last_cards'] as const
export type DangerName = (typeof DANGER_NAMES)[number]
export const SPELL_NAMES = ['free', 'own', 'shared', 'closed'] as const
export type SpellName = (typeof SPELL_NAMES)[number]
export const PAID_BACK_NAMES = ['earth', 'air', 'water', 'fire', 'coins'] as const
export type PaidBackName = (typeof PAID_BACK_NAMES)[number]
export type CollectedName = `${SeatName}-${CardName}`

/** What a viewer knows. */
export type View = {
  readonly seat: SeatName | null
  readonly phase: readonly PhaseName[]
  readonly asked: readonly SeatName[]
  readonly hand_number: number
  readonly max_hands: number
  readonly goal: number
  readonly starter: SeatName | null
  readonly deck: number
  readonly turn: TurnName | null
  readonly colours: Row<SeatName, ColourName | null>
  readonly amulets: Row<SeatName, number>
  readonly tokens_earth: Row<SeatName, number>
  readonly tokens_air: Row<SeatName, number>
  readonly tokens_water: Row<SeatName, number>
  readonly tokens_fire: Row<SeatName, number>
  readonly coins: Row<SeatName, number>
  readonly active_macas: Row<SeatName, number>
  readonly hand_sizes: Row<SeatName, number>
  readonly collection_sizes: Row<SeatName, number>
  readonly danger: Row<SeatName, DangerName | null>
  readonly tops: Row<WellName, CardName | null>
  readonly heights: Row<WellName, number>
  readonly spells: Row<WellName, SpellName | null>
  readonly macas_red: Row<WellName, number>
  readonly macas_yellow: Row<WellName, number>
  readonly macas_green: Row<WellName, number>
  readonly macas_blue: Row<WellName, number>
  readonly macas_violet: Row<WellName, number>
  readonly series_well: WellName | null
  readonly laid: readonly CardName[]
  readonly last_card: CardName | null
  readonly last_link: LinkName | null
  readonly run: readonly ElementName[]
  readonly would_collect: number
  readonly hand: readonly CardName[]
  readonly collection: readonly CardName[]
  readonly needs: readonly ElementName[]
  readonly return_chosen: ElementName | null
  readonly returned: Row<SeatName, PaidBackName | null>
  readonly collected: readonly CollectedName[]
  readonly played: readonly CardName[]
  readonly first_cards: Row<WellName, CardName | null>
}

/** What may be chosen, and the things of each choice. */
export type Verbs =
  Readonly<{ pass: readonly []; open: readonly [well: `well:${WellName}`];
  append: readonly [card: `card:${CardName}`]; stop: readonly [];
  move: readonly [well: `well:${WellName}`]; return: readonly [element: `element:${ElementName}`];
  buy: readonly [element: `element:${ElementName}`] }>

/** What happens, and to what; null is not told. */
export type Events = {
  readonly element_given: readonly [seat: SeatName, element: ElementName]
  readonly hand_began: readonly [hand: number, seat: SeatName]
  readonly dealt: readonly [seat: SeatName, card: CardName]
  readonly well_turned_up: readonly [well: WellName, card: CardName]
  readonly drew: readonly [seat: SeatName, card: CardName]
  readonly drawn: readonly [seat: SeatName]
  readonly passed: readonly [seat: SeatName]
  readonly macas_returned: readonly [seat: SeatName, macas: number]
  readonly macas_kept: readonly [seat: SeatName, macas: number]
  readonly opened: readonly [seat: SeatName, well: WellName]
  readonly laid: readonly [seat: SeatName, card: CardName, well: WellName, link: LinkName]
  readonly series_ended: readonly [seat: SeatName, card: CardName, well: WellName, cards: number]
  readonly mirror_collected: readonly [seat: SeatName, card: CardName, well: WellName]
  readonly maca_placed: readonly [seat: SeatName, well: WellName]
  readonly maca_moved: readonly [seat: SeatName, well: WellName, well2: WellName]
  readonly macas_stayed: readonly [seat: SeatName, well: WellName]
  readonly mirror_turn_began: readonly [seat: SeatName]
  readonly went_out: readonly [seat: SeatName, hand: number]
  readonly deck_empty: readonly [hand: number]
  readonly hand_counted: readonly [seat: SeatName, cards: number]
  readonly no_returns: readonly []
  readonly return_chosen: readonly [seat: SeatName, element: ElementName]
  readonly element_returned: readonly [seat: SeatName, element: ElementName]
  readonly coins_returned: readonly [seat: SeatName, coins: number]
  readonly nothing_returned: readonly [seat: SeatName]
  readonly card_shown: readonly [seat: SeatName, card: CardName]
  readonly collection_shown: readonly [seat: SeatName, cards: number]
  readonly macas_paid: readonly [seat: SeatName, macas: number, coins: number]
  readonly largest_paid: readonly [seat: SeatName, cards: number, coins: number]
  readonly empty_hand_paid: readonly [seat: SeatName, coins: number]
  readonly element_counted: readonly [seat: SeatName, cards: number, element: ElementName]
  readonly element_won: readonly [seat: SeatName, element: ElementName]
  readonly element_won_by_rank: readonly [seat: SeatName, element: ElementName]
  readonly element_tied: readonly [element: ElementName]
  readonly element_unclaimed: readonly [element: ElementName]
  readonly token_taken: readonly [seat: SeatName, element: ElementName]
  readonly coin_instead: readonly [seat: SeatName, element: ElementName, coins: number]
  readonly amulet_made: readonly [seat: SeatName, amulets: number]
  readonly bought: readonly [seat: SeatName, element: ElementName, coins: number]
  readonly goal_reached: readonly [seat: SeatName, amulets: number]
  readonly goal_tie: readonly [seat: SeatName, coins: number, cards: number]
  readonly ranked: readonly [seat: SeatName, amulets: number, tokens: number, coins: number]
  readonly won: readonly [seat: SeatName]
  readonly game_ended: readonly [outcome: OutcomeName]
}

/** What was agreed before the game. */
export type Options =
  Readonly<{ seats: '2' | '3' | '4' | '5'; goal_amulets: 'auto' | '1'; first_seat: 'random' | '0' |
  '1' | '2' | '3' | '4'; max_hands: `${number}`; goal_tie: 'shared' | 'coins';
  mirror_pass: 'keeps' | 'loses' }>

/** Where somebody is asked. */
export type Step = 'take_turn' | 'lay_card' | 'move_maca' | 'return_element' | 'buy_element'

/** How it can end. */
export type Outcome = 'goal' | 'every_well' | 'hand_cap'

/** All of them, for what the house knows of a game. */
export type Words = WordsOf<View, Verbs, Events, Options, Step, Outcome>
export type Line = LineOf<Words>
export type Choice = ChoiceOf<Words>
export type Offer = OfferOf<Words>
