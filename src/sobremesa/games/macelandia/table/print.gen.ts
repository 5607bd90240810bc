/** Made from game.toml by `make generate`; what is changed here is lost. */

import { printed } from '$client/lib/print'

export type GamePrint = Readonly<{ seats: readonly number[]; rule_prefix: 'ML' }>
export const GAME: GamePrint = /* @__PURE__ */ printed('macelandia', 'game', {
  seats: [4, 5, 6, 7, 8], rule_prefix: 'ML'
})

export type PlayPrint =
  Readonly<{ enhancement_value: number; most_characters: number; most_enhancements: number }>
export const PLAY: PlayPrint = /* @__PURE__ */ printed('macelandia', 'play', {
  enhancement_value: 1, most_characters: 2, most_enhancements: 1
})

export type TurnPrint =
  Readonly<{ first_faction: 'darkness'; stall_rounds: number; safety_rounds: number }>
export const TURN: TurnPrint = /* @__PURE__ */ printed('macelandia', 'turn', {
  first_faction: 'darkness', stall_rounds: 6, safety_rounds: 200
})

export type SidePrint = Readonly<{ name: 'a' | 'b'; territories: number }>
export const SIDE: readonly SidePrint[] = /* @__PURE__ */ printed('macelandia', 'side', [
  { name: 'a', territories: 6 },
  { name: 'b', territories: 8 },
])

export type PlayersPrint =
  Readonly<{ seats: number; side: 'a' | 'b'; light_castle: number; light_fort: number;
  darkness_castle: number; darkness_fort: number; light_hand_castle: number;
  light_hand_fort: number; darkness_hand_castle: number; darkness_hand_fort: number;
  additional_cards: boolean; leftover: number; territories: readonly number[] }>
export const PLAYERS: readonly PlayersPrint[] = /* @__PURE__ */ printed('macelandia', 'players', [
  { seats: 4, side: 'a', light_castle: 1, light_fort: 1, darkness_castle: 1, darkness_fort: 1, light_hand_castle: 6, light_hand_fort: 6, darkness_hand_castle: 6, darkness_hand_fort: 6, additional_cards: false, leftover: 1, territories: [1, 2, 4, 5] },
  { seats: 5, side: 'a', light_castle: 1, light_fort: 1, darkness_castle: 1, darkness_fort: 2, light_hand_castle: 6, light_hand_fort: 6, darkness_hand_castle: 4, darkness_hand_fort: 4, additional_cards: false, leftover: 1, territories: [1, 2, 3, 4, 5] },
  { seats: 6, side: 'a', light_castle: 1, light_fort: 2, darkness_castle: 1, darkness_fort: 2, light_hand_castle: 4, light_hand_fort: 4, darkness_hand_castle: 4, darkness_hand_fort: 4, additional_cards: false, leftover: 1, territories: [1, 2, 3, 4, 5, 6] },
  { seats: 7, side: 'b', light_castle: 1, light_fort: 2, darkness_castle: 1, darkness_fort: 3, light_hand_castle: 6, light_hand_fort: 5, darkness_hand_castle: 4, darkness_hand_fort: 4, additional_cards: true, leftover: 0, territories: [1, 2, 3, 4, 5, 6, 7] },
  { seats: 8, side: 'b', light_castle: 1, light_fort: 3, darkness_castle: 1, darkness_fort: 3, light_hand_castle: 4, light_hand_fort: 4, darkness_hand_castle: 4, darkness_hand_fort: 4, additional_cards: true, leftover: 0, territories: [1, 2, 3, 4, 5, 6, 7, 8] },
])

export type FactionCardPrint =
  Readonly<{ name: 'flc' | 'flf' | 'fdc' | 'fdf'; faction: 'light' | 'darkness';
  role: 'castle' | 'fort'; copies: number }>
export const FACTION_CARD: readonly FactionCardPrint[] = /* @__PURE__ */ printed('macelandia', 'faction_card', [
  { name: 'flc', faction: 'light', role: 'castle', copies: 1 },
  { name: 'flf', faction: 'light', role: 'fort', copies: 3 },
  { name: 'fdc', faction: 'darkness', role: 'castle', copies: 1 },
  { name: 'fdf', faction: 'darkness', role: 'fort', copies: 3 },
])

export type KindPrint =
  Readonly<{ name: 'l01' | 'l02' | 'l03' | 'l04' | 'l05' | 'l06' | 'l07' | 'l08' | 'l09' | 'l10' |
  'l11' | 'le' | 'lx' | 'd01' | 'd02' | 'd03' | 'd04' | 'd05' | 'd06' | 'd07' | 'd08' | 'd09' |
  'd10' | 'd11' | 'de' | 'dx'; faction: 'light' | 'darkness'; type: 'character' | 'enhancement' |
  'instant_death'; strength?: number; race?: 'fairy' | 'human' | 'beast' | 'demon' | 'undead';
  copies: number; additional: number }>
