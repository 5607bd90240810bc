/** What is told of a finished game: prestige by rounds and at the end, and the deeds to remember. */

import type { Line } from '$client/lib/wire.gen'
import {
  best,
  Counts,
  partsOf,
  record,
  ROUND,
  seatsOf,
  spansOf,
  sumOf,
  TOTAL,
  type Fact,
  type Finished,
  type Rounds,
  type Tale,
} from '$client/table/tale'
import { accountOf } from './account'

/** The events that bring prestige during the game, each with the seat first and the points last. */
const PRESTIGE: readonly string[] = ['delivered', 'tribute_paid', 'gave_points']
/** Twelve rounds in so many columns, beside the one of the end. */
const COLUMNS = 4

const pointsOf = ([, things]: Line) => Number(things.at(-1))
const bringsTo =
  (seat: string) =>
  ([event, [who]]: Line) =>
    who === seat && PRESTIGE.includes(event)

/** What each round brought a seat. */
function gainsOf(all: readonly (readonly Line[])[], seat: string): number[] {
  return all.map((lines) =>
    lines.filter(bringsTo(seat)).reduce((sum, line) => sum + pointsOf(line), 0),
  )
}

function rounds({ log, result }: Finished): Rounds {
  const all = partsOf(log, 'round_began')
  const spans = spansOf(all.length, COLUMNS)
  const { punished, cards, city } = accountOf(log, result.scores)
  const rows = seatsOf(result).map((who) => {
    const gains = gainsOf(all, who)
    const seat = Number(who)
    const end = (punished[seat] ?? 0) + (cards[seat] ?? 0) + (city[seat] ?? 0)
    const values = [...spans.map((span) => sumOf(gains, span)), end]
    const total = values.reduce((sum, value) => sum + value, 0)
    return { who, cells: values.map((value) => ({ value })), total }
  })
  return {
    caption: { key: 'table-tale_rounds' },
    round: ROUND,
    heads: [...spans, { key: 'table-tale_end' }],
    total: TOTAL,
    noun: 'seat',
    rows,
    signed: false,
  }
}

/** The most prestige in one round, if it was one round of one seat. */
function roundFact({ log, result }: Finished): Fact | null {
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
function cardFact(log: readonly Line[]): Fact | null {
  const brought = new Counts()
  for (const [event, [seat, card, points]] of log) {
    if (event === 'gave_points' || event === 'card_scored')
      brought.add(`${card} ${seat}`, Number(points))
  }
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
function cleanFact(log: readonly Line[], seats: readonly string[]): Fact | null {
  const clean = new Counts()
  for (const seat of seats) {
    if (!log.some(([event, [who]]) => event === 'punished' && who === seat)) clean.add(seat)
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

function facts(told: Finished): Fact[] {
  const { log, result } = told
  const players = result.places.length
  const [tribute, delivered, lapsed, strings] = [
    new Counts(),
    new Counts(),
    new Counts(),
    new Counts(),
  ]
  for (const line of log) {
    const [event, things] = line
    const seat = String(things[0])
    if (event === 'tribute_paid') tribute.add(seat, pointsOf(line))
    if (event === 'delivered') delivered.add(seat)
    if (event === 'lapsed') lapsed.raise(seat, Number(things[1]))
    if (event === 'city_scored') strings.raise(seat, Number(things[1]))
  }
  return best([
    roundFact(told),
    record(delivered.most(4, players), 'table-tale_delivered', 'ship'),
    cleanFact(log, seatsOf(result)),
    record(tribute.most(15, players), 'table-tale_tribute', 'tribute'),
    cardFact(log),
    record(strings.most(5, players), 'table-tale_string', 'string'),
    record(lapsed.most(6, players), 'table-tale_lapsed', 'cube-any'),
  ])
}

export const tale: Tale = { rounds, facts }
