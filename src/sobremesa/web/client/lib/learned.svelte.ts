/** Which games somebody has learned on this device, and how many he has played with the coach since. */

import { keep, listsIn, readKept } from './kept'

const KEY = 'sobremesa.learned'

/** In so many games the coach says less and less. */
export const COACHED = 3

class Learned {
  /** For each game that was learned, the tables at which a game with the coach was played to its end. */
  #tables = $state.raw<Readonly<Record<string, readonly string[]>>>({})

  constructor() {
    const isTable = (one: unknown) => typeof one === 'string'
    this.#tables = listsIn(readKept(KEY).tables, isTable)
  }

  /** Which game with the coach comes next, from 1; null if it was never learned, or there is none left. */
  next(game: string): number | null {
    const played = this.#tables[game]?.length
    return played === undefined || played >= COACHED ? null : played + 1
  }

  /** Begin anew: a lesson is over, or the coach is called back. */
  begin(game: string): void {
    this.#change(game, [])
  }

  /** A game with the coach is over, at that table. */
  finish(game: string, table: string): void {
    const tables = this.#tables[game] ?? []
    if (!tables.includes(table)) this.#change(game, [...tables, table])
  }

  #change(game: string, tables: readonly string[]): void {
    this.#tables = { ...this.#tables, [game]: tables }
    keep(KEY, { tables: this.#tables })
  }
}

export const learned = new Learned()
