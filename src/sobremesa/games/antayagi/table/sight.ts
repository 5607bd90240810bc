/** The facts of a view with their types, as the parts of this table need them. */

import type { View } from '$client/lib/wire.gen'

/** A card of which everybody knows both sides. */
export interface OpenCard {
  readonly object: string
  readonly back: string
}

/** A card in somebody's hand, as far as the viewer knows it. */
export interface HeldCard {
  /** Null: the viewer has never seen it. */
  readonly object: string | null
  readonly back: string
  /** Whether it is turned towards its owner. */
  readonly inward: boolean
}

/** A card on the table, and who laid it down. */
export interface Laid {
  readonly seat: number
  readonly card: OpenCard
}

export interface Sight {
  readonly turn: number
  readonly active: number
  readonly partner: number | null
  /** The slot that the viewer has chosen. */
  readonly committed: number | null
  /** As many cards as a hand can have. */
  readonly handSize: number
  /** By seat. */
  readonly hands: readonly (readonly HeldCard[])[]
  readonly zones: readonly (readonly OpenCard[])[]
  readonly scores: readonly number[]
  readonly targets: readonly number[]
  /** The two cards of the exchange while it can be sabotaged, the active player's first. */
  readonly trade: readonly Laid[]
  readonly sabotages: readonly Laid[]
  readonly standing: string | null
  /** Received without a point, to be discarded. */
  readonly aside: readonly OpenCard[]
  readonly last: { readonly trade: readonly Laid[]; readonly sabotages: readonly Laid[] }
  readonly deck: { readonly count: number; readonly back: string | null }
  /** In the order in which they were discarded. */
  readonly discards: readonly OpenCard[]
  readonly unseen: readonly Counted[]
  /** Cards from before a reshuffle that lie in hands, the viewer cannot tell where. */
  readonly earlier: readonly OpenCard[]
}

export interface Counted {
  readonly card: OpenCard
  readonly count: number
}

const row = (view: View, key: string): (string | null)[] => {
  const value = view[key]
  return Array.isArray(value) ? value.map((one) => (one === null ? null : String(one))) : []
}
const names = (view: View, key: string): string[] => row(view, key).filter((one) => one !== null)
const counts = (view: View, key: string): number[] => row(view, key).map(Number)
const named = (view: View, key: string): string | null => {
  const value = view[key]
  return value === null || value === undefined ? null : String(value)
}
const numbered = (view: View, key: string): number | null => {
  const name = named(view, key)
  return name === null ? null : Number(name)
}

/** `treasure-plain`: the two sides of a card. */
export function openCard(name: string): OpenCard {
  const [object = '', back = ''] = name.split('-')
  return { object, back }
}

/** `unknown-plain-inward`: what is known of a card in a hand. */
function heldCard(name: string): HeldCard {
  const [object = '', back = '', mark] = name.split('-')
  return { object: object === 'unknown' ? null : object, back, inward: mark === 'inward' }
}

export function sightOf(view: View): Sight {
  const scores = counts(view, 'scores')
  const slots = Object.keys(view).filter((key) => /^card_\d$/.test(key))
  const active = numbered(view, 'active') ?? 0
  const partner = numbered(view, 'partner')
  const traders = partner === null ? [] : [active, partner]
  return {
    turn: Number(view['turn'] ?? 0),
    active,
    partner,
    committed: numbered(view, 'committed'),
    handSize: slots.length,
    hands: scores.map((_, seat) =>
      slots.flatMap((slot) => {
        const name = row(view, slot)[seat]
        return name ? [heldCard(name)] : []
      }),
    ),
    zones: zonesOf(row(view, 'zones'), scores.length),
    scores,
    targets: counts(view, 'targets'),
    trade: laid(names(view, 'trade'), traders),
    sabotages: laid(names(view, 'sabotages'), counts(view, 'saboteurs')),
    standing: named(view, 'standing'),
    aside: names(view, 'aside').map(openCard),
    last: {
      trade: laid(names(view, 'last_trade'), counts(view, 'last_traders')),
      sabotages: laid(names(view, 'last_sabotages'), counts(view, 'last_saboteurs')),
    },
    deck: { count: Number(view['deck'] ?? 0), back: named(view, 'deck_back') },
    discards: names(view, 'discards').map(openCard),
    unseen: Object.entries(view['unseen'] ?? {}).map(([name, count]) => ({
      card: openCard(name),
      count: Number(count),
    })),
    earlier: names(view, 'pool_cards').map(openCard),
  }
}

/** Each seat's zone in the order of arrival: the fact has the same number of places for all. */
function zonesOf(places: readonly (string | null)[], seats: number): OpenCard[][] {
  const most = Math.floor(places.length / Math.max(1, seats))
  return Array.from({ length: seats }, (_, seat) =>
    places.slice(seat * most, (seat + 1) * most).flatMap((name) => (name ? [openCard(name)] : [])),
  )
}

function laid(cards: readonly string[], seats: readonly number[]): Laid[] {
  return cards.map((card, i) => ({ seat: seats[i] ?? 0, card: openCard(card) }))
}
