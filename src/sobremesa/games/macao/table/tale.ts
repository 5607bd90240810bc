/** What is told of a finished game: prestige by rounds and at the end, and the deeds to remember. */

import { best, Counts, partsOf, record, roundsBy, seatsOf } from '$client/table/tale'
import type { Anecdote, Finished, Rounds, Tale } from '$client/table/tale'
import { toldOf } from '$client/table/words'
import { accountOf } from './account'
import type { Line, Words } from './view.gen'

/** The rounds in so many columns, beside the one of the end. */
const COLUMNS = 4

/** The prestige that lines bring, seat by seat. */
function prestigeIn(lines: readonly Line[]): Counts {
  const gains = new Counts()
  for (const [seat, , , points] of toldOf(lines, 'delivered')) gains.add(seat, points)
  for (const [seat, , points] of toldOf(lines, 'tribute_paid')) gains.add(seat, points)
  for (const [seat, , points] of toldOf(lines, 'gave_points')) gains.add(seat, points)
  return gains
}

/** What each round brought a seat. */
function gainsOf(all: readonly (readonly Line[])[], seat: string): number[] {
  return all.map((lines) => prestigeIn(lines).of(seat))
}

function rounds({ log, result }: Finished<Words>): Rounds {
  const all = partsOf(log, 'round_began')
  const account = accountOf(log, result.scores)
  const course = { rounds: all.length, players: seatsOf(result), columns: COLUMNS }
  const told = roundsBy({ ...course, gains: (who) => gainsOf(all, who) }, { signed: false })
  const rows = told.rows.map(({ who, cells, total }) => {
    const seat = Number(who)
    const end =
      (account.punished[seat] ?? 0) + (account.cards[seat] ?? 0) + (account.city[seat] ?? 0)
    return { who, cells: [...cells, { value: end }], total: total + end }
  })
  return { ...told, heads: [...told.heads, { key: 'table-tale_end' }], rows }
}

/** The most prestige in one round, if it was one round of one seat. */
function roundAnecdote({ log, result }: Finished<Words>): Anecdote | null {
  const all = partsOf(log, 'round_began')
  const gains = new Counts()
  for (const seat of seatsOf(result)) {
    gainsOf(all, seat).forEach((gain, round) => gains.raise(`${round + 1} ${seat}`, gain))
  }
  const most = gains.most(10)
  const [round, seat] = most?.things[0]?.split(' ') ?? []
  if (!most || most.things.length > 1) return null
  const names = { noun: 'seat', things: [String(seat)] }
  const places = { names, number: most.number, round: Number(round) }
  return { key: 'table-tale_round', icon: 'prestige', places }
}

/** The card that brought its owner most prestige, in the game and at its end. */
function cardAnecdote(log: readonly Line[]): Anecdote | null {
  const brought = new Counts()
  const told = [...toldOf(log, 'gave_points'), ...toldOf(log, 'card_scored')]
  for (const [seat, card, points] of told) brought.add(`${card} ${seat}`, points)
  const most = brought.most(8)
  const [card, seat] = most?.things[0]?.split(' ') ?? []
  if (!most || most.things.length > 1) return null
  const places = {
    names: { noun: 'seat', things: [String(seat)] },
    card: { noun: 'card', things: [String(card)] },
    number: most.number,
  }
  return { key: 'table-tale_card', icon: 'card-office', places }
}

/** The few who have never taken a punish marker. */
function cleanAnecdote(log: readonly Line[], seats: readonly string[]): Anecdote | null {
  const clean = new Counts()
  for (const seat of seats) {
    if (!toldOf(log, 'punished').some(([who]) => who === seat)) clean.add(seat)
  }
  const most = clean.most(1, seats.length)
  return (
    most && {
      key: 'table-tale_clean',
      icon: 'punish',
      places: { names: { noun: 'seat', things: most.things } },
    }
  )
}

function anecdotes(told: Finished<Words>): Anecdote[] {
  const { log, result } = told
  const players = result.places.length
  const [tribute, delivered, lapsed, strings] = [
    new Counts(),
    new Counts(),
    new Counts(),
    new Counts(),
  ]
  for (const [seat, , points] of toldOf(log, 'tribute_paid')) tribute.add(seat, points)
  for (const [seat] of toldOf(log, 'delivered')) delivered.add(seat)
  for (const [seat, cubes] of toldOf(log, 'lapsed')) lapsed.raise(seat, cubes)
  for (const [seat, string] of toldOf(log, 'city_scored')) strings.raise(seat, string)
  return best([
    roundAnecdote(told),
    record(delivered.most(4, players), 'table-tale_delivered', 'ship'),
    cleanAnecdote(log, seatsOf(result)),
    record(tribute.most(15, players), 'table-tale_tribute', 'tribute'),
    cardAnecdote(log),
    record(strings.most(5, players), 'table-tale_string', 'string'),
    record(lapsed.most(6, players), 'table-tale_lapsed', 'cube-any'),
  ])
}

export const tale: Tale<Words> = { rounds, anecdotes }
