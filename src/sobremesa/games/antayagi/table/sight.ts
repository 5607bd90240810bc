/** The view as this table draws it: its facts, and what is put together from several of them. */

import type { Result } from '$client/lib/wire.gen'
import { numberOf, partsIn, type Row } from '$client/table/words'
import type { Thing } from './print'
import { CARD_NAMES, SLOT_NAMES } from './view.gen'
import type { CardName, SeatName, SightName, SomeBackName, View, ZonePlaceName } from './view.gen'

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

export type Sight = ReturnType<typeof sightOf>
/** A card on the table, and who laid it down. */
export type Laid = Sight['trade'][number]
export type Counted = Sight['unseen'][number]

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

export function sightOf(view: View) {
  return {
    ...view,
    active: numberOf(view.active) ?? 0,
    partner: numberOf(view.partner),
    /** The slot that the viewer has chosen. */
    committed: numberOf(view.committed),
    /** By seat. */
    hands: view.scores.map((_, seat) =>
      SLOT_NAMES.flatMap((slot) => {
        const name = view[`card_${slot}`][seat]
        return name ? [heldCard(name)] : []
      }),
    ),
    zones: zonesOf(view.zones, view.scores.length),
    /** The two cards of the exchange while it can be sabotaged, the active player's first. */
    trade: view.partner === null ? [] : laid(view.trade, [view.active, view.partner]),
    sabotages: laid(view.sabotages, view.saboteurs),
    /** Received without a point, to be discarded. */
    aside: opened(view.aside),
    last: {
      trade: laid(view.last_trade, view.last_traders),
      sabotages: laid(view.last_sabotages, view.last_saboteurs),
    },
    /** In the order in which they were discarded. */
    discards: opened(view.discards),
    unseen: unseenIn(view),
    /** Cards from before a reshuffle that lie in hands, the viewer cannot tell where. */
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

function laid(cards: readonly (CardName | null)[], seats: readonly (SeatName | null)[]) {
  return opened(cards).map((card, i) => ({ seat: numberOf(seats[i]) ?? 0, card }))
}

function unseenIn({ unseen }: View) {
  return CARD_NAMES.flatMap((card) => {
    const count = unseen[card]
    return count ? [{ card: openCard(card), count }] : []
  })
}

/** Whether those who did not win share a place in spite of unequal points: that needs a word. */
export function sharesUnequally({ places, scores }: Pick<Result, 'places' | 'scores'>): boolean {
  return new Set(scores.filter((_, seat) => places[seat] !== 1)).size > 1
}
