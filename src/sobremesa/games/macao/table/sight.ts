/** A view of the table with its facts put together: by player, by quarter, by port, by die. */

import type { Viewer } from '$client/lib/seats'
import type { FactValue, View, Vocabulary } from '$client/lib/wire.gen'
import { isList } from '$client/table/changes'
import { rowNames } from '$client/table/nouns'
import { COLOURS, type Colour, SLOTS } from './print'

export type Phase = 'setup' | 'cards' | 'dice' | 'actions'

/** Cubes of one colour. */
export interface Heap {
  readonly colour: Colour
  readonly count: number
}

export interface Held {
  readonly card: string
  readonly used: boolean
}

export interface Player {
  readonly seat: number
  readonly points: number
  readonly gold: number
  readonly punished: number
  readonly jokers: number
  readonly disc: number
  readonly ship: string
  readonly string: number
  /** Goods on the ship, one by one. */
  readonly goods: readonly string[]
  /** The arrow's cubes first, then those of the slots. */
  readonly rose: readonly (readonly Heap[])[]
  readonly tableau: readonly string[]
  readonly active: readonly Held[]
}

export interface Die {
  readonly colour: Colour
  readonly face: number
  /** What it showed before it was turned down. */
  readonly rolled: number
  readonly choosers: readonly number[]
}

export interface Ground {
  readonly tile: string | null
  readonly owner: number | null
  readonly cost: readonly Heap[]
}

export interface Port {
  readonly good: string
  /** How many of its spaces are still free. */
  readonly left: number
}

export interface Sight {
  /** The seat whose side of the table is near: the viewer's, or the first for those who watch. */
  readonly near: number
  /** Whether the viewer sits there: only then it is known when cards can be paid. */
  readonly seated: boolean
  readonly phase: Phase
  readonly round: number
  readonly cap: number
  readonly price: number | null
  readonly reward: number | null
  /** What the viewer pays, where that differs from the price. */
  readonly ownPrice: number | null
  readonly turn: number | null
  readonly shipCredit: number
  readonly wallCredit: number
  readonly players: readonly Player[]
  /** Seats in wall order. */
  readonly order: readonly number[]
  readonly dice: readonly Die[]
  /** Die changes, by seat: `red-up`. */
  readonly shifts: readonly (string | null)[]
  readonly offered: readonly string[]
  readonly pile: readonly string[]
  /** The first slot that pays for a card. */
  readonly payable: ReadonlyMap<string, number>
  /** What the arrow lacks for a card of the viewer's tableau. */
  readonly missing: ReadonlyMap<string, readonly Heap[]>
  /** What the viewer's dice will put at each slot of his rose, the arrow first. */
  readonly coming: readonly (readonly Heap[])[]
  /** The slots of his rose that would be empty when they are the arrow. */
  readonly gaps: ReadonlySet<number>
  /** Cubes that he still has to pay, or may still take. */
  readonly owed: number
  readonly toTake: number
  /** What his next step on the wall costs; null where there is none. */
  readonly stepCost: number | null
  readonly city: ReadonlyMap<string, Ground>
  readonly ports: ReadonlyMap<string, Port>
  /** The offices of each round, from the first on. */
  readonly offices: readonly (readonly string[])[]
}

type Entry = string | number | null

function listed(value: FactValue | undefined): readonly Entry[] {
  return Array.isArray(value) ? value : []
}

function counted(value: FactValue | undefined): readonly [string, number][] {
  return value !== undefined && value !== null && typeof value === 'object' && !isList(value)
    ? Object.entries(value)
    : []
}

const numeral = (value: Entry | undefined): number => (value == null ? 0 : Number(value))
const perhaps = (value: FactValue | undefined): number | null =>
  typeof value === 'string' || typeof value === 'number' ? Number(value) : null

/** The values of a row or of counts by the names that they belong to. */
function named(view: View, vocabulary: Vocabulary, key: string): Map<string, Entry> {
  const fact = vocabulary.facts.find((one) => one.key === key)
  const names = fact ? rowNames(vocabulary, fact) : []
  return new Map(listed(view[key]).map((value, i) => [names[i] ?? '', value]))
}

/** Names such as `0-clerk` by their seat. */
function bySeat(view: View, key: string, seat: number): [string, number][] {
  const head = `${seat}-`
  return counted(view[key])
    .filter(([name]) => name.startsWith(head))
    .map(([name, count]) => [name.slice(head.length), count])
}

function heapsOf(entries: readonly [string, number][], head: string): Heap[] {
  const found = new Map(entries.filter(([name]) => name.startsWith(head)))
  return COLOURS.map((colour) => ({ colour, count: found.get(head + colour) ?? 0 })).filter(
    ({ count }) => count > 0,
  )
}

const ROSE = ['arrow', ...Array.from({ length: SLOTS }, (_, i) => `slot_${i + 1}`)]

function roseOf(view: View, seat: number): Heap[][] {
  const cubes = bySeat(view, 'roses', seat)
  return ROSE.map((slot) => heapsOf(cubes, `${slot}-`))
}

