/** What the end of a hand brought, gathered from the lines that tell it. */

import { toldOf } from '$client/table/words'
import { ELEMENTS } from '../print'
import type { ElementName, Line, SeatName, View } from '../view.gen'

/** What a line of the table says about one seat. */
export interface Cell {
  /** Cards of an element in the collection. */
  readonly cards?: number
  /** What was gained or given back, as symbols; several of a kind are one with a number. */
  readonly goods: readonly { readonly icon: string; readonly number: number }[]
  readonly lost: boolean
}

export type RowName =
  | 'returns'
  | 'macas'
  | 'largest'
  | 'empty_hand'
  | 'exchange'
  | `element-${ElementName}`

export interface Row {
  readonly name: RowName
  readonly cells: ReadonlyMap<number, Cell>
}

/** The row that a line stands in, whom it is about, and what it says. */
type Entry = [row: RowName, seat: SeatName, cell: Cell]

const gain = (icon: string, number = 1): Cell => ({ goods: [{ icon, number }], lost: false })
const loss = (icon: string, number = 1): Cell => ({ ...gain(icon, number), lost: true })
const of = (element: ElementName): RowName => `element-${element}`

function entryOf([event, told]: Line): Entry | null {
  switch (event) {
    case 'element_returned':
      return ['returns', told[0], loss(`token-${told[1]}`)]
    case 'coins_returned':
      return ['returns', told[0], loss('coin', told[1])]
    case 'macas_paid':
      return ['macas', told[0], gain('coin', told[2])]
    case 'largest_paid':
      return ['largest', told[0], gain('coin', told[2])]
    case 'empty_hand_paid':
      return ['empty_hand', told[0], gain('coin', told[1])]
    case 'element_counted':
      return [of(told[2]), told[0], { cards: told[1], goods: [], lost: false }]
    case 'token_taken':
      return [of(told[1]), told[0], gain(`token-${told[1]}`)]
    case 'coin_instead':
      return [of(told[1]), told[0], gain('coin', told[2])]
    case 'bought':
      return ['exchange', told[0], gain(`token-${told[1]}`)]
    case 'amulet_made':
      return ['exchange', told[0], gain('amulet')]
    default:
      return null
  }
}

const ORDER: readonly RowName[] = [
  'returns',
  'macas',
  'largest',
  'empty_hand',
  ...ELEMENTS.map(of),
  'exchange',
]

/** The lines of the table in their order; those that say nothing are left out. */
export function tallyOf(lines: readonly Line[]): Row[] {
  const rows = new Map<RowName, Map<number, Cell>>()
  for (const line of lines) {
    const entry = entryOf(line)
    if (!entry) continue
    const [name, who, cell] = entry
    const cells = rows.get(name) ?? new Map<number, Cell>()
    cells.set(Number(who), joined(cells.get(Number(who)), cell))
    rows.set(name, cells)
  }
  return ORDER.flatMap((name) => {
    const cells = rows.get(name)
    return cells ? [{ name, cells }] : []
  })
}

function joined(before: Cell | undefined, cell: Cell): Cell {
  return before ? { ...before, ...cell, goods: [...before.goods, ...cell.goods] } : cell
}

/** The number of the hand that is over; the next one may have begun already. */
export function handOf(view: View, lines: readonly Line[]): number {
  const [began] = toldOf(lines, 'hand_began')
  return began ? began[0] - 1 : view.hand_number
}

/** Whether a line is the first of its event that is told. */
export function isFirst([event, told]: Line, lines: readonly Line[]): boolean {
  return lines.find(([name]) => name === event)?.[1][0] === told[0]
}

export function winnersOf(lines: readonly Line[]): number[] {
  return toldOf(lines, 'won').map(([seat]) => Number(seat))
}
