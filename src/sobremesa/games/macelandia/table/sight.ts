/** The facts of a view with their types, as the parts of this table need them. */

import type { View } from '$client/lib/wire.gen'
import type { Faction } from './print'

export type Distance = 'near' | 'far'

/** What is known of a seat and its territory. */
export interface Place {
  readonly faction: Faction | null
  readonly role: 'castle' | 'fort' | null
  /** As seen from the viewer. */
  readonly distance: Distance | null
  readonly out: boolean
  readonly cards: number
  /** Cards that the viewer surely knows it to have. */
  readonly known: readonly string[]
  /** Cards on Expedition; null is a hidden one. */
  readonly expedition: readonly (string | null)[]
}

/** One side of a battle. */
export interface Side {
  readonly seat: number
  readonly cards: readonly string[]
}

export interface Battle {
  readonly attack: Side
  readonly defence: Side
  readonly verdict: string
}

/** Cards that the viewer has sent or received, and who has the other hand in it. */
export interface Passed {
  readonly seat: number
  readonly kind: string
}

export interface Sight {
  readonly seat: number | null
  /** Whether the map is the one with eight territories. */
  readonly large: boolean
  /** Who holds each territory; null where nobody does. */
  readonly map: readonly (number | null)[]
  /** Whether the factions are known. */
  readonly shown: boolean
  readonly places: readonly Place[]
  readonly turn: number | null
  readonly aim: 'attack' | 'reinforcements' | null
  readonly target: number | null
  readonly faceDown: number
  readonly danger: string | null
  readonly quiet: number
  /** Where the game stalls; 0 while that is far away. */
  readonly quietLimit: number
  readonly hand: readonly string[]
  readonly committed: readonly string[]
  readonly total: number
  /** The viewer's own attack, which lies face down for the others. */
  readonly laidDown: readonly string[]
  readonly discards: readonly string[]
  readonly discarded: number
  readonly aside: number
  readonly undealt: readonly string[]
  readonly battles: readonly Battle[]
  readonly sent: readonly Passed[]
  readonly received: readonly Passed[]
}

const named = (view: View, key: string): string | null => {
  const value = view[key]
  return typeof value === 'string' ? value : null
}
const count = (view: View, key: string): number => Number(view[key] ?? 0)
const row = (view: View, key: string): (string | null)[] => {
  const value = view[key]
  return Array.isArray(value) ? value.map((one) => (one === null ? null : String(one))) : []
}
const names = (view: View, key: string): string[] => row(view, key).filter((one) => one !== null)
const seatIn = (view: View, key: string): number | null => {
  const name = named(view, key)
  return name === null ? null : Number(name)
}
/** The names of the noun `card_at`: `2-l07`. */
const cardsAt = (view: View, key: string): Passed[] =>
  names(view, key).map((name) => {
    const [seat = '', kind = ''] = name.split('-')
    return { seat: Number(seat), kind }
  })

export function sightOf(view: View): Sight {
  const discards = names(view, 'discards')
  return {
    seat: seatIn(view, 'seat'),
    large: named(view, 'side') === 'b',
    map: names(view, 'map').map((holder) => (holder === 'vacant' ? null : Number(holder))),
    shown: names(view, 'factions').length > 0,
    places: placesOf(view),
    turn: seatIn(view, 'turn'),
    aim: named(view, 'aim') as Sight['aim'],
    target: seatIn(view, 'target'),
    faceDown: count(view, 'face_down'),
    danger: named(view, 'danger'),
    quiet: count(view, 'quiet'),
    quietLimit: count(view, 'quiet_limit'),
    hand: names(view, 'hand'),
    committed: names(view, 'committed'),
    total: count(view, 'committed_total'),
    laidDown: names(view, 'laid_down'),
    discards,
    discarded: discards.length + count(view, 'discards_unseen'),
    aside: count(view, 'aside'),
    undealt: names(view, 'undealt'),
    battles: battlesOf(view),
    sent: cardsAt(view, 'sent'),
    received: cardsAt(view, 'received'),
  }
}

/** Whether two seats fight for the same faction, as far as that is known. */
export function areAllies(sight: Sight, one: number | null, other: number | null): boolean {
  if (one === null || other === null || !sight.shown) return false
  return sight.places[one]?.faction === sight.places[other]?.faction
}

function placesOf(view: View): Place[] {
  const factions = row(view, 'factions')
  const roles = row(view, 'roles')
  const distances = row(view, 'distances')
  const fallen = row(view, 'eliminated')
  const known = cardsAt(view, 'known')
  const underWay = [...cardsAt(view, 'away'), ...cardsAt(view, 'coming')]
  const unseen = row(view, 'coming_unseen').map(Number)
  return row(view, 'hand_sizes').map((cards, seat) => ({
    faction: (factions[seat] ?? null) as Faction | null,
    role: (roles[seat] ?? null) as Place['role'],
    distance: (distances[seat] ?? null) as Distance | null,
    out: (fallen[seat] ?? null) !== null,
    cards: Number(cards),
    known: known.filter((one) => one.seat === seat).map(({ kind }) => kind),
    expedition: [
      ...underWay.filter((one) => one.seat === seat).map(({ kind }) => kind),
      ...Array.from({ length: unseen[seat] ?? 0 }, () => null),
    ],
  }))
}

function battlesOf(view: View): Battle[] {
  const defenders = row(view, 'battle_defenders')
  const verdicts = row(view, 'battle_verdicts')
  const rows = (key: string) => [1, 2, 3].map((i) => row(view, `${key}_${i}`))
  const attacks = rows('battle_attack')
  const defences = rows('battle_defence')
  const played = (play: readonly (string | null)[][], i: number) =>
    play.map((cards) => cards[i] ?? null).filter((card) => card !== null)
  return names(view, 'battle_attackers').map((attacker, i) => ({
    attack: { seat: Number(attacker), cards: played(attacks, i) },
    defence: { seat: Number(defenders[i]), cards: played(defences, i) },
    verdict: verdicts[i] ?? '',
  }))
}
