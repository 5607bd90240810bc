/** Made from the game's words and views by `make generate`; what is changed here is lost. */

import type { ChoiceOf, LineOf, OfferOf, Row, WordsOf } from '$client/table/words'

export const SPACE_NAMES = [
  'slip', 's1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 's9', 's10', 'lisboa', 'barcelona',
  'antwerpen', 'marseille', 'amsterdam', 'genova', 'london', 'hamburg'
] as const
export type SpaceName = (typeof SPACE_NAMES)[number]
export const JOKER_USE_NAMES = ['gold', 'red', 'blue', 'green', 'black', 'gray', 'violet'] as const
export type JokerUseName = (typeof JOKER_USE_NAMES)[number]
export const COLOUR_NAMES = ['red', 'blue', 'green', 'black', 'gray', 'violet'] as const
export type ColourName = (typeof COLOUR_NAMES)[number]
export const SHIFT_NAMES = ['up', 'down'] as const
export type ShiftName = (typeof SHIFT_NAMES)[number]
export const GOOD_NAMES = [
  'lacquer', 'rice', 'tea', 'jade', 'silk', 'paper', 'porcelain', 'spices'
] as const
export type GoodName = (typeof GOOD_NAMES)[number]
export const CARD_NAMES = [
  'clerk', 'magistrate', 'tax_collector', 'treasurer', 'port_pilot', 'purser', 'harbour_master',
  'admiral', 'land_surveyor', 'steward', 'bailiff', 'governor', 'notary', 'quartermaster',
  'procurator', 'marshal', 'archivist', 'judge', 'mint_master', 'chancellor', 'chamberlain',
  'paymaster', 'councillor', 'viceroy', 'fountain', 'smithy', 'gate', 'tower', 'cooperage',
  'lighthouse', 'statue', 'warehouse_spices', 'warehouse_rice', 'warehouse_paper', 'warehouse_silk',
  'warehouse_porcelain', 'warehouse_jade', 'warehouse_tea', 'warehouse_lacquer', 'university',
  'customs_house', 'bank', 'mint', 'market', 'trading_post', 'tavern', 'inn', 'town_hall',
  'cathedral', 'chapel', 'monastery', 'temple', 'pagoda', 'school', 'library', 'academy',
  'observatory', 'hospital', 'barracks', 'fortress', 'palace', 'garden', 'shipyard', 'quay',
  'workshop', 'kiln', 'brickworks', 'theatre', 'idler', 'juggler', 'herald', 'night_watchman',
  'soldier', 'speculator', 'carpenter', 'cannoneer', 'guard', 'captain', 'cabin_boy', 'sail_maker',
  'helmsman', 'messenger', 'diplomat', 'envoy', 'abbot', 'professor', 'merchant', 'pedlar',
  'money_changer', 'moneylender', 'weaver', 'dyer', 'potter', 'painter', 'goldsmith', 'jeweller',
  'sculptor', 'poet', 'actor', 'scholar', 'student', 'teacher', 'scribe', 'librarian', 'astrologer',
  'gambler', 'physician', 'monk', 'missionary', 'pilgrim', 'architect', 'master_builder',
  'gardener', 'fisherman', 'innkeeper', 'smuggler', 'navigator', 'docker', 'broker', 'courtier'
] as const
export type CardName = (typeof CARD_NAMES)[number]
export const QUARTER_NAMES = [
  'q01', 'q02', 'q03', 'q04', 'q05', 'q06', 'q07', 'q08', 'q09', 'q10', 'q11', 'q12', 'q13', 'q14',
  'q15', 'q16', 'q17', 'q18', 'q19', 'q20', 'q21', 'q22', 'q23', 'q24', 'q25', 'q26', 'q27', 'q28',
  'q29', 'q30'
] as const
export type QuarterName = (typeof QUARTER_NAMES)[number]
export const PAIR_NAMES = [
  'red-red', 'red-blue', 'red-green', 'red-black', 'red-gray', 'red-violet', 'blue-blue',
  'blue-green', 'blue-black', 'blue-gray', 'blue-violet', 'green-green', 'green-black',
  'green-gray', 'green-violet', 'black-black', 'black-gray', 'black-violet', 'gray-gray',
  'gray-violet', 'violet-violet'
] as const
export type PairName = (typeof PAIR_NAMES)[number]
export const SEAT_NAMES = ['0', '1', '2', '3'] as const
export type SeatName = (typeof SEAT_NAMES)[number]
export const SLOT_NAMES = [
  'arrow', 'slot_1', 'slot_2', 'slot_3', 'slot_4', 'slot_5', 'slot_6'
] as const
export type SlotName = (typeof SLOT_NAMES)[number]
export const REASON_NAMES = ['empty_arrow', 'overflow', 'tableau_end'] as const
export type ReasonName = (typeof REASON_NAMES)[number]
export const TILE_NAMES = [
  'lacquer', 'rice', 'tea', 'jade', 'silk', 'paper', 'porcelain', 'spices', 'joker'
] as const
export type TileName = (typeof TILE_NAMES)[number]
export const OUTCOME_NAMES = ['most_points', 'tie_on_wall'] as const
export type OutcomeName = (typeof OUTCOME_NAMES)[number]
export const WALL_MOVE_NAMES = ['open', 'over'] as const
export type WallMoveName = (typeof WALL_MOVE_NAMES)[number]
export const DANGER_NAMES = ['empty_arrow', 'overflow', 'tableau_end'] as const
export type DangerName = (typeof DANGER_NAMES)[number]
export type CargoName = `${SeatName}-${GoodName}`
export const SAILOR_NAMES = ['0', '1', '2', '3'] as const
export type SailorName = (typeof SAILOR_NAMES)[number]
export type RoseName = `${SailorName}-${SlotName}-${ColourName}`
export type ChooserName = `${ColourName}-${SeatName}`
export type ShiftedDieName = `${ColourName}-${ShiftName}`
export type DiceCubesName = `${SlotName}-${ColourName}`
export const PLACE_NAMES = ['offer', 'pile', 'tableau', 'active', 'used', 'coming'] as const
export type PlaceName = (typeof PLACE_NAMES)[number]
export type CostName = `${CardName}-${ColourName}`
export const PHASE_NAMES = ['cards', 'dice', 'actions', 'end'] as const
export type PhaseName = (typeof PHASE_NAMES)[number]
export const OWNER_NAMES = ['0', '1', '2', '3'] as const
export type OwnerName = (typeof OWNER_NAMES)[number]
export type HoldingName = `${OwnerName}-${CardName}`
export type QuarterCostName = `${QuarterName}-${ColourName}`
export const SOME_SPACE_NAMES = [
  'lisboa', 'barcelona', 'antwerpen', 'marseille', 'amsterdam', 'genova', 'london', 'hamburg'
] as const
export type SomeSpaceName = (typeof SOME_SPACE_NAMES)[number]
export type BerthName = `${SomeSpaceName}-${number}`

