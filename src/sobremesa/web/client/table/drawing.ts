/**
 * Any game's view as something to draw: from its facts and vocabulary alone.
 *
 * It holds words' keys and no sentences, so that the language can change under it. What is empty is
 * not drawn: a table shows only what matters now.
 */

import type { Viewer } from '../lib/seats'
import type { FactValue, FactWords, Offer, View, Vocabulary } from '../lib/wire.gen'
import { isList, placeOf } from './changes'
import { nameThings } from './naming'
import { HAND, handNoun, isCard, isSeats, nounOf, partsOf, rowNames } from './nouns'

/** A thing that lies somewhere. */
export interface Piece {
  readonly noun: string
  readonly name: string
  /** Its place in the view, by which changes are known. */
  readonly at: string
  /** How many of it lie there. */
  readonly times: number
  /** The seat before which it lies, if it lies before one. */
  readonly seat: number | null
  /** The name by which it is chosen; null where another drawing of it is the one to click. */
  thing: string | null
}

/** What a fact says of one row: a number or things. */
export interface Cell {
  readonly at: string
  readonly number: number | null
  readonly pieces: readonly Piece[]
}

/** What stands above a column: a fact, or a thing that parts a fact into several columns. */
export interface Label {
  readonly fact: string
  readonly noun: string | null
  readonly name: string | null
}

export interface Column {
  readonly label: Label
  readonly cells: readonly (Cell | null)[]
}

/** Things of one noun with all that is told of each. */
export interface Board {
  readonly noun: string
  readonly heads: readonly Piece[]
  readonly columns: readonly Column[]
}

/** A fact's things side by side. */
export interface Strip {
  readonly fact: string
  readonly pieces: readonly Piece[]
}

/** A fact in a word or two. */
export interface Entry {
  readonly label: Label
  readonly cell: Cell
}

export interface Sheet {
  readonly status: readonly Entry[]
  /** Facts that name a seat, as tags on that seat's place card. */
  readonly tags: ReadonlyMap<number, readonly string[]>
  readonly strips: readonly Strip[]
  readonly boards: readonly Board[]
}

export interface Drawing extends Sheet {
  readonly hand: readonly Strip[]
  /** All that is told of the seats, one row for each. */
  readonly seats: Board | null
  /** What is told of the kinds of cards that one may hold; it is printed on them. */
  readonly kinds: Board | null
  /** Memories, shown on demand. */
  readonly known: Sheet
}

/** What somebody sees of a table. */
export interface Seen {
  readonly view: View
  readonly viewer: Viewer
  readonly seats: number
  readonly offer: Offer | null
}

const SEATS = 'seat'

export function draw(vocabulary: Vocabulary, seen: Seen): Drawing {
  const now = gather(vocabulary, seen, false)
  const known = gather(vocabulary, seen, true)
  const kinds = now.boards.find((board) => printed(vocabulary, board.noun)) ?? null
  const seats = now.boards.find((board) => board.noun === SEATS) ?? null
  const hand = now.strips.filter((strip) => strip.fact === HAND)
  const strips = now.strips.filter((strip) => strip.fact !== HAND)
  const boards = now.boards.filter((board) => board !== kinds && board !== seats)
  nameThings(vocabulary, seen.offer, { hand, strips, boards })
  return { ...now, hand, strips, boards, seats, kinds, known }
}

/** Whether what is told of a noun's things belongs on the cards of the hand. */
function printed(vocabulary: Vocabulary, noun: string): boolean {
  return noun === handNoun(vocabulary) && !nounOf(vocabulary, noun).explained
}

function gather(vocabulary: Vocabulary, seen: Seen, past: boolean): Sheet {
  const gatherer = new Gatherer(vocabulary, seen)
  for (const fact of vocabulary.facts) {
    const value = seen.view[fact.key]
    if (fact.past === past && value !== undefined && value !== null) gatherer.take(fact, value)
  }
  return gatherer.sheet()
}

/** Sorts facts into words, strips, and boards with a row for each thing that something is told of. */
class Gatherer {
  readonly #vocabulary: Vocabulary
  readonly #seen: Seen
  readonly #asked: ReadonlySet<string>
  readonly #trick: string | null
  readonly #status: Entry[] = []
  readonly #tags = new Map<number, string[]>()
  readonly #strips: Strip[] = []
  readonly #boards = new Map<string, { names: readonly string[]; columns: Column[] }>()

