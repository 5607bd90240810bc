/** A game's tale as its tests read it, told from a log alone: rows of numbers, and anecdotes in short. */

import type { Anecdote, Finished, Tale } from './tale'
import type { AnyWords, LineOf, ResultOf } from './words'

/** `{ noun: 'seat', things: ['0', '2'] }` is `seat:0,2`. */
function inShort({ key, icon, places = {} }: Anecdote) {
  const said = Object.entries(places).map(([place, what]) => [
    place,
    typeof what === 'number' ? what : `${what.noun}:${what.things.join()}`,
  ])
  return [key.replace('table-tale_', ''), icon, Object.fromEntries(said)]
}

export function retelling<Words extends AnyWords>(tale: Tale<Words>, result: ResultOf<Words>) {
  const told = (log: readonly LineOf<Words>[]): Finished<Words> => ({ log, view: {}, result })
  const rounds = (log: readonly LineOf<Words>[]) => tale.rounds(told(log))
  return {
    rounds,
    /** Who it was, what each column brought, and the total. */
    rows: (log: readonly LineOf<Words>[]) =>
      rounds(log)?.rows.map(({ who, cells, total }) => [
        who,
        ...cells.map(({ value }) => value),
        total,
      ]),
    /** Each by its key, its symbol, and what stands at its places. */
    anecdotes: (log: readonly LineOf<Words>[]) => tale.anecdotes(told(log)).map(inShort),
  }
}
