/** Made from the game's words and views by `make generate`; what is changed here is lost. */

import type { ChoiceOf, LineOf, OfferOf, Row, WordsOf } from '$client/table/words'

export const FLAVOUR_NAMES = [
  'almond', 'pistachio', 'strawberry', 'blueberry', 'green_tea', 'earl_grey', 'chocolate'
] as const
export type FlavourName = (typeof FLAVOUR_NAMES)[number]
export const CARD_NAMES = [
  'almond-1', 'almond-2', 'almond-3', 'almond-4', 'almond-5', 'almond-6', 'almond-7', 'pistachio-1',
  'pistachio-2', 'pistachio-3', 'pistachio-4', 'pistachio-5', 'pistachio-6', 'pistachio-7',
  'strawberry-1', 'strawberry-2', 'strawberry-3', 'strawberry-4', 'strawberry-5', 'strawberry-6',
  'strawberry-7', 'blueberry-1', 'blueberry-2', 'blueberry-3', 'blueberry-4', 'blueberry-5',
  'blueberry-6', 'blueberry-7', 'green_tea-1', 'green_tea-2', 'green_tea-3', 'green_tea-4',
  'green_tea-5', 'green_tea-6', 'green_tea-7', 'earl_grey-1', 'earl_grey-2', 'earl_grey-3',
  'earl_grey-4', 'earl_grey-5', 'earl_grey-6', 'earl_grey-7', 'chocolate-1', 'chocolate-2',
  'chocolate-3', 'chocolate-4', 'chocolate-5', 'chocolate-6', 'chocolate-7', 'chocolate-8',
  'chocolate-9', 'chocolate-10'
] as const
export type CardName = (typeof CARD_NAMES)[number]
export const FACE_NAMES = ['1', '2', '3', 'p1m2', 'p2m1', 'p1m3', 'p3m1', 'p2m3', 'p3m2'] as const
export type FaceName = (typeof FACE_NAMES)[number]
export const EDGE_NAMES = ['above', 'below'] as const
export type EdgeName = (typeof EDGE_NAMES)[number]
export const ROW_NAMES = ['0', '1', '1-2', '2-3', '3-4', '4-5', '5-7', '6-7', '8plus'] as const
export type RowName = (typeof ROW_NAMES)[number]
export const GROUP_NAMES = ['a', 'b', 'c', 'd'] as const
export type GroupName = (typeof GROUP_NAMES)[number]
export const SEAT_NAMES = ['0', '1', '2', '3', '4'] as const
export type SeatName = (typeof SEAT_NAMES)[number]
export const DIRECTION_NAMES = ['left', 'right'] as const
export type DirectionName = (typeof DIRECTION_NAMES)[number]
export const WHO_NAMES = ['0', '1', '2', '3', '4', 'emma'] as const
export type WhoName = (typeof WHO_NAMES)[number]
export const EMMA_LINE_NAMES = [
  'after_ordinary', 'after_royal', 'after_allergen', 'lacks_ordinary', 'lacks_royal',
  'lacks_allergen', 'follows'
] as const
export type EmmaLineName = (typeof EMMA_LINE_NAMES)[number]
export const STAKE_NAMES = ['plain', 'with_a_1', 'spoiled', 'neutralised', 'neutralised_1'] as const
export type StakeName = (typeof STAKE_NAMES)[number]
export const OUTCOME_NAMES = ['goal', 'round_cap', 'emma_beaten', 'emma_tied', 'emma_won'] as const
export type OutcomeName = (typeof OUTCOME_NAMES)[number]
export const MODE_NAMES = ['solo', '2p', '3p', '4p', '2v2', '5p'] as const
export type ModeName = (typeof MODE_NAMES)[number]
export const SIDE_NAMES = ['normal', 'advanced'] as const
export type SideName = (typeof SIDE_NAMES)[number]
export const DANGER_NAMES = ['game_end', 'round_end', 'round_end_by_a_1', 'bet'] as const
export type DangerName = (typeof DANGER_NAMES)[number]
export type VoidName = `${SeatName}-${FlavourName}`
export const SOME_GROUP_NAMES = ['a', 'b', 'c'] as const
export type SomeGroupName = (typeof SOME_GROUP_NAMES)[number]
export const SOME_FLAVOUR_NAMES = [
  'almond', 'pistachio', 'strawberry', 'blueberry', 'green_tea', 'earl_grey'
] as const
export type SomeFlavourName = (typeof SOME_FLAVOUR_NAMES)[number]

