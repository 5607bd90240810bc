/** The facts of a view with their types, as the parts of this table need them. */

import type { View } from '$client/lib/wire.gen'

/** Who acts: a seat, or Emma, who has none. */
export type Who = number | 'emma'

/** A voting token that lies at a flavour. */
export interface Vote {
  readonly seat: number
  readonly flavour: string
  readonly edge: string
  /** Null: face down, and somebody else's. */
  readonly face: string | null
}

/** A card of a trick, and who played it. */
export interface Played {
  readonly who: Who
  readonly card: string
  /** The flavour that the card stands for, where it is not the printed one. */
  readonly as: string | null
}

export interface Trick {
  readonly cards: readonly Played[]
  readonly leader: Who | null
  readonly winner: Who | null
}

export interface Row {
  readonly row: string
  readonly points: number
  /** What a bet brings or costs; null where none can be laid. */
  readonly won: number | null
  readonly lost: number | null
}

export interface Sight {
  readonly mode: string
  readonly solo: boolean
  readonly round: number
  readonly target: number
  readonly start: number
  readonly royal: string | null
  readonly allergen: string | null
  readonly hand: readonly string[]
  readonly handSizes: readonly number[]
  readonly tricks: number
  readonly scores: readonly number[]
  readonly boxes: readonly number[]
  readonly bets: readonly (string | null)[]
  readonly track: readonly Row[]
  readonly trick: Trick
  readonly stake: string | null
  /** The trick before, in the order of play. */
  readonly last: Trick
  readonly aside: number
  readonly gave: readonly string[]
  readonly received: readonly string[]
  readonly discards: readonly string[]
  /** Whom the viewer passes to, and with whom he plays. */
  readonly passTo: number | null
  readonly partner: number | null
  readonly tokens: readonly string[]
  readonly tokenCounts: readonly number[]
  readonly votes: readonly Vote[]
  readonly flavourSums: readonly number[]
  readonly groupSums: readonly number[]
  readonly allergenCard: string | null
  readonly emma: {
    readonly boxes: number
    readonly score: number
    readonly piles: readonly number[]
    readonly shown: readonly string[]
    /** The line of her table by which she played. */
    readonly line: string | null
  }
}

const named = (view: View, key: string): string | null => {
  const value = view[key]
  return typeof value === 'string' ? value : null
}
const count = (view: View, key: string): number => Number(view[key] ?? 0)
const row = (view: View, key: string): (string | null)[] => {
  const value = view[key]
  return Array.isArray(value) ? value.map((one) => (one === null ? null : String(one))) : []
}
const names = (view: View, key: string): string[] => row(view, key).filter((one) => one !== null)
const counts = (view: View, key: string): number[] => row(view, key).map(Number)
const numberOf = (name: string | null | undefined): number | null =>
  name === null || name === undefined ? null : Number(name)
const seatIn = (view: View, key: string): number | null => numberOf(named(view, key))

/** A name of the noun `who`. */
export function whoIs(name: string | null): Who | null {
  return name === null ? null : name === 'emma' ? 'emma' : Number(name)
}

/** `rows` are the names of the rows of both sides, in the order of the track's facts. */
export function sightOf(view: View, rows: readonly string[]): Sight {
  const mode = named(view, 'mode') ?? ''
  const solo = mode === 'solo'
  return {
    mode,
    solo,
    round: count(view, 'round'),
    target: count(view, 'target'),
    start: seatIn(view, 'start') ?? 0,
    royal: named(view, 'royal'),
    allergen: named(view, 'allergen'),
    hand: names(view, 'hand'),
    handSizes: counts(view, 'hand_sizes'),
    tricks: count(view, 'tricks'),
    scores: counts(view, 'scores'),
    boxes: counts(view, 'boxes'),
    bets: row(view, 'bets'),
    track: trackOf(view, rows),
    trick: trickOf(view),
    stake: named(view, 'stake'),
    last: lastOf(view, solo),
    aside: count(view, 'aside'),
    gave: names(view, 'gave'),
    received: names(view, 'received'),
    discards: names(view, 'discards'),
    passTo: seatIn(view, 'pass_to'),
    partner: seatIn(view, 'partner'),
    tokens: names(view, 'tokens'),
    tokenCounts: counts(view, 'token_counts'),
    votes: votesOf(view),
    flavourSums: counts(view, 'flavour_sums'),
    groupSums: counts(view, 'group_sums'),
    allergenCard: named(view, 'allergen_card'),
    emma: {
      boxes: count(view, 'emma_boxes'),
      score: count(view, 'emma_score'),
      piles: counts(view, 'emma_piles'),
      shown: names(view, 'emma_shown'),
      line: named(view, 'emma_line'),
    },
  }
}

function trackOf(view: View, rows: readonly string[]): Row[] {
  const won = row(view, 'row_won')
  const lost = row(view, 'row_lost')
  return row(view, 'row_points').flatMap((points, i) => {
    const name = rows[i]
    if (points === null || name === undefined) return []
    return [{ row: name, points: Number(points), won: numberOf(won[i]), lost: numberOf(lost[i]) }]
  })
}

function trickOf(view: View): Trick {
  const cards: Played[] = row(view, 'on_table').flatMap((card, who) =>
    card === null ? [] : [{ who, card, as: null }],
  )
  const emma = named(view, 'emma_card')
  if (emma !== null) cards.push({ who: 'emma', card: emma, as: named(view, 'emma_card_counts_as') })
  return {
    cards,
    leader: whoIs(named(view, 'leader')),
    winner: whoIs(named(view, 'winning')),
  }
}

/** The cards of the last trick lie in the order of play, from its leader on. */
function lastOf(view: View, solo: boolean): Trick {
  const leader = whoIs(named(view, 'last_leader'))
  const players: Who[] = solo ? [0, 'emma'] : counts(view, 'scores').map((_, seat) => seat)
  const first = leader === null ? 0 : players.indexOf(leader)
  const cards = names(view, 'last_trick').map((card, i) => ({
    who: players[(first + i) % players.length] ?? 0,
    card,
    as: null,
  }))
  return { cards, leader, winner: null }
}

/** The tokens lie in the order of voting, one of each seat in turn from the start player on. */
function votesOf(view: View): Vote[] {
  const seats = counts(view, 'scores').length
  const start = seatIn(view, 'start') ?? 0
  const edges = names(view, 'vote_edges')
  const faces = row(view, 'vote_faces')
  return names(view, 'vote_flavours').map((flavour, i) => ({
    seat: (start + i) % seats,
    flavour,
    edge: edges[i] ?? '',
    face: faces[i] ?? null,
  }))
}
