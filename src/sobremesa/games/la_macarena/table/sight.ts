/** The facts of a view with their types, as the parts of this table need them. */

import type { View } from '$client/lib/wire.gen'
import { ELEMENTS } from './print'

/** The colours of the macas, in the order of the seats. */
const COLOURS = ['red', 'yellow', 'green', 'blue', 'violet']

/** What the macas on a well mean to the viewer in a normal turn. */
export type Spell = 'free' | 'own' | 'shared' | 'closed'

export interface Well {
  readonly well: number
  readonly top: string
  readonly height: number
  readonly spell: Spell
  /** How many macas each seat has there. */
  readonly macas: readonly number[]
}

/** The series that is being laid. */
export interface Series {
  readonly well: number
  readonly laid: readonly string[]
  /** How many cards it would bring if it ended now. */
  readonly collects: number
}

/** What somebody owns, for all to see. */
export interface Apprentice {
  readonly amulets: number
  /** Tokens of each element, in the order of `ELEMENTS`. */
  readonly tokens: readonly number[]
  readonly coins: number
  /** Macas on wells. */
  readonly macas: number
  readonly hand: number
  readonly collection: number
}

export interface Sight {
  /** The viewer's seat; null for who only watches. */
  readonly seat: number | null
  readonly handNumber: number
  readonly goal: number
  readonly starter: number
  readonly deck: number
  readonly mirrorTurn: boolean
  readonly wells: readonly Well[]
  readonly series: Series | null
  readonly apprentices: readonly Apprentice[]
  readonly hand: readonly string[]
  readonly collection: readonly string[]
  readonly needs: readonly string[]
  /** The element that the viewer has chosen to return, while others still choose. */
  readonly returning: string | null
}

const named = (view: View, key: string): string | null => {
  const value = view[key]
  return typeof value === 'string' ? value : null
}
const count = (view: View, key: string): number => Number(view[key] ?? 0)
const names = (view: View, key: string): string[] => {
  const value = view[key]
  return Array.isArray(value) ? value.filter((one) => one !== null).map(String) : []
}
const counts = (view: View, key: string): number[] => names(view, key).map(Number)

export function sightOf(view: View): Sight {
  const seat = named(view, 'seat')
  return {
    seat: seat === null ? null : Number(seat),
    handNumber: count(view, 'hand_number'),
    goal: count(view, 'goal'),
    starter: Number(named(view, 'starter') ?? 0),
    deck: count(view, 'deck'),
    mirrorTurn: named(view, 'turn') === 'mirror',
    wells: wellsOf(view),
    series: seriesOf(view),
    apprentices: apprenticesOf(view),
    hand: names(view, 'hand'),
    collection: names(view, 'collection'),
    needs: names(view, 'needs'),
    returning: named(view, 'return_chosen'),
  }
}

function wellsOf(view: View): Well[] {
  const heights = counts(view, 'heights')
  const spells = names(view, 'spells')
  const macas = COLOURS.map((colour) => counts(view, `macas_${colour}`))
  return names(view, 'tops').map((top, well) => ({
    well,
    top,
    height: heights[well] ?? 1,
    spell: (spells[well] ?? 'free') as Spell,
    macas: macas.map((ofColour) => ofColour[well] ?? 0),
  }))
}

function seriesOf(view: View): Series | null {
  const well = named(view, 'series_well')
  if (well === null) return null
  return { well: Number(well), laid: names(view, 'laid'), collects: count(view, 'would_collect') }
}

function apprenticesOf(view: View): Apprentice[] {
  const tokens = ELEMENTS.map((element) => counts(view, `tokens_${element}`))
  const coins = counts(view, 'coins')
  const macas = counts(view, 'active_macas')
  const hands = counts(view, 'hand_sizes')
  const collections = counts(view, 'collection_sizes')
  return counts(view, 'amulets').map((amulets, seat) => ({
    amulets,
    tokens: tokens.map((ofElement) => ofElement[seat] ?? 0),
    coins: coins[seat] ?? 0,
    macas: macas[seat] ?? 0,
    hand: hands[seat] ?? 0,
    collection: collections[seat] ?? 0,
  }))
}