/** What a viewer knows. */
export type View = {
  readonly seat: SeatName | null
  readonly mode: ModeName | null
  readonly partner: SeatName | null
  readonly side: SideName | null
  readonly target: number
  readonly round: number
  readonly start: SeatName | null
  readonly royal: GroupName | null
  readonly allergen: FlavourName | null
  readonly hand: readonly CardName[]
  readonly on_table: Row<SeatName, CardName | null>
  readonly winning: WhoName | null
  readonly stake: StakeName | null
  readonly leader: WhoName | null
  readonly tricks: number
  readonly scores: Row<SeatName, number>
  readonly boxes: Row<SeatName, number>
  readonly bets: Row<SeatName, RowName | null>
  readonly danger: Row<SeatName, DangerName | null>
  readonly row_points: Row<RowName, `${number}` | null>
  readonly row_won: Row<RowName, `${number}` | null>
  readonly row_lost: Row<RowName, `${number}` | null>
  readonly hand_sizes: Row<SeatName, number>
  readonly token_counts: Row<SeatName, number>
  readonly voids: readonly VoidName[]
  readonly aside: number
  readonly pass_to: SeatName | null
  readonly gave: readonly CardName[]
  readonly received: readonly CardName[]
  readonly tokens: readonly FaceName[]
  readonly vote_flavours: Row<`${number}`, FlavourName | null>
  readonly vote_edges: Row<`${number}`, EdgeName | null>
  readonly vote_faces: Row<`${number}`, FaceName | null>
  readonly flavour_sums: Row<FlavourName, number>
  readonly group_sums: Row<GroupName, number>
  readonly discards: readonly CardName[]
  readonly discards_size: number
  readonly drawn: readonly CardName[]
  readonly emma_piles: Row<FlavourName, number>
  readonly emma_shown: readonly CardName[]
  readonly allergen_card: CardName | null
  readonly emma_card: CardName | null
  readonly emma_card_counts_as: FlavourName | null
  readonly emma_line: EmmaLineName | null
  readonly emma_boxes: number
  readonly emma_score: number
  readonly emma_danger: DangerName | null
  readonly last_trick: Row<`${number}`, CardName | null>
  readonly last_leader: WhoName | null
  readonly plays: Row<`${number}`, CardName | null>
  readonly play_flavours: Row<`${number}`, FlavourName | null>
  readonly leaders: Row<`${number}`, WhoName | null>
}

/** What may be chosen, and the things of each choice. */
export type Verbs =
  Readonly<{ play: readonly [card: `card:${CardName}`]; vote: readonly [face: `face:${FaceName}`,
  flavour: `flavour:${FlavourName}`, edge: `edge:${EdgeName}`];
  pass: readonly [card: `card:${CardName}`]; bet: readonly [row: `row:${RowName}`];
  no_bet: readonly []; royal: readonly [group: `group:${SomeGroupName}`]; allergen: readonly
  [flavour: `flavour:${SomeFlavourName}`]; swap: readonly [card: `card:${CardName}`];
  swap_done: readonly [] }>

/** What happens, and to what; null is not told. */
export type Events = {
  readonly round_began: readonly [round: number, seat: SeatName]
  readonly dealt: readonly [seat: SeatName, card: CardName]
  readonly pass_chosen: readonly [seat: SeatName, card: CardName]
  readonly passed: readonly [cards: number, direction: DirectionName]
  readonly card_passed: readonly [seat: SeatName, seat2: SeatName, card: CardName]
  readonly swap_chosen: readonly [seat: SeatName, card: CardName | null]
  readonly swap_finished: readonly [seat: SeatName]
  readonly swap_drawn: readonly [seat: SeatName, card: CardName | null]
  readonly emma_shown: readonly [card: CardName]
  readonly emma_ready: readonly []
  readonly emma_royal: readonly [group: GroupName, cards: number]
  readonly allergen_drawn: readonly [card: CardName, flavour: FlavourName]
  readonly royal_chosen: readonly [seat: SeatName, group: GroupName]
  readonly allergen_chosen: readonly [seat: SeatName, flavour: FlavourName]
  readonly token_dealt: readonly [seat: SeatName, face: FaceName]
  readonly voted:
    readonly [seat: SeatName, face: FaceName | null, edge: EdgeName, flavour: FlavourName]
  readonly vote_shown:
    readonly [seat: SeatName, face: FaceName, edge: EdgeName, flavour: FlavourName]
  readonly group_sum: readonly [group: GroupName, sum: number]
  readonly flavour_sum: readonly [flavour: FlavourName, sum: number]
  readonly votes_counted: readonly [group: GroupName, flavour: FlavourName]
  readonly bet_placed: readonly [seat: SeatName, row: RowName]
  readonly bet_declined: readonly [seat: SeatName]
  readonly trick_led: readonly [who: WhoName, trick: `${number}`]
  readonly played: readonly [seat: SeatName, card: CardName]
  readonly emma_played: readonly [card: CardName, flavour: FlavourName, emma_line: EmmaLineName]
  readonly trick_won: readonly [who: WhoName, boxes: number, stake: StakeName]
  readonly round_ended: readonly [round: number]
  readonly boxes_scored: readonly [who: WhoName, boxes: number, points: number]
  readonly bet_won: readonly [seat: SeatName, row: RowName, points: number]
  readonly bet_lost: readonly [seat: SeatName, row: RowName, points: number]
  readonly solo_bet_lost: readonly [seat: SeatName, row: RowName, points: number]
  readonly solo_bet_won: readonly [seat: SeatName, row: RowName]
  readonly scored: readonly [who: WhoName, points: number]
  readonly game_ended: readonly [outcome: OutcomeName]
}

/** What was agreed before the game. */
export type Options =
  Readonly<{ seats: '1' | '2' | '3' | '4' | '5'; mode: 'solo' | '2p' | '3p' | '4p' | '2v2' | '5p';
  side: 'normal' | 'advanced'; target: '10' | '20' | '30'; first_seat: 'random' | '0' | '1' | '2' |
  '3' | '4'; trick_history: 'hidden' | 'shown' }>

/** Where somebody is asked. */
export type Step =
  'pass_card' | 'swap_card' | 'choose_royal' | 'choose_allergen' | 'place_vote' | 'place_bet' |
  'play_card'

/** How it can end. */
export type Outcome = 'goal' | 'round_cap' | 'emma_beaten' | 'emma_tied' | 'emma_won'

/** All of them, for what the house knows of a game. */
export type Words = WordsOf<View, Verbs, Events, Options, Step, Outcome>
export type Line = LineOf<Words>
export type Choice = ChoiceOf<Words>
export type Offer = OfferOf<Words>
