/** The view as this table draws it: its facts, and what is put together from several of them. */

import { numberOf, partsIn, type Row } from '$client/table/words'
import type { Thing } from './print'
import {
  CARD_NAMES,
  SLOT_NAMES,
  type CardName,
  type SeatName,
  type SightName,
  type SomeBackName,
  type View,
  type ZonePlaceName,
} from './view.gen'

/** A card of which everybody knows both sides. */
export interface OpenCard {
  readonly object: Thing
  readonly back: SomeBackName
}

/** A card in somebody's hand, as far as the viewer knows it. */
export interface HeldCard {
  /** Null: the viewer has never seen it, or the table does not show it. */
  readonly object: Thing | null
  /** Null: the table does not show it. */
  readonly back: SomeBackName | null
  /** Whether it is turned towards its owner. */
  readonly inward: boolean
}

/** A card on the table, and who laid it down. */
export interface Laid {
  readonly seat: number
  readonly card: OpenCard
}

export interface Counted {
  readonly card: OpenCard
  readonly count: number
}

interface Shaped {
  readonly active: number
  readonly partner: number | null
  /** The slot that the viewer has chosen. */
  readonly committed: number | null
  /** By seat. */
  readonly hands: readonly (readonly HeldCard[])[]
  readonly zones: readonly (readonly OpenCard[])[]
  /** The two cards of the exchange while it can be sabotaged, the active player's first. */
  readonly trade: readonly Laid[]
  readonly sabotages: readonly Laid[]
  /** Received without a point, to be discarded. */
  readonly aside: readonly OpenCard[]
  readonly last: { readonly trade: readonly Laid[]; readonly sabotages: readonly Laid[] }
  /** In the order in which they were discarded. */
  readonly discards: readonly OpenCard[]
  readonly unseen: readonly Counted[]
  /** Cards from before a reshuffle that lie in hands, the viewer cannot tell where. */
  readonly earlier: readonly OpenCard[]
}

export type Sight = Omit<View, keyof Shaped> & Shaped

/** `treasure-plain`: the two sides of a card. */
export function openCard(name: CardName): OpenCard {
  const [object, back] = partsIn(name)
  return { object, back }
}

/** `unknown-plain-inward`: what is known of a card in a hand. */
function heldCard(name: SightName): HeldCard {
  const [object, back, mark] = partsIn(name)
  return {
    object: object === 'unknown' ? null : object,
    back: back === 'unknown' ? null : back,
    inward: mark === 'inward',
  }
}

export function sightOf(view: View): Sight {
  return {
    ...view,
    active: numberOf(view.active) ?? 0,
    partner: numberOf(view.partner),
    committed: numberOf(view.committed),
    hands: view.scores.map((_, seat) =>
      SLOT_NAMES.flatMap((slot) => {
        const name = view[`card_${slot}`][seat]
        return name ? [heldCard(name)] : []
      }),
    ),
    zones: zonesOf(view.zones, view.scores.length),
    trade: view.partner === null ? [] : laid(view.trade, [view.active, view.partner]),
    sabotages: laid(view.sabotages, view.saboteurs),
    aside: opened(view.aside),
    last: {
      trade: laid(view.last_trade, view.last_traders),
      sabotages: laid(view.last_sabotages, view.last_saboteurs),
    },
    discards: opened(view.discards),
    unseen: unseenIn(view),
    earlier: opened(view.pool_cards),
  }
}

function opened(cards: readonly (CardName | null)[]): OpenCard[] {
  return cards.filter((card) => card !== null).map(openCard)
}

/** Each seat's zone in the order of arrival: the fact has the same number of places for all. */
function zonesOf(places: Row<ZonePlaceName, CardName | null>, seats: number): OpenCard[][] {
  const most = Math.floor(places.length / Math.max(1, seats))
  return Array.from({ length: seats }, (_, seat) =>
    opened(places.slice(seat * most, (seat + 1) * most)),
  )
}

function laid(cards: readonly (CardName | null)[], seats: readonly (SeatName | null)[]): Laid[] {
  return opened(cards).map((card, i) => ({ seat: numberOf(seats[i]) ?? 0, card }))
}

function unseenIn({ unseen }: View): Counted[] {
  return CARD_NAMES.flatMap((card) => {
    const count = unseen[card]
    return count ? [{ card: openCard(card), count }] : []
  })
}