/** What a viewer knows. */
export type View = {
  readonly seat: SeatName | null
  readonly round: number
  readonly cap: number
  readonly price: `${number}` | null
  readonly reward: `${number}` | null
  readonly own_price: `${number}` | null
  readonly turn: SeatName | null
  readonly next_seats: readonly SeatName[]
  readonly owed: number
  readonly to_take: number
  readonly quarters_left: number
  readonly wall_move: WallMoveName | null
  readonly step_cost: `${number}` | null
  readonly ship_credit: number
  readonly wall_credit: number
  readonly deck: number
  readonly points: Row<SeatName, number>
  readonly gold: Row<SeatName, number>
  readonly punished: Row<SeatName, number>
  readonly danger: Row<SeatName, DangerName | null>
  readonly jokers: Row<SeatName, number>
  readonly discs: Row<SeatName, `${number}` | null>
  readonly ranks: Row<SeatName, `${number}` | null>
  readonly stacks: Row<SeatName, `${number}` | null>
  readonly ships: Row<SeatName, SpaceName | null>
  readonly cargo: { readonly [name in CargoName]?: number }
  readonly strings: Row<SeatName, number>
  readonly roses: { readonly [name in RoseName]?: number }
  readonly dice: Row<ColourName, `${number}` | null>
  readonly rolled: Row<ColourName, `${number}` | null>
  readonly choosers: { readonly [name in ChooserName]?: number }
  readonly shifts: Row<SeatName, ShiftedDieName | null>
  readonly dice_cubes: { readonly [name in DiceCubesName]?: number }
  readonly gaps: readonly SlotName[]
  readonly places: Row<CardName, PlaceName | null>
  readonly costs: { readonly [name in CostName]?: number }
  readonly payable: Row<CardName, SlotName | null>
  readonly phases: Row<CardName, PhaseName | null>
  readonly missing: { readonly [name in CostName]?: number }
  readonly other_costs: { readonly [name in CostName]?: number }
  readonly tableaux: { readonly [name in HoldingName]?: number }
  readonly active: { readonly [name in HoldingName]?: number }
  readonly used: { readonly [name in HoldingName]?: number }
  readonly tiles: Row<QuarterName, TileName | null>
  readonly quarter_costs: { readonly [name in QuarterCostName]?: number }
  readonly owners: Row<QuarterName, SeatName | null>
  readonly wants: Row<SomeSpaceName, GoodName | null>
  readonly next_points: Row<SomeSpaceName, number>
  readonly berths: { readonly [name in BerthName]?: number }
  readonly spaces_left: Row<SomeSpaceName, number>
  readonly steps: Row<SomeSpaceName, number>
  readonly first_steps: Row<SomeSpaceName, SpaceName | null>
  readonly offices_first: Row<`${number}`, CardName | null>
  readonly offices_second: Row<`${number}`, CardName | null>
  readonly pile_top: readonly CardName[]
  readonly discards: Row<`${number}`, CardName | null>
  readonly quarters_taken: Row<SeatName, number>
  readonly purchases: Row<SeatName, number>
  readonly wall_moves: Row<SeatName, number>
  readonly delivered: { readonly [name in CargoName]?: number }
  readonly lost_goods: Row<GoodName, number>
  readonly lost_jokers: number
}

