/** The view as this table draws it: its facts, and what is put together from several of them. */

import { numberOf } from '$client/table/words'
import { COLOUR_NAMES, ELEMENT_NAMES, type CardName, type SpellName, type View } from './view.gen'

export interface Well {
  readonly well: number
  readonly top: CardName
  readonly height: number
  /** What the macas there mean to the viewer in a normal turn. */
  readonly spell: SpellName
  /** How many macas each seat has there. */
  readonly macas: readonly number[]
}

/** The series that is being laid. */
export interface Series {
  readonly well: number
  /** The card on which it is laid. */
  readonly top: CardName
  readonly laid: readonly CardName[]
  /** How many cards it would bring if it ended now. */
  readonly collects: number
}

/** What somebody owns, for all to see. */
export interface Apprentice {
  readonly amulets: number
  /** Tokens of each element, in the order of the elements. */
  readonly tokens: readonly number[]
  readonly coins: number
  /** Macas on wells. */
  readonly macas: number
  readonly hand: number
  readonly collection: number
}

export interface Sight extends View {
  readonly mirrorTurn: boolean
  readonly wells: readonly Well[]
  readonly series: Series | null
  readonly apprentices: readonly Apprentice[]
}

export function sightOf(view: View): Sight {
  return {
    ...view,
    mirrorTurn: view.turn === 'mirror',
    wells: wellsOf(view),
    series: seriesOf(view),
    apprentices: apprenticesOf(view),
  }
}

function wellsOf(view: View): Well[] {
  // Seats have their colours in order.
  const macas = COLOUR_NAMES.map((colour) => view[`macas_${colour}`])
  return view.tops.flatMap((top, well) => {
    if (top === null) return []
    const height = view.heights[well] ?? 1
    const spell = view.spells[well] ?? 'free'
    return [{ well, top, height, spell, macas: macas.map((ofColour) => ofColour[well] ?? 0) }]
  })
}

function seriesOf(view: View): Series | null {
  const well = numberOf(view.series_well)
  const top = well === null ? null : view.tops[well]
  if (well === null || !top) return null
  return { well, top, laid: view.laid, collects: view.would_collect }
}

function apprenticesOf(view: View): Apprentice[] {
  const tokens = ELEMENT_NAMES.map((element) => view[`tokens_${element}`])
  return view.amulets.map((amulets, seat) => ({
    amulets,
    tokens: tokens.map((ofElement) => ofElement[seat] ?? 0),
    coins: view.coins[seat] ?? 0,
    macas: view.active_macas[seat] ?? 0,
    hand: view.hand_sizes[seat] ?? 0,
    collection: view.collection_sizes[seat] ?? 0,
  }))
}
