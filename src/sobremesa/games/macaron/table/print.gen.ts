/** Made from game.toml by `make generate`; what is changed here is lost. */

import { printed } from '$client/lib/print'

export type GamePrint = Readonly<{ seats: readonly number[]; rule_prefix: 'MC' }>
export const GAME: GamePrint = /* @__PURE__ */ printed('macaron', 'game', {
  seats: [1, 2, 3, 4, 5], rule_prefix: 'MC'
})

export type FlavourPrint =
  Readonly<{ name: 'almond' | 'pistachio' | 'strawberry' | 'blueberry' | 'green_tea' | 'earl_grey' |
  'chocolate'; group: 'a' | 'b' | 'c' | 'd'; highest: number; may_be_allergen: boolean }>
export const FLAVOUR: readonly FlavourPrint[] = /* @__PURE__ */ printed('macaron', 'flavour', [
  { name: 'almond', group: 'a', highest: 7, may_be_allergen: true },
  { name: 'pistachio', group: 'a', highest: 7, may_be_allergen: true },
  { name: 'strawberry', group: 'b', highest: 7, may_be_allergen: true },
  { name: 'blueberry', group: 'b', highest: 7, may_be_allergen: true },
  { name: 'green_tea', group: 'c', highest: 7, may_be_allergen: true },
  { name: 'earl_grey', group: 'c', highest: 7, may_be_allergen: true },
  { name: 'chocolate', group: 'd', highest: 10, may_be_allergen: false },
])

export type GroupPrint = Readonly<{ name: 'a' | 'b' | 'c' | 'd'; may_be_royal: boolean }>
export const GROUP: readonly GroupPrint[] = /* @__PURE__ */ printed('macaron', 'group', [
  { name: 'a', may_be_royal: true },
  { name: 'b', may_be_royal: true },
  { name: 'c', may_be_royal: true },
  { name: 'd', may_be_royal: false },
])

export type ModePrint =
  Readonly<{ name: 'solo' | '2p' | '3p' | '4p' | '2v2' | '5p'; seats: number; teams: boolean;
  flavours: number; deck: number; hand: number; tricks: number; tokens: number;
  royal: 'emma' | 'left' | 'vote'; allergen: 'drawn' | 'start' | 'right' | 'vote' }>
export const MODE: readonly ModePrint[] = /* @__PURE__ */ printed('macaron', 'mode', [
  { name: 'solo', seats: 1, teams: false, flavours: 5, deck: 35, hand: 13, tricks: 13, tokens: 0, royal: 'emma', allergen: 'drawn' },
  { name: '2p', seats: 2, teams: false, flavours: 5, deck: 35, hand: 13, tricks: 13, tokens: 0, royal: 'left', allergen: 'start' },
  { name: '3p', seats: 3, teams: false, flavours: 6, deck: 42, hand: 13, tricks: 13, tokens: 0, royal: 'left', allergen: 'right' },
  { name: '4p', seats: 4, teams: false, flavours: 7, deck: 52, hand: 13, tricks: 13, tokens: 3, royal: 'vote', allergen: 'vote' },
  { name: '2v2', seats: 4, teams: true, flavours: 7, deck: 52, hand: 13, tricks: 13, tokens: 3, royal: 'vote', allergen: 'vote' },
  { name: '5p', seats: 5, teams: false, flavours: 7, deck: 52, hand: 10, tricks: 10, tokens: 2, royal: 'vote', allergen: 'vote' },
])

export type SideRowPrint =
  Readonly<{ name: '0' | '1-2' | '3-4' | '5-7' | '8plus' | '1' | '2-3' | '4-5' | '6-7';
  from: number; points: number; won: number; lost: number; cup: boolean; solo_cup: boolean }>
export type SidePrint =
  Readonly<{ name: 'normal' | 'advanced'; targets: readonly number[]; row: readonly SideRowPrint[]
  }>
