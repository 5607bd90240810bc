/** What is printed on board and cards, read from the game's own data: positions, costs, card powers. */

import source from '../game.toml?raw'

export const COLOURS = ['red', 'blue', 'green', 'black', 'gray', 'violet'] as const
export type Colour = (typeof COLOURS)[number]
export type Kind = 'office' | 'building' | 'person'

type Value = string | number | readonly (string | number)[]
type Row = Readonly<Record<string, Value>>

/** A card as it is printed; `row` has the numbers of its effect. */
export interface Card {
  readonly name: string
  readonly kind: Kind
  readonly cost: readonly Colour[]
  /** The phase in which it works, or `end`. */
  readonly when: string
  readonly limit: string
  readonly effect: string
  readonly row: Row
}

export interface Space {
  readonly name: string
  readonly kind: 'slip' | 'sea' | 'port'
  readonly x: number
  readonly y: number
  readonly neighbours: readonly string[]
  /** The numbers on a port's delivery spaces, highest first. */
  readonly points: readonly number[]
}

export interface Quarter {
  readonly name: string
  readonly row: number
  readonly column: number
  readonly joker: boolean
}

/** The rows of each table of the data; every value but the sources is written as in JSON. */
function tablesOf(text: string): Map<string, Record<string, Value>[]> {
  const tables = new Map<string, Record<string, Value>[]>()
  let row: Record<string, Value> = {}
  for (const line of text.split('\n')) {
    const head = /^\[+(\w+)\]+$/.exec(line)
    const field = /^(\w+) = (.+)$/.exec(line)
    if (head?.[1]) {
      row = {}
      tables.set(head[1], [...(tables.get(head[1]) ?? []), row])
    } else if (field?.[1] && field[2] && field[1] !== 'source') {
      row[field[1]] = JSON.parse(field[2]) as Value
    }
  }
  return tables
}

const tables = tablesOf(source)
const rows = (table: string): readonly Row[] => tables.get(table) ?? []

const text = (row: Row, key: string): string => String(row[key] ?? '')

/** A number of a row; 0 where there is none. */
export function numberOf(row: Row, key: string): number {
  const value = row[key]
  return typeof value === 'number' ? value : 0
}

/** A list of a row; empty where there is none. */
export function listOf<T extends string | number>(row: Row, key: string): readonly T[] {
  const value = row[key]
  return Array.isArray(value) ? (value as readonly T[]) : []
}

/** A word of a row; empty where there is none. */
export const wordOf = text

const cards: ReadonlyMap<string, Card> = new Map(
  rows('card').map((row) => [
    text(row, 'name'),
    {
      name: text(row, 'name'),
      kind: text(row, 'kind') as Kind,
      cost: listOf<Colour>(row, 'cost'),
      when: text(row, 'when'),
      limit: text(row, 'limit'),
      effect: text(row, 'effect'),
      row,
    },
  ]),
)

/** The card of that name. */
export function cardOf(name: string): Card {
  const card = cards.get(name)
  if (!card) throw new Error(`no card is called ${name}; the cards are those of game.toml`)
  return card
}

export const SPACES: readonly Space[] = rows('space').map((row) => {
  const [x = 0, y = 0] = listOf<number>(row, 'xy')
  return {
    name: text(row, 'name'),
    kind: text(row, 'kind') as Space['kind'],
    x,
    y,
    neighbours: listOf<string>(row, 'neighbours'),
    points: listOf<number>(row, 'points'),
  }
})

export const QUARTERS: readonly Quarter[] = rows('quarter').map((row) => ({
  name: text(row, 'name'),
  row: numberOf(row, 'row'),
  column: numberOf(row, 'column'),
  joker: text(row, 'tile') === 'joker',
}))

const first = (table: string): Row => rows(table)[0] ?? {}

export const ROUNDS = numberOf(first('game'), 'rounds')
export const TABLEAU_SPACES = numberOf(first('game'), 'tableau_spaces')
export const WALL_SPACES = numberOf(first('wall'), 'spaces')
/** The highest number that a die keeps, by round. */
export const CAPS = listOf<number>(first('dice'), 'cap')
/** The slots of a rose besides its arrow. */
export const SLOTS = numberOf(first('dice'), 'slots')
