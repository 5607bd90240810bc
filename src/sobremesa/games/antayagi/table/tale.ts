/** What is told of a finished game: points by rounds of the table, and the exchanges to remember. */

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

/** How far each seat's points have moved in each turn. */
function gainsIn(turns: readonly (readonly Line[])[]): Counts[] {
  const points = new Counts()
  return turns.map((lines) => {
    const gains = new Counts()
    for (const [event, things] of lines) {
      if (event !== 'scored') continue
      const seat = String(things[0])
      const gain = Number(things[1]) - points.of(seat)
      points.add(seat, gain)
      gains.add(seat, gain)
    }
    return gains
  })
}

/** A round of the table is a turn for every seat. */
function rounds({ log, result }: Finished): Rounds {
  const gains = gainsIn(partsOf(log, 'turn_began'))
  const seats = result.places.length
  const spans = spansOf(Math.ceil(gains.length / seats))
  const rows = seatsOf(result).map((who) => {
    const own = gains.map((turn) => turn.of(who))
    const cells = spans.map(({ first, last }) => ({
      value: sumOf(own, { first: first * seats, last: (last + 1) * seats - 1 }),
    }))
    return { who, cells, total: sumOf(own, { first: 0, last: own.length - 1 }) }
  })
  const caption = { key: 'table-tale_rounds' }
  return { caption, round: ROUND, heads: spans, total: TOTAL, noun: 'seat', rows, signed: true }
}

interface Records {
  readonly taken: Counts
  readonly sabotages: Counts
  readonly thrown: Counts
  /** Most sabotages in one exchange. */
  readonly duel: number
  /** What was eaten: the seat and the object. */
  readonly meals: readonly (readonly [seat: string, object: string])[]
}

function recordsIn(turns: readonly (readonly Line[])[]): Records {
  const [taken, sabotages, thrown] = [new Counts(), new Counts(), new Counts()]
  const meals: [string, string][] = []
  let duel = 0
  for (const lines of turns) {
    const grabbed = new Counts()
    for (const [event, things] of lines) {
      const seat = String(things[0])
      if (event === 'taken') grabbed.add(seat)
      if (event === 'sabotaged') sabotages.add(seat)
      if (event === 'hand_discarded') thrown.raise(seat, Number(things[1]))
      if (event === 'window_closed') duel = Math.max(duel, Number(things[0]))
      // A card is told as its object and its back.
      if (event === 'eaten') meals.push([seat, String(things[2]).split('-')[0] ?? ''])
      taken.raise(seat, grabbed.of(seat))
    }
  }
  return { taken, sabotages, thrown, duel, meals }
}

/** The only meal with what it was, or how many there were. */
function mealFact(meals: Records['meals']): Fact | null {
  const [only] = meals
  if (!only) return null
  if (meals.length > 1) {
    return { key: 'table-tale_meals', icon: 'ob-t_rex', places: { number: meals.length } }
  }
  const [seat, object] = only
  const places = {
    names: { noun: 'seat', things: [seat] },
    object: { noun: 'object', things: [object] },
  }
  return { key: 'table-tale_meal', icon: 'ob-t_rex', places }
}

/** Both have offered the same, once. */
function sameFact(log: readonly Line[]): Fact | null {
  const same = log.filter(([event]) => event === 'identical')
  if (same.length !== 1) return null
  const object = { noun: 'object', things: [String(same[0]?.[1][0])] }
  return { key: 'table-tale_same', icon: 'exchange', places: { object } }
}

function facts({ log, result }: Finished): Fact[] {
  const players = result.places.length
  const turns = partsOf(log, 'turn_began')
  const hauls = new Counts()
  for (const gains of gainsIn(turns)) {
    for (const seat of seatsOf(result)) hauls.raise(seat, gains.of(seat))
  }
  const { taken, sabotages, thrown, duel, meals } = recordsIn(turns)
  return best([
    duel < 2 ? null : { key: 'table-tale_duel', icon: 'bk-sabotage', places: { number: duel } },
    record(hauls.most(2, players), 'table-tale_haul', 'ob-treasure'),
    mealFact(meals),
    record(taken.most(2, players), 'table-tale_taken', 'ob-lollipop'),
    record(sabotages.most(2, players), 'table-tale_sabotages', 'bk-sabotage'),
    sameFact(log),
    record(thrown.most(2, players), 'table-tale_thrown', 'ob-muffin'),
  ])
}

export const tale: Tale = { rounds, facts }