export const SIDE: readonly SidePrint[] = /* @__PURE__ */ printed('macaron', 'side', [
  { name: 'normal', targets: [10, 20], row: [{ name: '0', from: 0, points: 2, won: 2, lost: 1, cup: true, solo_cup: true }, { name: '1-2', from: 1, points: 1, won: 2, lost: 1, cup: true, solo_cup: true }, { name: '3-4', from: 3, points: 2, won: 2, lost: 1, cup: true, solo_cup: true }, { name: '5-7', from: 5, points: 3, won: 2, lost: 1, cup: true, solo_cup: true }, { name: '8plus', from: 8, points: 4, won: 2, lost: 1, cup: false, solo_cup: true }] },
  { name: 'advanced', targets: [10, 20, 30], row: [{ name: '0', from: 0, points: 3, won: 3, lost: 2, cup: true, solo_cup: true }, { name: '1', from: 1, points: 1, won: 2, lost: 1, cup: true, solo_cup: true }, { name: '2-3', from: 2, points: 2, won: 1, lost: 1, cup: true, solo_cup: true }, { name: '4-5', from: 4, points: 3, won: 2, lost: 1, cup: true, solo_cup: true }, { name: '6-7', from: 6, points: 4, won: 3, lost: 2, cup: true, solo_cup: true }, { name: '8plus', from: 8, points: 6, won: 4, lost: 2, cup: true, solo_cup: true }] },
])

export type RoundPrint =
  Readonly<{ passed_cards: number; most_swapped: number; boxes_per_trick: number;
  boxes_won_with_a_1: number; boxes_to_end: number; neutralising_value: number;
  most_tokens_at_a_flavour: number; emma_points_for_a_lost_bet: number; emma_random_cards: number;
  emma_sorted_cards: number }>
export const ROUND: RoundPrint = /* @__PURE__ */ printed('macaron', 'round', {
  passed_cards: 2, most_swapped: 2, boxes_per_trick: 1, boxes_won_with_a_1: 3, boxes_to_end: 8,
  neutralising_value: 2, most_tokens_at_a_flavour: 3, emma_points_for_a_lost_bet: 2,
  emma_random_cards: 5, emma_sorted_cards: 8
})

export type EndPrint = Readonly<{ lowest_score: number; rounds_per_target_point: number }>
export const END: EndPrint = /* @__PURE__ */ printed('macaron', 'end', {
  lowest_score: 0, rounds_per_target_point: 3
})

export type TokenPrint =
  Readonly<{ face: '1' | '2' | '3' | 'p1m2' | 'p2m1' | 'p1m3' | 'p3m1' | 'p2m3' | 'p3m2';
  up: number; down: number; copies: number; in_5p: number }>
export const TOKEN: readonly TokenPrint[] = /* @__PURE__ */ printed('macaron', 'token', [
  { face: '1', up: 1, down: 1, copies: 2, in_5p: 2 },
  { face: '2', up: 2, down: 2, copies: 2, in_5p: 2 },
  { face: '3', up: 3, down: 3, copies: 2, in_5p: 0 },
  { face: 'p1m2', up: 1, down: 2, copies: 1, in_5p: 1 },
  { face: 'p2m1', up: 2, down: 1, copies: 1, in_5p: 1 },
  { face: 'p1m3', up: 1, down: 3, copies: 1, in_5p: 1 },
  { face: 'p3m1', up: 3, down: 1, copies: 1, in_5p: 1 },
  { face: 'p2m3', up: 2, down: 3, copies: 1, in_5p: 1 },
  { face: 'p3m2', up: 3, down: 2, copies: 1, in_5p: 1 },
])

export type EmmaLeadPrint =
  Readonly<{ allergen: readonly ('non_royal' | 'any')[]; royal: readonly ('same_flavour' |
  'ordinary' | 'non_royal' | 'any')[]; ordinary: readonly ('ordinary' | 'non_royal' | 'any')[] }>
export type EmmaFollowPrint =
  Readonly<{ royal: readonly ('allergen' | 'non_royal' | 'any')[];
  allergen: readonly ('ordinary' | 'any')[]; ordinary: readonly ('royal_clean' | 'royal' |
  'allergen' | 'any')[] }>
export type EmmaPrint = Readonly<{ lead: EmmaLeadPrint; follow: EmmaFollowPrint }>
export const EMMA: EmmaPrint = /* @__PURE__ */ printed('macaron', 'emma', {
  lead: { allergen: ['non_royal', 'any'], royal: ['same_flavour', 'ordinary', 'non_royal', 'any'],
  ordinary: ['ordinary', 'non_royal', 'any'] }, follow: { royal: ['allergen', 'non_royal', 'any'],
  allergen: ['ordinary', 'any'], ordinary: ['royal_clean', 'royal', 'allergen', 'any'] }
})
