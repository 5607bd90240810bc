/** What is told of a finished game: points by rounds of the table, and the exchanges to remember. */

import { best, Counts, partsOf, record, roundsBy, seatsOf, sumOf } from '$client/table/tale'
import type { Anecdote, Finished, Rounds, Tale } from '$client/table/tale'
import { toldOf } from '$client/table/words'
import { openCard } from './sight'
import type { Line, Words } from './view.gen'

/** How far each seat's points have moved in each turn. */
function gainsIn(turns: readonly (readonly Line[])[]): Counts[] {
  const points = new Counts()
  return turns.map((lines) => {
    const gains = new Counts()
    for (const [seat, score] of toldOf(lines, 'scored')) {
      const gain = score - points.of(seat)
      points.add(seat, gain)
      gains.add(seat, gain)
    }
    return gains
  })
}

/** A round of the table is a turn for every seat. */
function rounds({ log, result }: Finished<Words>): Rounds {
  const turns = gainsIn(partsOf(log, 'turn_began'))
  const seats = result.places.length
  const all = Math.ceil(turns.length / seats)
  const gains = (who: string) => {
    const own = turns.map((turn) => turn.of(who))
    const turnsOf = (round: number) => ({ first: round * seats, last: (round + 1) * seats - 1 })
    return Array.from({ length: all }, (_, round) => sumOf(own, turnsOf(round)))
  }
  return roundsBy({ rounds: all, players: seatsOf(result), gains })
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
    for (const [seat] of toldOf(lines, 'taken')) {
      grabbed.add(seat)
      taken.raise(seat, grabbed.of(seat))
    }
    for (const [seat] of toldOf(lines, 'sabotaged')) sabotages.add(seat)
    for (const [seat, cards] of toldOf(lines, 'hand_discarded')) thrown.raise(seat, cards)
    for (const [number] of toldOf(lines, 'window_closed')) duel = Math.max(duel, number)
    for (const [seat, , food] of toldOf(lines, 'eaten')) meals.push([seat, openCard(food).object])
  }
  return { taken, sabotages, thrown, duel, meals }
}

/** The only meal with what it was, or how many there were. */
function mealAnecdote(meals: Records['meals']): Anecdote | null {
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
function sameAnecdote(log: readonly Line[]): Anecdote | null {
  const [only, another] = toldOf(log, 'identical')
  if (!only || another) return null
  const object = { noun: 'object', things: [only[0]] }
  return { key: 'table-tale_same', icon: 'exchange', places: { object } }
}

function anecdotes({ log, result }: Finished<Words>): Anecdote[] {
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
    mealAnecdote(meals),
    record(taken.most(2, players), 'table-tale_taken', 'ob-lollipop'),
    record(sabotages.most(2, players), 'table-tale_sabotages', 'bk-sabotage'),
    sameAnecdote(log),
    record(thrown.most(2, players), 'table-tale_thrown', 'ob-muffin'),
  ])
}

export const tale: Tale<Words> = { rounds, anecdotes }
