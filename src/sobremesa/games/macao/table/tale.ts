/** What is told of a finished game: prestige by rounds and at the end, and the deeds to remember. */

import { gainsOf, roundsBy } from '$client/table/kit/rounds'
import { best, Counts, countsOf, highestOf, named, partsOf } from '$client/table/tale'
import { type Anecdote, type Finished, record, seatsOf, type Tale } from '$client/table/tale'
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

/** What the last scoring took from a seat and brought it. */
function endOf({ log, result }: Finished<Words>, who: string): number {
  const { punished, cards, city } = accountOf(log, result.scores)
  return [punished, cards, city].reduce((sum, points) => sum + (points[Number(who)] ?? 0), 0)
}

const course = { gain: (lines: readonly Line[], who: string) => prestigeIn(lines).of(who) }

const rounds = roundsBy<Words>(
  {
    ...course,
    opening: 'round_began',
    columns: COLUMNS,
    end: { head: { key: 'table-tale_end' }, gain: endOf },
  },
  { signed: false },
)

/** What a seat holds alone, of at least so much: the thing, the seat and the number. */
function sole(counts: Counts, least: number, noun: string) {
  const most = counts.most(least)
  const [thing = '', seat = ''] = most?.things[0]?.split(' ') ?? []
  if (!most || most.things.length > 1) return null
  const held = noun ? named(noun, thing) : Number(thing)
  return { names: named('seat', seat), number: most.number, held }
}

/** The most prestige in one round, if it was one round of one seat. */
function roundAnecdote({ log, result }: Finished<Words>): Anecdote | null {
  const all = partsOf(log, 'round_began')
  const gains = new Counts()
  for (const seat of seatsOf(result)) {
    gainsOf<Words>(course, all, seat).forEach((gain, i) => gains.raise(`${i + 1} ${seat}`, gain))
  }
  const most = sole(gains, 10, '')
  if (!most) return null
  const { names, number, held: round } = most
  return { key: 'table-tale_round', icon: 'prestige', places: { names, number, round } }
}

/** The card that brought its owner most prestige, in the game and at its end. */
function cardAnecdote(log: readonly Line[]): Anecdote | null {
  const brought = new Counts()
  const told = [...toldOf(log, 'gave_points'), ...toldOf(log, 'card_scored')]
  for (const [seat, card, points] of told) brought.add(`${card} ${seat}`, points)
  const most = sole(brought, 8, 'card')
  if (!most) return null
  const { names, number, held: card } = most
  return { key: 'table-tale_card', icon: 'card-office', places: { names, number, card } }
}

/** The few who have never taken a punish marker. */
function cleanAnecdote(log: readonly Line[], seats: readonly string[]): Anecdote | null {
  const clean = new Counts()
  for (const seat of seats) {
    if (!toldOf(log, 'punished').some(([who]) => who === seat)) clean.add(seat)
  }
  return record(clean.most(1, seats.length), 'table-tale_clean', 'punish')
}

function anecdotes(told: Finished<Words>): Anecdote[] {
  const { log, result } = told
  const players = result.places.length
  const tribute = countsOf(toldOf(log, 'tribute_paid'), ([, , points]) => points)
  const delivered = countsOf(toldOf(log, 'delivered'))
  const lapsed = highestOf(toldOf(log, 'lapsed'), ([, cubes]) => cubes)
  const strings = highestOf(toldOf(log, 'city_scored'), ([, string]) => string)
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
