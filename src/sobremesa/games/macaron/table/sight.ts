/** The view as this table draws it: its facts, and what is put together from several of them. */

import { numberOf } from '$client/table/words'
import type { CardName, EdgeName, FaceName, FlavourName, View, WhoName } from './view.gen'

/** Who acts: a seat, or Emma, who has none. */
export type Who = number | 'emma'

/** A voting token that lies at a flavour. */
export interface Vote {
  readonly seat: number
  readonly flavour: FlavourName
  readonly edge: EdgeName
  /** Null: face down, and somebody else's. */
  readonly face: FaceName | null
}

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

export interface Sight extends View {
  readonly solo: boolean
  readonly trick: Trick
  /** The trick before, in the order of play. */
  readonly last: Trick
  readonly votes: readonly Vote[]
}

export function sightOf(view: View): Sight {
  return {
    ...view,
    solo: view.mode === 'solo',
    trick: trickOf(view),
    last: lastOf(view),
    votes: votesOf(view),
  }
}

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

/** The tokens lie in the order of voting, one of each seat in turn from the start player on. */
function votesOf(view: View): Vote[] {
  const start = numberOf(view.start) ?? 0
  return view.vote_flavours.flatMap((flavour, i) => {
    const edge = view.vote_edges[i] ?? null
    if (flavour === null || edge === null) return []
    return [
      { seat: (start + i) % view.scores.length, flavour, edge, face: view.vote_faces[i] ?? null },
    ]
  })
}
