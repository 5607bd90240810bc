/** What is told of a finished game: points by rounds of the table, and the exchanges to remember. */

import { gainsOf, roundsBy } from '$client/table/kit/rounds'
import { best, Counts, partsOf, record, seatsOf } from '$client/table/tale'
import type { Anecdote, Finished, Tale } from '$client/table/tale'
import { toldOf } from '$client/table/words'
import { openCard } from './sight'
import type { Line, Words } from './view.gen'

/** How somebody stands after some lines. */
const score = (lines: readonly Line[], who: string) =>
  toldOf(lines, 'scored').findLast(([seat]) => seat === who)?.[1] ?? null

/** A round of the table is a turn for every seat. */
const rounds = roundsBy<Words>({
  opening: 'turn_began',
  every: ({ result }) => result.places.length,
  score,
})

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
  for (const seat of seatsOf(result)) {
    hauls.raise(seat, Math.max(0, ...gainsOf({ score }, turns, seat)))
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
