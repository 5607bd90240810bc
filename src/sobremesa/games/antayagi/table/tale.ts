/** What is told of a finished game: points by rounds of the table, and the exchanges to remember. */

import { gainsOf, roundsBy } from '$client/table/kit/rounds'
import { best, Counts, countsOf, highestOf, named, partsOf } from '$client/table/tale'
import { type Anecdote, type Finished, record, seatsOf, type Tale } from '$client/table/tale'
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

/** Most cards taken in one turn. */
function takenIn(turns: readonly (readonly Line[])[]): Counts {
  const taken = new Counts()
  for (const lines of turns) {
    const grabbed = countsOf(toldOf(lines, 'taken'))
    for (const [seat] of toldOf(lines, 'taken')) taken.raise(seat, grabbed.of(seat))
  }
  return taken
}

/** The only meal with what it was, or how many there were. */
function mealAnecdote(log: readonly Line[]): Anecdote | null {
  const meals = toldOf(log, 'eaten')
  const [only] = meals
  if (!only) return null
  if (meals.length > 1) {
    return { key: 'table-tale_meals', icon: 'ob-t_rex', places: { number: meals.length } }
  }
  const [seat, , food] = only
  const places = { names: named('seat', seat), object: named('object', openCard(food).object) }
  return { key: 'table-tale_meal', icon: 'ob-t_rex', places }
}

/** Both have offered the same, once. */
function sameAnecdote(log: readonly Line[]): Anecdote | null {
  const [only, another] = toldOf(log, 'identical')
  if (!only || another) return null
  const places = { object: named('object', only[0]) }
  return { key: 'table-tale_same', icon: 'exchange', places }
}

function anecdotes({ log, result }: Finished<Words>): Anecdote[] {
  const players = result.places.length
  const turns = partsOf(log, 'turn_began')
  const hauls = new Counts()
  for (const seat of seatsOf(result)) {
    hauls.raise(seat, Math.max(0, ...gainsOf({ score }, turns, seat)))
  }
  const played = turns.flat()
  const duel = Math.max(...toldOf(played, 'window_closed').map(([number]) => number))
  const sabotages = countsOf(toldOf(played, 'sabotaged'))
  const thrown = highestOf(toldOf(played, 'hand_discarded'), ([, cards]) => cards)
  return best([
    duel < 2 ? null : { key: 'table-tale_duel', icon: 'bk-sabotage', places: { number: duel } },
    record(hauls.most(2, players), 'table-tale_haul', 'ob-treasure'),
    mealAnecdote(played),
    record(takenIn(turns).most(2, players), 'table-tale_taken', 'ob-lollipop'),
    record(sabotages.most(2, players), 'table-tale_sabotages', 'bk-sabotage'),
    sameAnecdote(log),
    record(thrown.most(2, players), 'table-tale_thrown', 'ob-muffin'),
  ])
}

export const tale: Tale<Words> = { rounds, anecdotes }
