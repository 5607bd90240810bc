/** The view as this table draws it, with its facts put together: by player, by quarter, by port, by die. */

import type { Viewer } from '$client/lib/seats'
import { entriesOf, numberOf } from '$client/table/words'
import {
  CARD_NAMES,
  COLOUR_NAMES,
  GOOD_NAMES,
  QUARTER_NAMES,
  SEAT_NAMES,
  SLOT_NAMES,
  SOME_SPACE_NAMES,
  type CardName,
  type ColourName,
  type GoodName,
  type PlaceName,
  type SeatName,
  type SpaceName,
  type View,
} from './view.gen'

export type Phase = 'setup' | 'cards' | 'dice' | 'actions'

/** Cubes of one colour. */
export interface Heap {
  readonly colour: ColourName
  readonly count: number
}

/** The cubes that there are, by colour. */
function heapsBy(countOf: (colour: ColourName) => number | undefined): Heap[] {
  return COLOUR_NAMES.map((colour) => ({ colour, count: countOf(colour) ?? 0 })).filter(
    ({ count }) => count > 0,
  )
}

function playerOf(view: View, name: SeatName) {
  const seat = Number(name)
  return {
    seat,
    points: view.points[seat] ?? 0,
    gold: view.gold[seat] ?? 0,
    punished: view.punished[seat] ?? 0,
    jokers: view.jokers[seat] ?? 0,
    disc: numberOf(view.discs[seat]) ?? 0,
    string: view.strings[seat] ?? 0,
    ship: view.ships[seat] ?? null,
    /** Goods on the ship, one by one. */
    goods: GOOD_NAMES.flatMap((good) =>
      Array<GoodName>(view.cargo[`${name}-${good}`] ?? 0).fill(good),
    ),
    /** The arrow's cubes first, then those of the slots. */
    rose: SLOT_NAMES.map((slot) => heapsBy((colour) => view.roses[`${name}-${slot}-${colour}`])),
    tableau: CARD_NAMES.filter((card) => view.tableaux[`${name}-${card}`]),
    active: CARD_NAMES.filter((card) => view.active[`${name}-${card}`]).map((card) => ({
      card,
      used: Boolean(view.used[`${name}-${card}`]),
    })),
  }
}

function diceOf(view: View, seats: readonly SeatName[]) {
  return COLOUR_NAMES.map((colour, i) => ({
    colour,
    face: numberOf(view.dice[i]) ?? 0,
    /** What it showed before it was turned down. */
    rolled: numberOf(view.rolled[i]) ?? 0,
    choosers: seats.filter((seat) => view.choosers[`${colour}-${seat}`]).map(Number),
  })).filter(({ face }) => face > 0)
}

function groundOf(view: View, quarter: (typeof QUARTER_NAMES)[number], i: number) {
  return {
    tile: view.tiles[i] ?? null,
    owner: numberOf(view.owners[i]),
    cost: heapsBy((colour) => view.quarter_costs[`${quarter}-${colour}`]),
  }
}

/** What each port wants, and how many of its spaces are still free. */
function portsOf(view: View) {
  const ports = new Map<SpaceName, { readonly good: GoodName; readonly left: number }>()
  entriesOf(SOME_SPACE_NAMES, view.wants).forEach(([port, good], i) => {
    if (good !== null) ports.set(port, { good, left: view.spaces_left[i] ?? 0 })
  })
  return ports
}

/** The first slot that pays for a card; they are numbered from the arrow on, which is 0. */
function payableOf(view: View): Map<CardName, number> {
  const found = new Map<CardName, number>()
  for (const [card, slot] of entriesOf(CARD_NAMES, view.payable)) {
    if (slot !== null) found.set(card, SLOT_NAMES.indexOf(slot))
  }
  return found
}

function phaseOf(view: View, offered: readonly CardName[]): Phase {
  if (view.turn !== null) return 'actions'
  if (offered.length > 0) return 'cards'
  if (view.dice.some((face) => face !== null)) return 'dice'
  return view.round > 0 ? 'cards' : 'setup'
}

/** Everything that the table shows, from the facts of a view. */
export function sightOf(view: View, viewer: Viewer) {
  const seats = SEAT_NAMES.slice(0, view.points.length)
  const places = entriesOf(CARD_NAMES, view.places)
  const lying = (place: PlaceName) => places.filter(([, at]) => at === place).map(([card]) => card)
  const offered = lying('offer')
  const rankOf = (seat: number) => numberOf(view.ranks[seat]) ?? 0
  return {
    ...view,
    /** The seat whose side of the table is near: the viewer's, or the first for those who watch. */
    near: viewer ?? 0,
    /** Whether the viewer sits there: only then it is known when cards can be paid. */
    seated: viewer !== null,
    phase: phaseOf(view, offered),
    price: numberOf(view.price),
    reward: numberOf(view.reward),
    /** What the viewer pays, where that differs from the price. */
    own_price: numberOf(view.own_price),
    turn: numberOf(view.turn),
    /** What his next step on the wall costs; null where there is none. */
    step_cost: numberOf(view.step_cost),
    players: seats.map((seat) => playerOf(view, seat)),
    /** Seats in wall order. */
    order: seats.map(Number).toSorted((a, b) => rankOf(a) - rankOf(b)),
    dice: diceOf(view, seats),
    offered,
    pile: lying('pile'),
    /** The discard pile from its top down. */
    discarded: view.discards.filter((card) => card !== null).toReversed(),
    payable: payableOf(view),
    /** What the arrow lacks for a card of the viewer's tableau. */
    missing: new Map(
      CARD_NAMES.map((card) => [card, heapsBy((colour) => view.missing[`${card}-${colour}`])]),
    ),
    /** What the viewer's dice will put at each slot of his rose, the arrow first. */
    coming: SLOT_NAMES.map((slot) => heapsBy((colour) => view.dice_cubes[`${slot}-${colour}`])),
    /** The slots of his rose that would be empty when they are the arrow. */
    gaps: new Set(view.gaps.map((slot) => SLOT_NAMES.indexOf(slot))),
    city: new Map(QUARTER_NAMES.map((name, i) => [name, groundOf(view, name, i)])),
    ports: portsOf(view),
    /** The offices of each round, from the first on. */
    offices: view.offices_first.map((card, i) =>
      [card, view.offices_second[i] ?? null].filter((one) => one !== null),
    ),
  }
}

export type Sight = ReturnType<typeof sightOf>
export type Player = Sight['players'][number]
export type Held = Player['active'][number]
export type Die = Sight['dice'][number]

/** How many cubes lie in heaps. */
export const cubesIn = (heaps: readonly Heap[]): number =>
  heaps.reduce((sum, { count }) => sum + count, 0)
