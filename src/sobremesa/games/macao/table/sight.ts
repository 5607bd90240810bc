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
  type QuarterName,
  type SeatName,
  type SpaceName,
  type TileName,
  type View,
} from './view.gen'

export type Phase = 'setup' | 'cards' | 'dice' | 'actions'

/** Cubes of one colour. */
export interface Heap {
  readonly colour: ColourName
  readonly count: number
}

export interface Held {
  readonly card: CardName
  readonly used: boolean
}

export interface Player {
  readonly seat: number
  readonly points: number
  readonly gold: number
  readonly punished: number
  readonly jokers: number
  readonly disc: number
  readonly ship: SpaceName | null
  readonly string: number
  /** Goods on the ship, one by one. */
  readonly goods: readonly GoodName[]
  /** The arrow's cubes first, then those of the slots. */
  readonly rose: readonly (readonly Heap[])[]
  readonly tableau: readonly CardName[]
  readonly active: readonly Held[]
}

export interface Die {
  readonly colour: ColourName
  readonly face: number
  /** What it showed before it was turned down. */
  readonly rolled: number
  readonly choosers: readonly number[]
}

export interface Ground {
  readonly tile: TileName | null
  readonly owner: number | null
  readonly cost: readonly Heap[]
}

export interface Port {
  readonly good: GoodName
  /** How many of its spaces are still free. */
  readonly left: number
}

interface Shaped {
  /** The seat whose side of the table is near: the viewer's, or the first for those who watch. */
  readonly near: number
  /** Whether the viewer sits there: only then it is known when cards can be paid. */
  readonly seated: boolean
  readonly phase: Phase
  readonly price: number | null
  readonly reward: number | null
  /** What the viewer pays, where that differs from the price. */
  readonly own_price: number | null
  readonly turn: number | null
  /** What his next step on the wall costs; null where there is none. */
  readonly step_cost: number | null
  readonly players: readonly Player[]
  /** Seats in wall order. */
  readonly order: readonly number[]
  readonly dice: readonly Die[]
  readonly offered: readonly CardName[]
  readonly pile: readonly CardName[]
  /** The first slot that pays for a card. */
  readonly payable: ReadonlyMap<CardName, number>
  /** What the arrow lacks for a card of the viewer's tableau. */
  readonly missing: ReadonlyMap<CardName, readonly Heap[]>
  /** What the viewer's dice will put at each slot of his rose, the arrow first. */
  readonly coming: readonly (readonly Heap[])[]
  /** The slots of his rose that would be empty when they are the arrow. */
  readonly gaps: ReadonlySet<number>
  readonly city: ReadonlyMap<QuarterName, Ground>
  readonly ports: ReadonlyMap<SpaceName, Port>
  /** The offices of each round, from the first on. */
  readonly offices: readonly (readonly CardName[])[]
}

export type Sight = Omit<View, keyof Shaped> & Shaped

/** The cubes that there are, by colour. */
function heapsBy(countOf: (colour: ColourName) => number | undefined): Heap[] {
  return COLOUR_NAMES.map((colour) => ({ colour, count: countOf(colour) ?? 0 })).filter(
    ({ count }) => count > 0,
  )
}

function playerOf(view: View, name: SeatName): Player {
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
    goods: GOOD_NAMES.flatMap((good) =>
      Array<GoodName>(view.cargo[`${name}-${good}`] ?? 0).fill(good),
    ),
    rose: SLOT_NAMES.map((slot) => heapsBy((colour) => view.roses[`${name}-${slot}-${colour}`])),
    tableau: CARD_NAMES.filter((card) => view.tableaux[`${name}-${card}`]),
    active: CARD_NAMES.filter((card) => view.active[`${name}-${card}`]).map((card) => ({
      card,
      used: Boolean(view.used[`${name}-${card}`]),
    })),
  }
}

function diceOf(view: View, seats: readonly SeatName[]): Die[] {
  return COLOUR_NAMES.map((colour, i) => ({
    colour,
    face: numberOf(view.dice[i]) ?? 0,
    rolled: numberOf(view.rolled[i]) ?? 0,
    choosers: seats.filter((seat) => view.choosers[`${colour}-${seat}`]).map(Number),
  })).filter(({ face }) => face > 0)
}

function cityOf(view: View): Map<QuarterName, Ground> {
  const grounds = QUARTER_NAMES.map((quarter, i): [QuarterName, Ground] => [
    quarter,
    {
      tile: view.tiles[i] ?? null,
      owner: numberOf(view.owners[i]),
      cost: heapsBy((colour) => view.quarter_costs[`${quarter}-${colour}`]),
    },
  ])
  return new Map(grounds)
}

function portsOf(view: View): Map<SpaceName, Port> {
  const ports = new Map<SpaceName, Port>()
  entriesOf(SOME_SPACE_NAMES, view.wants).forEach(([port, good], i) => {
    if (good !== null) ports.set(port, { good, left: view.spaces_left[i] ?? 0 })
  })
  return ports
}

/** Slots are numbered from the arrow on, which is 0. */
function payableOf(view: View): Map<CardName, number> {
  const found = new Map<CardName, number>()
  for (const [card, slot] of entriesOf(CARD_NAMES, view.payable)) {
    if (slot !== null) found.set(card, SLOT_NAMES.indexOf(slot))
  }
  return found
}

function missingOf(view: View): Map<CardName, Heap[]> {
  const found = new Map<CardName, Heap[]>()
  for (const card of CARD_NAMES) {
    const heaps = heapsBy((colour) => view.missing[`${card}-${colour}`])
    if (heaps.length > 0) found.set(card, heaps)
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
export function sightOf(view: View, viewer: Viewer): Sight {
  const seats = SEAT_NAMES.slice(0, view.points.length)
  const places = entriesOf(CARD_NAMES, view.places)
  const lying = (place: PlaceName) => places.filter(([, at]) => at === place).map(([card]) => card)
  const offered = lying('offer')
  const players = seats.map((seat) => playerOf(view, seat))
  const rankOf = (seat: number) => numberOf(view.ranks[seat]) ?? 0
  return {
    ...view,
    near: viewer ?? 0,
    seated: viewer !== null,
    phase: phaseOf(view, offered),
    price: numberOf(view.price),
    reward: numberOf(view.reward),
    own_price: numberOf(view.own_price),
    turn: numberOf(view.turn),
    step_cost: numberOf(view.step_cost),
    players,
    order: players.map(({ seat }) => seat).toSorted((a, b) => rankOf(a) - rankOf(b)),
    dice: diceOf(view, seats),
    offered,
    pile: lying('pile'),
    payable: payableOf(view),
    missing: missingOf(view),
    coming: SLOT_NAMES.map((slot) => heapsBy((colour) => view.dice_cubes[`${slot}-${colour}`])),
    gaps: new Set(view.gaps.map((slot) => SLOT_NAMES.indexOf(slot))),
    city: cityOf(view),
    ports: portsOf(view),
    offices: view.offices_first.map((card, i) =>
      [card, view.offices_second[i] ?? null].filter((one) => one !== null),
    ),
  }
}

/** How many cubes lie in heaps. */
export const cubesIn = (heaps: readonly Heap[]): number =>
  heaps.reduce((sum, { count }) => sum + count, 0)