  constructor(vocabulary: Vocabulary, seen: Seen) {
    this.#vocabulary = vocabulary
    this.#seen = seen
    const things = seen.offer?.choices.flatMap(([, , named]) => named) ?? []
    this.#asked = new Set(things.map((thing) => thing.slice(0, thing.indexOf(':'))))
    this.#trick = trickOf(vocabulary)
  }

  take(fact: FactWords, value: FactValue): void {
    const { shape } = fact
    if (shape === 'one' && typeof value === 'string') this.#one(fact, value)
    else if (shape === 'count' && typeof value === 'number') this.#count(fact, value)
    else if (isList(value)) {
      if (shape === 'many') this.#many(fact, value.map(String))
      else if (shape === 'row') this.#row(fact, value)
      else this.#counts(fact, value.map(Number))
    } else if (typeof value === 'object' && value !== null) this.#bags(fact, value)
  }

  sheet(): Sheet {
    const boards = [...this.#boards].map(([noun, { names, columns }]) =>
      this.#board(noun, names, columns),
    )
    return {
      status: this.#status,
      tags: this.#tags,
      strips: this.#strips,
      boards: boards.filter((board) => board.heads.length > 0),
    }
  }

  #one(fact: FactWords, name: string): void {
    const noun = fact.noun ?? ''
    const seat = this.#seatOf(noun, name)
    if (seat !== null) return this.#tag(fact, seat)
    const piece = pieceOf(noun, name, placeOf(fact.key, ''))
    this.#status.push({ label: labelOf(fact), cell: cellOf(piece.at, [piece]) })
  }

  #count(fact: FactWords, number: number): void {
    if (number === 0) return
    const at = placeOf(fact.key, '')
    this.#status.push({ label: labelOf(fact), cell: { at, number, pieces: [] } })
  }

  #many(fact: FactWords, names: readonly string[]): void {
    const key = fact.noun ?? ''
    const noun = nounOf(this.#vocabulary, key)
    const first = noun.parts[0]
    if (names.length === 0) return
    if (isSeats(this.#vocabulary, key)) {
      for (const name of names) this.#tag(fact, Number(name))
    } else if (first !== undefined && isSeats(this.#vocabulary, first)) {
      const rest = noun.parts[1] ?? ''
      const told = names.map((name) => {
        const [seat = '', what = ''] = partsOf(noun, name)
        const at = placeOf(fact.key, name)
        return { row: seat, piece: pieceOf(rest, what, at, Number(seat)) }
      })
      this.#pile(fact, first, told)
    } else {
      const pieces = names.map((name) => pieceOf(key, name, placeOf(fact.key, name)))
      this.#strips.push({ fact: fact.key, pieces })
    }
  }

  #row(fact: FactWords, values: readonly (string | number | null)[]): void {
    const per = fact.per ?? ''
    const key = fact.noun ?? ''
    const noun = nounOf(this.#vocabulary, per)
    if (values.every((value) => value === null)) return
    const pieces = values.map((value, row) => {
      const seat = isSeats(this.#vocabulary, per) ? row : null
      if (value === null) return null
      return pieceOf(key, String(value), placeOf(fact.key, row), seat)
    })
    if (fact.key === this.#trick) {
      this.#strips.push({ fact: fact.key, pieces: pieces.filter((piece) => piece !== null) })
    } else if (noun.parts.length > 1) {
      const told = pieces.flatMap((piece, row) => {
        const [first = ''] = partsOf(noun, noun.names[row] ?? '')
        return piece ? [{ row: first, piece }] : []
      })
      this.#pile(fact, noun.parts[0] ?? '', told)
    } else {
      const cells = pieces.map((piece) => (piece ? cellOf(piece.at, [piece]) : null))
      this.#column(fact, per, rowNames(this.#vocabulary, fact), labelOf(fact), cells)
    }
  }

  #counts(fact: FactWords, numbers: readonly number[]): void {
    const per = fact.per ?? ''
    if (numbers.every((number) => number === 0) && !this.#asked.has(per)) return
    const cells = numbers.map((number, row) => ({ at: placeOf(fact.key, row), number, pieces: [] }))
    this.#column(fact, per, rowNames(this.#vocabulary, fact), labelOf(fact), cells)
  }

  /** Counts of a compound: a row for each first part, a column for each middle one. */
  #bags(fact: FactWords, numbers: Readonly<Record<string, number>>): void {
    const noun = nounOf(this.#vocabulary, fact.per)
    const [first = '', middle, last] = noun.parts
    const kept = nounOf(this.#vocabulary, first)
    const columns = new Map<string, Map<string, Piece[]>>()
    for (const [name, times] of Object.entries(numbers)) {
      const made = partsOf(noun, name)
      const row = made[0] ?? ''
      const seat = kept.seats > 0 ? Number(row) : null
      const what = made[made.length - 1] ?? ''
      const at = placeOf(fact.key, name)
      const piece = pieceOf(last ?? middle ?? '', what, at, seat, times)
      const column = last === undefined ? '' : (made[1] ?? '')
      const rows = columns.get(column) ?? new Map<string, Piece[]>()
      rows.set(row, [...(rows.get(row) ?? []), piece])
      columns.set(column, rows)
    }
    const order = last === undefined ? [''] : nounOf(this.#vocabulary, middle ?? '').names
    for (const column of order) {
      const rows = columns.get(column)
      if (!rows) continue
      const cells = kept.names.map((name) => {
        const pieces = rows.get(name)
        return pieces ? cellOf(placeOf(fact.key, name), pieces) : null
      })
      const label =
        last === undefined ? labelOf(fact) : { fact: fact.key, noun: middle ?? '', name: column }
      // What fills several columns would crowd the seats' own board.
      this.#column(fact, first, kept.names, label, cells, last !== undefined)
    }
  }

  /** Things that lie at the rows of a noun, any number at each. */
  #pile(fact: FactWords, per: string, told: readonly { row: string; piece: Piece }[]): void {
    const { names } = nounOf(this.#vocabulary, per)
    const cells = names.map((name) => {
      const pieces = told.filter(({ row }) => row === name).map(({ piece }) => piece)
      return pieces.length ? cellOf(placeOf(fact.key, name), pieces) : null
    })
    this.#column(fact, per, names, labelOf(fact), cells)
  }

  #column(
    fact: FactWords,
    per: string,
    names: readonly string[],
    label: Label,
    cells: readonly (Cell | null)[],
    apart = false,
  ): void {
    const key = isSeats(this.#vocabulary, per) && !apart ? SEATS : per
    const board = this.#boards.get(key) ?? { names, columns: [] }
    // A fact may tell of some of the noun's things only: its cells are put at their names.
    const placed = board.names.map((name, row) =>
      fact.of === null ? (cells[row] ?? null) : (cells[names.indexOf(name)] ?? null),
    )
    board.columns.push({ label, cells: placed })
    this.#boards.set(key, board)
  }

  #board(noun: string, names: readonly string[], columns: readonly Column[]): Board {
    const seats = isSeats(this.#vocabulary, noun)
    const told = (row: number) => columns.some((column) => column.cells[row])
    const rows = [...names.keys()].filter((row) => (seats ? row < this.#seen.seats : told(row)))
    const heads = rows.map((row) => {
      const name = names[row] ?? ''
      const at = placeOf('', `${noun}:${name}`)
      return pieceOf(noun, name, at, seats ? row : null)
    })
    return {
      noun,
      heads,
      columns: columns.map(({ label, cells }) => ({
        label,
        cells: rows.map((row) => cells[row] ?? null),
      })),
    }
  }

  #tag(fact: FactWords, seat: number): void {
    // That one's own seat is one's own needs no saying.
    if (fact.key === SEATS && seat === this.#seen.viewer) return
    this.#tags.set(seat, [...(this.#tags.get(seat) ?? []), fact.key])
  }

  #seatOf(noun: string, name: string): number | null {
    const { names, seats } = nounOf(this.#vocabulary, noun)
    const number = names.indexOf(name)
    return number >= 0 && number < seats ? number : null
  }
}

/** The one fact that lays a card before each seat, if there is just one: a trick. */
function trickOf(vocabulary: Vocabulary): string | null {
  const rows = vocabulary.facts.filter(
    (fact) =>
      fact.shape === 'row' &&
      !fact.past &&
      isSeats(vocabulary, fact.per) &&
      isCard(vocabulary, fact.noun),
  )
  return rows.length === 1 ? (rows[0]?.key ?? null) : null
}

function labelOf(fact: FactWords): Label {
  return { fact: fact.key, noun: null, name: null }
}

function pieceOf(
  noun: string,
  name: string,
  at: string,
  seat: number | null = null,
  times = 1,
): Piece {
  return { noun, name, at, times, seat, thing: null }
}

function cellOf(at: string, pieces: readonly Piece[]): Cell {
  return { at, number: null, pieces }
}
