/** What a game tells once it is over, from what its viewer was told; a tale stands beside its Table.svelte. */

import type { Result } from '../lib/wire.gen'
import { rankingOf } from './ranking'
import type { AnyWords, LineOf, ResultOf, SomeWords } from './words'

/** A finished game as its viewer knows it. */
export interface Finished<Words extends AnyWords = SomeWords> {
  /** All lines, from the first on. */
  readonly log: readonly LineOf<Words>[]
  /** The table as it was left. */
  readonly view: Words['view']
  readonly result: ResultOf<Words>
}

/** Things in a text, called by the names of their noun: `{ noun: 'seat', things: ['0', '2'] }`. */
export interface Named {
  readonly noun: string
  readonly things: readonly string[]
}

export const named = (noun: string, ...things: readonly string[]): Named => ({ noun, things })

/** A text of the game, or of the house, and what stands at its places. */
export interface Phrase {
  readonly key: string
  readonly places?: Readonly<Record<string, number | Named>>
}

/** Rounds in a row, both ends counted from 0 and within. */
export interface Span {
  readonly first: number
  readonly last: number
}

/** Something small below a number: a symbol, what it means, and how many. */
export interface Note {
  readonly icon: string
  readonly says: string
  readonly number?: number
}

/** What somebody got in a round; null: was not there any more. */
export interface Cell {
  readonly value: number | null
  readonly notes?: readonly Note[]
}

export interface Row {
  /** A seat's number as the log has it, or the name of somebody without a seat. */
  readonly who: string
  readonly cells: readonly Cell[]
  readonly total: number
}

/** A table per round: a column for each round, or for several in a row, and a row for everybody who played. */
export interface Rounds {
  /** What is counted. */
  readonly caption: Phrase
  /** What a round is called. */
  readonly round: Phrase
  readonly heads: readonly (Span | Phrase)[]
  readonly total: Phrase
  /** The noun of those who played. */
  readonly noun: string
  /** From the first place to the last. */
  readonly rows: readonly Row[]
  /** Whether gains are written with a plus. */
  readonly signed: boolean
}

/** Something worth retelling. */
export interface Anecdote extends Phrase {
  readonly icon: string
}

export interface Tale<Words extends AnyWords = SomeWords> {
  /** Null where nothing can be told by rounds. */
  readonly rounds: (told: Finished<Words>) => Rounds | null
  /** The best first. */
  readonly anecdotes: (told: Finished<Words>) => readonly Anecdote[]
}

/** So many anecdotes are told. */
const ANECDOTES = 3
/** So many columns of rounds fit a phone. */
const COLUMNS = 6
/** A record that more than so many share is none. */
const SHARED = 2

/** The first few of the anecdotes that there are. */
export function best(anecdotes: readonly (Anecdote | null)[]): Anecdote[] {
  return anecdotes.filter((one) => one !== null).slice(0, ANECDOTES)
}

/** Those who hold a record. */
export interface Holders {
  readonly things: readonly string[]
  readonly number: number
}

/** Numbers by name, 0 where nothing was counted. */
export class Counts {
  #counts = new Map<string, number>()

  add(name: string, number = 1) {
    this.#counts.set(name, this.of(name) + number)
  }

  /** Keep the highest number of a name. */
  raise(name: string, number: number) {
    this.#counts.set(name, Math.max(this.of(name), number))
  }

  of(name: string): number {
    return this.#counts.get(name) ?? 0
  }

  get sum(): number {
    return [...this.#counts.values()].reduce((sum, number) => sum + number, 0)
  }

  /** Who has the highest number, if it is at least `least` and not shared by many, or by all `players`. */
  most(least: number, players = Infinity): Holders | null {
    const number = Math.max(...this.#counts.values())
    if (number < least) return null
    const things = [...this.#counts.keys()].filter((name) => this.of(name) === number).toSorted()
    const common = things.length > SHARED || (things.length > 1 && things.length >= players)
    return common ? null : { things, number }
  }
}

/** Numbers by the name that comes first in what was told, each time 1, or as much as is said. */
export function countsOf<Told extends readonly [name: string, ...rest: readonly unknown[]]>(
  all: readonly Told[],
  number: (told: Told) => number = () => 1,
): Counts {
  const counts = new Counts()
  for (const told of all) counts.add(told[0], number(told))
  return counts
}

/** The highest number of each name that comes first in what was told. */
export function highestOf<Told extends readonly [name: string, ...rest: readonly unknown[]]>(
  all: readonly Told[],
  number: (told: Told) => number,
): Counts {
  const counts = new Counts()
  for (const told of all) counts.raise(told[0], number(told))
  return counts
}

/** A record as an anecdote: `names` hold it, with `number`; none where nobody does. */
export function record(
  most: Holders | null,
  key: string,
  icon: string,
  noun = 'seat',
): Anecdote | null {
  return most && { key, icon, places: { names: named(noun, ...most.things), number: most.number } }
}

/** The log in parts, each from a line of that event up to the next one; what comes before is left out. */
export function partsOf<L extends readonly [event: string, things: unknown]>(
  log: readonly L[],
  opening: L[0],
): L[][] {
  const parts: L[][] = []
  for (const line of log) {
    if (line[0] === opening) parts.push([])
    parts.at(-1)?.push(line)
  }
  return parts
}

/** So many rounds in at most `most` spans of equal length; the last may be shorter. */
export function spansOf(rounds: number, most = COLUMNS): Span[] {
  const length = Math.max(1, Math.ceil(rounds / most))
  return Array.from({ length: Math.ceil(rounds / length) }, (_, i) => ({
    first: i * length,
    last: Math.min((i + 1) * length, rounds) - 1,
  }))
}

/** What a span's numbers add up to; a round without a number counts 0. */
export function sumOf(numbers: readonly (number | undefined)[], { first, last }: Span): number {
  return numbers.slice(first, last + 1).reduce<number>((sum, number) => sum + (number ?? 0), 0)
}

/** The seats from the first place to the last, as the log has them. */
export function seatsOf(result: Result): string[] {
  return rankingOf(result).map(({ seat }) => String(seat))
}
