/** The view as this table draws it: its facts, and what is put together from several of them. */

import { numberOf } from '$client/table/words'
import type { CardName, FlavourName, View, WhoName } from './view.gen'

/** Who acts: a seat, or Emma, who has none. */
export type Who = number | 'emma'

/** A card of a trick, and who played it. */
export interface Played {
  readonly who: Who
  readonly card: CardName
  /** The flavour that the card stands for, where it is not the printed one. */
  readonly as: FlavourName | null
}

export interface Trick {
  readonly cards: readonly Played[]
  readonly leader: Who | null
  readonly winner: Who | null
}

export const sightOf = (view: View) => ({
  ...view,
  solo: view.mode === 'solo',
  trick: trickOf(view),
  /** The trick before, in the order of play. */
  last: lastOf(view),
  votes: votesOf(view),
})
export type Sight = ReturnType<typeof sightOf>

/** A name of the noun `who`. */
export function whoIs(name: WhoName): Who {
  return name === 'emma' ? name : Number(name)
}

const perhaps = (name: WhoName | null): Who | null => (name === null ? null : whoIs(name))

function trickOf(view: View): Trick {
  const cards: Played[] = view.on_table.flatMap((card, who) =>
    card === null ? [] : [{ who, card, as: null }],
  )
  const { emma_card: card, emma_card_counts_as: as } = view
  if (card !== null) cards.push({ who: 'emma', card, as })
  return { cards, leader: perhaps(view.leader), winner: perhaps(view.winning) }
}

/** The cards of the last trick lie in the order of play, from its leader on. */
function lastOf(view: View): Trick {
  const leader = perhaps(view.last_leader)
  const players: Who[] = view.mode === 'solo' ? [0, 'emma'] : view.scores.map((_, seat) => seat)
  const first = leader === null ? 0 : players.indexOf(leader)
  const cards = view.last_trick
    .filter((card) => card !== null)
    .map((card, i) => ({ who: players[(first + i) % players.length] ?? 0, card, as: null }))
  return { cards, leader, winner: null }
}

/** The tokens at the flavours, in the order of voting: one of each seat in turn from the start player on. */
function votesOf(view: View) {
  const start = numberOf(view.start) ?? 0
  return view.vote_flavours.flatMap((flavour, i) => {
    const seat = (start + i) % view.scores.length
    const edge = view.vote_edges[i] ?? null
    // Null: face down, and somebody else's.
    const face = view.vote_faces[i] ?? null
    return flavour === null || edge === null ? [] : [{ seat, flavour, edge, face }]
  })
}