/** What may be chosen, and the things of each choice. */
export type Verbs =
  Readonly<{ sail: readonly [space: `space:${SpaceName}`]; deliver: readonly [space:
  `space:${SomeSpaceName}`]; wall: readonly []; wall_credit: readonly []; tribute: readonly [];
  joker: readonly [joker_use: `joker_use:${JokerUseName}`]; pass: readonly [];
  pay: readonly [colour: `colour:${ColourName}`]; gain: readonly [colour: `colour:${ColourName}`];
  die: readonly [colour: `colour:${ColourName}`]; no_die: readonly []; shift: readonly [colour:
  `colour:${ColourName}`, shift: `shift:${ShiftName}`]; no_shift: readonly []; joker_half: readonly
  [joker_use: `joker_use:${JokerUseName}`]; pay_good: readonly [good: `good:${GoodName}`];
  place: readonly [colour: `colour:${ColourName}`]; skip: readonly [];
  use: readonly [card: `card:${CardName}`]; quarter: readonly [quarter: `quarter:${QuarterName}`];
  activate: readonly [card: `card:${CardName}`]; take: readonly [card: `card:${CardName}`];
  discard: readonly [card: `card:${CardName}`]; quarter_without: readonly [quarter:
  `quarter:${QuarterName}`, colour: `colour:${ColourName}`]; activate_without: readonly [card:
  `card:${CardName}`, colour: `colour:${ColourName}`]; quarter_without_two: readonly [quarter:
  `quarter:${QuarterName}`, pair: `pair:${PairName}`] }>

