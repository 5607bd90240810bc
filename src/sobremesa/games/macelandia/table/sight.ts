/** The view as this table draws it: its facts, and what is put together from several of them. */

import { numberOf, partsIn } from '$client/table/words'
import type {
  CardAtName,
  DistanceName,
  FactionName,
  KindName,
  RoleName,
  VerdictName,
  View,
} from './view.gen'

/** What is known of a seat and its territory. */
export interface Place {
  readonly faction: FactionName | null
  readonly role: RoleName | null
  /** As seen from the viewer. */
  readonly distance: DistanceName | null
  readonly out: boolean
  readonly cards: number
  /** Cards that the viewer surely knows it to have. */
  readonly known: readonly KindName[]
  /** Cards on Expedition; null is a hidden one. */
  readonly expedition: readonly (KindName | null)[]
}

/** One side of a battle. */
export interface Side {
  readonly seat: number
  readonly cards: readonly KindName[]
}

export interface Battle {
  readonly attack: Side
  readonly defence: Side
  readonly verdict: VerdictName
}

/** Cards that the viewer has sent or received, and who has the other hand in it. */
export interface Passed {
  readonly seat: number
  readonly kind: KindName
}

interface Shaped {
  readonly seat: number | null
  readonly turn: number | null
  readonly target: number | null
  /** Whether the map is the one with eight territories. */
  readonly large: boolean
  /** Who holds each territory; null where nobody does. */
  readonly map: readonly (number | null)[]
  /** Whether the factions are known. */
  readonly shown: boolean
  readonly places: readonly Place[]
  readonly battles: readonly Battle[]
  readonly sent: readonly Passed[]
  readonly received: readonly Passed[]
}

export type Sight = Omit<View, keyof Shaped> & Shaped

export function sightOf(view: View): Sight {
  return {
    ...view,
    seat: numberOf(view.seat),
    turn: numberOf(view.turn),
    target: numberOf(view.target),
    large: view.side === 'b',
    map: view.map.map((holder) => (holder === 'vacant' ? null : numberOf(holder))),
    shown: view.factions.some((faction) => faction !== null),
    places: placesOf(view),
    battles: battlesOf(view),
    sent: passed(view.sent),
    received: passed(view.received),
  }
}

/** Whether two seats fight for the same faction, as far as that is known. */
export function areAllies(sight: Sight, one: number | null, other: number | null): boolean {
  if (one === null || other === null || !sight.shown) return false
  return sight.places[one]?.faction === sight.places[other]?.faction
}

/** `2-l07`: a card and the seat that has a hand in it. */
function passed(names: readonly CardAtName[]): Passed[] {
  return names.map((name) => {
    const [seat, kind] = partsIn(name)
    return { seat: Number(seat), kind }
  })
}

function placesOf(view: View): Place[] {
  const known = passed(view.known)
  const underWay = passed([...view.away, ...view.coming])
  const of = (cards: readonly Passed[], seat: number) =>
    cards.filter((one) => one.seat === seat).map(({ kind }) => kind)
  return view.hand_sizes.map((cards, seat) => ({
    faction: view.factions[seat] ?? null,
    role: view.roles[seat] ?? null,
    distance: view.distances[seat] ?? null,
    out: (view.eliminated[seat] ?? null) !== null,
    cards,
    known: of(known, seat),
    expedition: [
      ...of(underWay, seat),
      ...Array.from({ length: view.coming_unseen[seat] ?? 0 }, () => null),
    ],
  }))
}

function battlesOf(view: View): Battle[] {
  const attacks = [view.battle_attack_1, view.battle_attack_2, view.battle_attack_3]
  const defences = [view.battle_defence_1, view.battle_defence_2, view.battle_defence_3]
  const played = (cards: typeof attacks, i: number) =>
    cards.map((row) => row[i] ?? null).filter((card) => card !== null)
  return view.battle_verdicts.flatMap((verdict, i) => {
    const [attacker, defender] = [
      numberOf(view.battle_attackers[i]),
      numberOf(view.battle_defenders[i]),
    ]
    if (verdict === null || attacker === null || defender === null) return []
    return [
      {
        attack: { seat: attacker, cards: played(attacks, i) },
        defence: { seat: defender, cards: played(defences, i) },
        verdict,
      },
    ]
  })
}