export const KIND: readonly KindPrint[] = /* @__PURE__ */ printed('macelandia', 'kind', [
  { name: 'l01', faction: 'light', type: 'character', strength: 1, race: 'fairy', copies: 1, additional: 0 },
  { name: 'l02', faction: 'light', type: 'character', strength: 2, race: 'human', copies: 1, additional: 0 },
  { name: 'l03', faction: 'light', type: 'character', strength: 3, race: 'human', copies: 1, additional: 1 },
  { name: 'l04', faction: 'light', type: 'character', strength: 4, race: 'beast', copies: 1, additional: 0 },
  { name: 'l05', faction: 'light', type: 'character', strength: 5, race: 'human', copies: 1, additional: 0 },
  { name: 'l06', faction: 'light', type: 'character', strength: 6, race: 'human', copies: 1, additional: 1 },
  { name: 'l07', faction: 'light', type: 'character', strength: 7, race: 'human', copies: 1, additional: 0 },
  { name: 'l08', faction: 'light', type: 'character', strength: 8, race: 'beast', copies: 1, additional: 0 },
  { name: 'l09', faction: 'light', type: 'character', strength: 9, race: 'human', copies: 1, additional: 0 },
  { name: 'l10', faction: 'light', type: 'character', strength: 10, race: 'fairy', copies: 1, additional: 0 },
  { name: 'l11', faction: 'light', type: 'character', strength: 11, race: 'fairy', copies: 1, additional: 0 },
  { name: 'le', faction: 'light', type: 'enhancement', copies: 1, additional: 1 },
  { name: 'lx', faction: 'light', type: 'instant_death', copies: 1, additional: 0 },
  { name: 'd01', faction: 'darkness', type: 'character', strength: 1, race: 'demon', copies: 1, additional: 0 },
  { name: 'd02', faction: 'darkness', type: 'character', strength: 2, race: 'demon', copies: 1, additional: 0 },
  { name: 'd03', faction: 'darkness', type: 'character', strength: 3, race: 'undead', copies: 1, additional: 1 },
  { name: 'd04', faction: 'darkness', type: 'character', strength: 4, race: 'beast', copies: 1, additional: 0 },
  { name: 'd05', faction: 'darkness', type: 'character', strength: 5, race: 'demon', copies: 1, additional: 0 },
  { name: 'd06', faction: 'darkness', type: 'character', strength: 6, race: 'demon', copies: 1, additional: 1 },
  { name: 'd07', faction: 'darkness', type: 'character', strength: 7, race: 'undead', copies: 1, additional: 0 },
  { name: 'd08', faction: 'darkness', type: 'character', strength: 8, race: 'beast', copies: 1, additional: 0 },
  { name: 'd09', faction: 'darkness', type: 'character', strength: 9, race: 'undead', copies: 1, additional: 0 },
  { name: 'd10', faction: 'darkness', type: 'character', strength: 10, race: 'demon', copies: 1, additional: 0 },
  { name: 'd11', faction: 'darkness', type: 'character', strength: 11, race: 'demon', copies: 1, additional: 0 },
  { name: 'de', faction: 'darkness', type: 'enhancement', copies: 1, additional: 1 },
  { name: 'dx', faction: 'darkness', type: 'instant_death', copies: 1, additional: 0 },
])

export type AbilityPrint =
  Readonly<{ name: 'book_of_sealing' | 'magic_circle' | 'vital_shot' | 'beast_snare' |
  'volunteer_corps' | 'raise_the_dead' | 'lead_the_charge' | 'host_of_the_dead' | 'twin_spell' |
  'twin_hex'; card: 'l01' | 'd01' | 'l05' | 'd05' | 'l02' | 'd02' | 'l07' | 'd07' | 'l06' | 'd06';
  kind: 'defeat' | 'pair'; partners: readonly ('l03' | 'd03' | 'l06' | 'd06')[];
  target_kinds: readonly ('d11' | 'l11')[]; target_races: readonly 'beast'[] }>
export const ABILITY: readonly AbilityPrint[] = /* @__PURE__ */ printed('macelandia', 'ability', [
  { name: 'book_of_sealing', card: 'l01', kind: 'defeat', partners: [], target_kinds: ['d11'], target_races: [] },
  { name: 'magic_circle', card: 'd01', kind: 'defeat', partners: [], target_kinds: ['l11'], target_races: [] },
  { name: 'vital_shot', card: 'l05', kind: 'defeat', partners: [], target_kinds: [], target_races: ['beast'] },
  { name: 'beast_snare', card: 'd05', kind: 'defeat', partners: [], target_kinds: [], target_races: ['beast'] },
  { name: 'volunteer_corps', card: 'l02', kind: 'pair', partners: ['l03'], target_kinds: [], target_races: [] },
  { name: 'raise_the_dead', card: 'd02', kind: 'pair', partners: ['d03'], target_kinds: [], target_races: [] },
  { name: 'lead_the_charge', card: 'l07', kind: 'pair', partners: ['l03'], target_kinds: [], target_races: [] },
  { name: 'host_of_the_dead', card: 'd07', kind: 'pair', partners: ['d03'], target_kinds: [], target_races: [] },
  { name: 'twin_spell', card: 'l06', kind: 'pair', partners: ['l06'], target_kinds: [], target_races: [] },
  { name: 'twin_hex', card: 'd06', kind: 'pair', partners: ['d06'], target_kinds: [], target_races: [] },
])