/** What happens, and to what; null is not told. */
export type Events = {
  readonly revealed: readonly [card: CardName]
  readonly taken: readonly [seat: SeatName, card: CardName]
  readonly taken_from_pile: readonly [seat: SeatName, card: CardName]
  readonly draft_declined: readonly [seat: SeatName]
  readonly discarded: readonly [card: CardName]
  readonly cubes_placed:
    readonly [seat: SeatName, cubes: number, colour: ColourName, slot: SlotName]
  readonly round_began: readonly [round: number]
  readonly tribute_set: readonly [gold: number, points: number]
  readonly removed: readonly [card: CardName]
  readonly shed: readonly [seat: SeatName, card: CardName]
  readonly punished: readonly [seat: SeatName, reason: ReasonName]
  readonly rolled: readonly [colour: ColourName, face: `${number}`]
  readonly turned_down: readonly [colour: ColourName, face: `${number}`, face2: `${number}`]
  readonly die_chosen: readonly [seat: SeatName, colour: ColourName, face: `${number}`]
  readonly die_sealed: readonly [seat: SeatName, colour: ColourName, face: `${number}`]
  readonly third_declined: readonly [seat: SeatName]
  readonly shifted: readonly [seat: SeatName, colour: ColourName, face: `${number}`]
  readonly shift_declined: readonly [seat: SeatName]
  readonly roses_turned: readonly []
  readonly turn_began: readonly [seat: SeatName]
  readonly activated: readonly [seat: SeatName, card: CardName]
  readonly cube_spared: readonly [seat: SeatName, colour: ColourName]
  readonly cube_bought: readonly [seat: SeatName, colour: ColourName, gold: number]
  readonly quarter_taken: readonly [seat: SeatName, quarter: QuarterName, tile: TileName]
  readonly wall_chosen: readonly [seat: SeatName, cubes: number]
  readonly wall_stepped: readonly [seat: SeatName, wall_space: `${number}`]
  readonly wall_stepped_free: readonly [seat: SeatName, wall_space: `${number}`]
  readonly sail_chosen: readonly [seat: SeatName, space: SpaceName]
  readonly sailed: readonly [seat: SeatName, space: SpaceName]
  readonly sailed_free: readonly [seat: SeatName, space: SpaceName]
  readonly delivered: readonly [seat: SeatName, good: GoodName, space: SpaceName, points: number]
  readonly tribute_paid: readonly [seat: SeatName, gold: number, points: number]
  readonly card_used: readonly [seat: SeatName, card: CardName]
  readonly joker_used: readonly [seat: SeatName, joker_use: JokerUseName]
  readonly joker_doubled: readonly [seat: SeatName, joker_use: JokerUseName]
  readonly cubes_paid: readonly [seat: SeatName, cubes: number, colour: ColourName]
  readonly gold_paid: readonly [seat: SeatName, gold: number]
  readonly good_paid: readonly [seat: SeatName, good: GoodName]
  readonly cube_gained: readonly [seat: SeatName, colour: ColourName]
  readonly gave_cubes: readonly [seat: SeatName, card: CardName, cubes: number, colour: ColourName]
  readonly gave_gold: readonly [seat: SeatName, card: CardName, gold: number]
  readonly gave_points: readonly [seat: SeatName, card: CardName, points: number]
  readonly gave_ship: readonly [seat: SeatName, card: CardName, credits: number]
  readonly gave_wall: readonly [seat: SeatName, card: CardName, credits: number]
  readonly unpunished: readonly [seat: SeatName, card: CardName, markers: number]
  readonly passed: readonly [seat: SeatName]
  readonly lapsed: readonly [seat: SeatName, cubes: number]
  readonly punish_scored: readonly [seat: SeatName, markers: number, points: number]
  readonly card_scored: readonly [seat: SeatName, card: CardName, points: number]
  readonly city_scored: readonly [seat: SeatName, markers: number, points: number]
  readonly final_score: readonly [seat: SeatName, points: number]
  readonly game_ended: readonly [outcome: OutcomeName]
}

/** What was agreed before the game. */
export type Options =
  Readonly<{ seats: '2' | '3' | '4'; wall_stack: 'random' | 'seat'; dice: 'together' | 'in_order' }>

/** Where somebody is asked. */
export type Step =
  'setup_card' | 'setup_cube1' | 'setup_cube2' | 'draft' | 'overflow' | 'choose_dice' | 'die_first'
  | 'die_second' | 'die_third' | 'die_shift' | 'take_action' | 'pay_cube' | 'pay_good' |
  'gain_colour' | 'joker_half'

/** How it can end. */
export type Outcome = 'most_points' | 'tie_on_wall'

/** All of them, for what the house knows of a game. */
export type Words = WordsOf<View, Verbs, Events, Options, Step, Outcome>
export type Line = LineOf<Words>
export type Choice = ChoiceOf<Words>
export type Offer = OfferOf<Words>
