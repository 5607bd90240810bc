/** The view as this table draws it: its facts, and what is put together from several of them. */

import { numberOf, partsIn } from '$client/table/words'
import type { Viewer } from '$client/lib/seats'
import { dealtTo } from './print'
import type { CardAtName, FactionName, KindName, View } from './view.gen'

export type Sight = ReturnType<typeof sightOf>

/** One side of a battle. */
export interface Side {
  readonly seat: number
  readonly cards: readonly KindName[]
}

/** `forgets`: what lies face down on a table is drawn as a back, though the viewer could remember it. */
export function sightOf(view: View, _viewer: Viewer = null, forgets = false) {
  return {
    ...view,
    seat: numberOf(view.seat),
    turn: numberOf(view.turn),
    target: numberOf(view.target),
    /** Whether the map is the one with eight territories. */
    large: view.side === 'b',
    /** Who holds each territory; null where nobody does. */
    map: view.map.map((holder) => (holder === 'vacant' ? null : numberOf(holder))),
    /** Whether the factions are known. */
    shown: view.factions.some((faction) => faction !== null),
    places: placesOf(view, forgets),
    battles: battlesOf(view).slice(forgets && !liesOpen(view) ? Infinity : forgets ? -1 : 0),
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
function passed(names: readonly CardAtName[]) {
  return names.map((name) => {
    const [seat, kind] = partsIn(name)
    return { seat: Number(seat), kind }
  })
}

/** Whether the cards of the last battle still lie there: until the next action is known. */
const liesOpen = ({ quiet, aim }: View) => quiet === 0 && aim === null

/** How many cards a faction still has: in hands, on Expedition, face down on the battlefield. */
export function leftOf({ places, turn, face_down }: Sight, faction: FactionName): number {
  const own = places.map((place, seat) => {
    const faceDown = seat === turn ? face_down : 0
    return place.faction === faction ? place.cards + place.expedition.length + faceDown : 0
  })
  return own.reduce((sum, cards) => sum + cards, 0)
}

/** How many cards a faction has lost: backs show the faction, and nothing else. */
export function goneOf(sight: Sight, faction: FactionName): number {
  const { places, shown } = sight
  return shown ? dealtTo(faction, places.length) - leftOf(sight, faction) : 0
}

/** What is known of each seat and its territory. */
function placesOf(view: View, forgets: boolean) {
  const at = (names: readonly CardAtName[], seat: number) =>
    passed(names).flatMap((one) => (one.seat === seat ? [one.kind] : []))
  return view.hand_sizes.map((cards, seat) => {
    const unseen = Array.from({ length: view.coming_unseen[seat] ?? 0 }, () => null)
    return {
      faction: view.factions[seat] ?? null,
      role: view.roles[seat] ?? null,
      /** As seen from the viewer. */
      distance: view.distances[seat] ?? null,
      out: (view.eliminated[seat] ?? null) !== null,
      cards,
      /** Cards that the viewer surely knows it to have. */
      known: forgets ? [] : at(view.known, seat),
      /** Cards on Expedition; null is a hidden one. */
      expedition: forgets
        ? lying(at(view.away, seat), view.expeditions[seat] ?? 0, String(seat) === view.seat)
        : [...at([...view.away, ...view.coming], seat), ...unseen],
    }
  })
}

/** Cards that lie face down: their owner knows those that he has sent out himself. */
function lying(own: readonly KindName[], cards: number, mine: boolean): (KindName | null)[] {
  const open = mine ? own : []
  return [...open, ...Array.from({ length: cards - open.length }, () => null)]
}

function battlesOf(view: View) {
  const attacks = [view.battle_attack_1, view.battle_attack_2, view.battle_attack_3]
  const defences = [view.battle_defence_1, view.battle_defence_2, view.battle_defence_3]
  const side = (seats: View['battle_attackers'], cards: typeof attacks, i: number): Side => ({
    seat: numberOf(seats[i]) ?? 0,
    cards: cards.map((row) => row[i] ?? null).filter((card) => card !== null),
  })
  return view.battle_verdicts
    .filter((verdict) => verdict !== null)
    .map((verdict, i) => ({
      attack: side(view.battle_attackers, attacks, i),
      defence: side(view.battle_defenders, defences, i),
      verdict,
    }))
}
