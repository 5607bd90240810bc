/** Made from the game's words and views by `make generate`; what is changed here is lost. */

import type { ChoiceOf, LineOf, OfferOf, Row, WordsOf } from '$client/table/words'

export const SEAT_NAMES = ['0', '1', '2', '3', '4', '5', '6', '7'] as const
export type SeatName = (typeof SEAT_NAMES)[number]
export const KIND_NAMES = [
  'l01', 'l02', 'l03', 'l04', 'l05', 'l06', 'l07', 'l08', 'l09', 'l10', 'l11', 'le', 'lx', 'd01',
  'd02', 'd03', 'd04', 'd05', 'd06', 'd07', 'd08', 'd09', 'd10', 'd11', 'de', 'dx'
] as const
export type KindName = (typeof KIND_NAMES)[number]
export const FACTION_NAMES = ['light', 'darkness'] as const
export type FactionName = (typeof FACTION_NAMES)[number]
export const ROLE_NAMES = ['castle', 'fort'] as const
export type RoleName = (typeof ROLE_NAMES)[number]
export const DISTANCE_NAMES = ['near', 'far'] as const
export type DistanceName = (typeof DISTANCE_NAMES)[number]
export const VERDICT_NAMES = [
  'instant_death', 'enhancement_alone', 'ability', 'both_abilities', 'strength', 'tie'
] as const
export type VerdictName = (typeof VERDICT_NAMES)[number]
export const OUTCOME_NAMES = [
  'light_castle', 'light_forts', 'light_stall', 'darkness_castle', 'darkness_forts',
  'darkness_stall', 'tie_both', 'tie_stall', 'tie_stalled'
] as const
export type OutcomeName = (typeof OUTCOME_NAMES)[number]
export const SIDE_NAMES = ['a', 'b'] as const
export type SideName = (typeof SIDE_NAMES)[number]
export const AIM_NAMES = ['attack', 'reinforcements'] as const
export type AimName = (typeof AIM_NAMES)[number]
export const HOLDER_NAMES = ['0', '1', '2', '3', '4', '5', '6', '7', 'vacant'] as const
export type HolderName = (typeof HOLDER_NAMES)[number]
export const STANDING_NAMES = ['eliminated'] as const
export type StandingName = (typeof STANDING_NAMES)[number]
export const DANGER_NAMES = [
  'last_card_far', 'last_card_sent', 'few_cards', 'last_fort', 'last_fort_low', 'castle_low',
  'our_last_fort', 'our_last_fort_low', 'our_castle_low', 'their_last_fort', 'their_last_fort_low',
  'their_castle_low'
] as const
export type DangerName = (typeof DANGER_NAMES)[number]
export const RACE_NAMES = ['beast', 'demon', 'fairy', 'human', 'undead'] as const
export type RaceName = (typeof RACE_NAMES)[number]
export const POWER_NAMES = [
  'book_of_sealing', 'magic_circle', 'vital_shot', 'beast_snare', 'volunteer_corps',
  'raise_the_dead', 'lead_the_charge', 'host_of_the_dead', 'twin_spell', 'twin_hex'
] as const
export type PowerName = (typeof POWER_NAMES)[number]
export type CardAtName = `${SeatName}-${KindName}`
export type RouteName = `${SeatName}-${SeatName}`

/** What a viewer knows. */
export type View = {
  readonly seat: SeatName | null
  readonly side: SideName | null
  readonly faction: FactionName | null
  readonly role: RoleName | null
  readonly turn: SeatName | null
  readonly aim: AimName | null
  readonly target: SeatName | null
  readonly face_down: number
  readonly quiet: number
  readonly quiet_limit: number
  readonly map: Row<`${number}`, HolderName | null>
  readonly factions: Row<SeatName, FactionName | null>
  readonly roles: Row<SeatName, RoleName | null>
  readonly territories: Row<SeatName, `${number}` | null>
  readonly distances: Row<SeatName, DistanceName | null>
  readonly hand_sizes: Row<SeatName, number>
  readonly expeditions: Row<SeatName, number>
  readonly eliminated: Row<SeatName, StandingName | null>
  readonly danger: Row<SeatName, DangerName | null>
  readonly hand: readonly KindName[]
  readonly races: Row<KindName, RaceName | null>
  readonly powers: Row<KindName, PowerName | null>
  readonly committed: readonly KindName[]
  readonly committed_total: number
  readonly laid_down: readonly KindName[]
  readonly known: readonly CardAtName[]
  readonly away: readonly CardAtName[]
  readonly coming: readonly CardAtName[]
  readonly coming_unseen: Row<SeatName, number>
  readonly discards: readonly KindName[]
  readonly discards_unseen: number
  readonly aside: number
  readonly undealt: readonly KindName[]
  readonly sent: readonly CardAtName[]
  readonly received: readonly CardAtName[]
  readonly routes: { readonly [name in RouteName]?: number }
  readonly turns_by: Row<SeatName, number>
  readonly battle_attackers: Row<`${number}`, SeatName | null>
  readonly battle_defenders: Row<`${number}`, SeatName | null>
  readonly battle_attack_1: Row<`${number}`, KindName | null>
  readonly battle_attack_2: Row<`${number}`, KindName | null>
  readonly battle_attack_3: Row<`${number}`, KindName | null>
  readonly battle_defence_1: Row<`${number}`, KindName | null>
  readonly battle_defence_2: Row<`${number}`, KindName | null>
  readonly battle_defence_3: Row<`${number}`, KindName | null>
  readonly battle_verdicts: Row<`${number}`, VerdictName | null>
}