function playerOf(view: View, seat: number): Player {
  const at = (key: string) => numeral(listed(view[key])[seat])
  const used = new Set(bySeat(view, 'used', seat).map(([card]) => card))
  return {
    seat,
    points: at('points'),
    gold: at('gold'),
    punished: at('punished'),
    jokers: at('jokers'),
    disc: at('discs'),
    string: at('strings'),
    ship: String(listed(view.ships)[seat] ?? ''),
    goods: bySeat(view, 'cargo', seat).flatMap(([good, count]) => Array<string>(count).fill(good)),
    rose: roseOf(view, seat),
    tableau: bySeat(view, 'tableaux', seat).map(([card]) => card),
    active: bySeat(view, 'active', seat).map(([card]) => ({ card, used: used.has(card) })),
  }
}

function diceOf(view: View, seats: number): Die[] {
  const choosers = new Set(counted(view.choosers).map(([name]) => name))
  return COLOURS.map((colour, i) => ({
    colour,
    face: numeral(listed(view.dice)[i]),
    rolled: numeral(listed(view.rolled)[i]),
    choosers: Array.from({ length: seats }, (_, seat) => seat).filter((seat) =>
      choosers.has(`${colour}-${seat}`),
    ),
  })).filter(({ face }) => face > 0)
}

function cityOf(view: View, vocabulary: Vocabulary): Map<string, Ground> {
  const owners = named(view, vocabulary, 'owners')
  const costs = [...counted(view.quarter_costs)]
  return new Map(
    [...named(view, vocabulary, 'tiles')].map(([quarter, tile]) => [
      quarter,
      {
        tile: tile === null ? null : String(tile),
        owner: perhaps(owners.get(quarter) ?? null),
        cost: heapsOf(costs, `${quarter}-`),
      },
    ]),
  )
}

function portsOf(view: View, vocabulary: Vocabulary): Map<string, Port> {
  const left = named(view, vocabulary, 'spaces_left')
  return new Map(
    [...named(view, vocabulary, 'wants')].map(([port, good]) => [
      port,
      { good: String(good), left: numeral(left.get(port)) },
    ]),
  )
}

/** Slots are numbered from the arrow on, which is 0. */
function payableOf(view: View, vocabulary: Vocabulary): Map<string, number> {
  const found = new Map<string, number>()
  for (const [card, slot] of named(view, vocabulary, 'payable')) {
    if (slot !== null) found.set(card, slot === 'arrow' ? 0 : Number(String(slot).slice(5)))
  }
  return found
}

function missingOf(view: View): Map<string, Heap[]> {
  const lacks = [...counted(view.missing)]
  const cards = new Set(lacks.map(([name]) => name.slice(0, name.lastIndexOf('-'))))
  return new Map([...cards].map((card) => [card, heapsOf(lacks, `${card}-`)]))
}

function phaseOf(view: View, turn: number | null, offered: readonly string[]): Phase {
  if (turn !== null) return 'actions'
  if (offered.length > 0) return 'cards'
  if (listed(view.dice).some((face) => face !== null)) return 'dice'
  return numeral(perhaps(view.round)) > 0 ? 'cards' : 'setup'
}

/** Everything that the table shows, from the facts of a view. */
export function sightOf(view: View, vocabulary: Vocabulary, viewer: Viewer, seats: number): Sight {
  const places = [...named(view, vocabulary, 'places')]
  const lying = (place: string) => places.filter(([, at]) => at === place).map(([card]) => card)
  const offered = lying('offer')
  const turn = perhaps(view.turn)
  const ranks = listed(view.ranks).map(numeral)
  const players = Array.from({ length: seats }, (_, seat) => playerOf(view, seat))
  const firsts = listed(view.offices_first)
  const seconds = listed(view.offices_second)
  return {
    near: viewer ?? 0,
    seated: viewer !== null,
    phase: phaseOf(view, turn, offered),
    round: numeral(perhaps(view.round)),
    cap: numeral(perhaps(view.cap)),
    price: perhaps(view.price),
    reward: perhaps(view.reward),
    ownPrice: perhaps(view.own_price),
    turn,
    shipCredit: numeral(perhaps(view.ship_credit)),
    wallCredit: numeral(perhaps(view.wall_credit)),
    players,
    order: players.map(({ seat }) => seat).toSorted((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0)),
    dice: diceOf(view, seats),
    shifts: listed(view.shifts).map((shift) => (shift === null ? null : String(shift))),
    offered,
    pile: lying('pile'),
    payable: payableOf(view, vocabulary),
    missing: missingOf(view),
    coming: ROSE.map((slot) => heapsOf(counted(view.dice_cubes), `${slot}-`)),
    gaps: new Set(listed(view.gaps).map((slot) => ROSE.indexOf(String(slot)))),
    owed: numeral(perhaps(view.owed)),
    toTake: numeral(perhaps(view.to_take)),
    stepCost: perhaps(view.step_cost),
    city: cityOf(view, vocabulary),
    ports: portsOf(view, vocabulary),
    offices: firsts.map((card, i) =>
      [card, seconds[i] ?? null].filter((one) => one !== null).map(String),
    ),
  }
}

/** How many cubes lie in heaps. */
export const cubesIn = (heaps: readonly Heap[]): number =>
  heaps.reduce((sum, { count }) => sum + count, 0)