/** What may be chosen, and the things of each choice. */
export type Verbs =
  Readonly<{ place: readonly [territory: `territory:${number}`]; standby: readonly [];
  attack: readonly [seat: `seat:${SeatName}`]; reinforce: readonly [seat: `seat:${SeatName}`];
  commit: readonly [kind: `kind:${KindName}`]; ready: readonly [] }>

/** What happens, and to what; null is not told. */
export type Events = {
  readonly placed: readonly [seat: SeatName, territory: `${number}`]
  readonly faction_shown:
    readonly [seat: SeatName, faction: FactionName, role: RoleName, territory: `${number}`]
  readonly dealt: readonly [seat: SeatName, kind: KindName]
  readonly returned: readonly [seat: SeatName, kind: KindName | null]
  readonly arrived: readonly [seat: SeatName, seat2: SeatName, kind: KindName | null]
  readonly stood_by: readonly [seat: SeatName]
  readonly attack_aimed: readonly [seat: SeatName, seat2: SeatName, distance: DistanceName]
  readonly aid_aimed: readonly [seat: SeatName, seat2: SeatName, distance: DistanceName]
  readonly committed: readonly [seat: SeatName, kind: KindName]
  readonly attacked:
    readonly [seat: SeatName, seat2: SeatName, cards: number, distance: DistanceName]
  readonly showed_one: readonly [seat: SeatName, kind: KindName | null]
  readonly showed_two: readonly [seat: SeatName, kind: KindName | null, kind2: KindName | null]
  readonly showed_three:
    readonly [seat: SeatName, kind: KindName | null, kind2: KindName | null, kind3: KindName | null]
  readonly measured: readonly [seat: SeatName, total: number, seat2: SeatName, total2: number]
  readonly battle_won: readonly [seat: SeatName, seat2: SeatName, verdict: VerdictName | null]
  readonly battle_unwon: readonly [seat: SeatName, seat2: SeatName, verdict: VerdictName | null]
  readonly kept: readonly [seat: SeatName, kind: KindName | null]
  readonly went_away: readonly [seat: SeatName, kind: KindName | null]
  readonly discarded: readonly [seat: SeatName, kind: KindName | null]
  readonly reinforced:
    readonly [seat: SeatName, seat2: SeatName, kind: KindName | null, distance: DistanceName]
  readonly eliminated: readonly [seat: SeatName, faction: FactionName, role: RoleName]
  readonly lost: readonly [seat: SeatName, kind: KindName | null]
  readonly lost_unseen: readonly [seat: SeatName, seat2: SeatName, kind: KindName | null]
  readonly stalled: readonly [cards: number, cards2: number]
  readonly game_ended: readonly [outcome: OutcomeName]
}

/** What was agreed before the game. */
export type Options =
  Readonly<{ seats: '4' | '5' | '6' | '7' | '8'; placement: 'free' | 'standard';
  stall: 'off' | 'tie' | 'tiebreak'; memory_aid: 'off' | 'on' }>

/** Where somebody is asked. */
export type Step = 'place_card' | 'choose_action' | 'choose_attack' | 'choose_defence' | 'send_card'

/** How it can end. */
export type Outcome =
  'light_castle' | 'light_forts' | 'light_stall' | 'darkness_castle' | 'darkness_forts' |
  'darkness_stall' | 'tie_both' | 'tie_stall' | 'tie_stalled'

/** All of them, for what the house knows of a game. */
export type Words = WordsOf<View, Verbs, Events, Options, Step, Outcome>
export type Line = LineOf<Words>
export type Choice = ChoiceOf<Words>
export type Offer = OfferOf<Words>
