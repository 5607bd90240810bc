/** What the end of a hand brought, gathered from the lines that tell it. */

import type { Line, View } from '$client/lib/wire.gen'
import type { Told } from '$client/table/staging'
import { ELEMENTS } from '../print'

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
  | `element-${string}`

export interface Row {
  readonly name: RowName
  readonly cells: ReadonlyMap<number, Cell>
}

/** The row that an event stands in, whom it is about, and what it says. */
type Entry = [row: RowName, seat: Told[number], cell: Cell]

const gain = (icon: string, number: Told[number] | undefined = 1): Cell => ({
  goods: [{ icon, number: Number(number) }],
  lost: false,
})
const loss = (icon: string, number: Told[number] | undefined = 1): Cell => ({
  ...gain(icon, number),
  lost: true,
})
const of = (element: Told[number] | undefined): RowName => `element-${element}`

const ENTRIES: Readonly<Record<string, (told: Told) => Entry>> = {
  element_returned: ([seat = null, element]) => ['returns', seat, loss(`token-${element}`)],
  coins_returned: ([seat = null, coins]) => ['returns', seat, loss('coin', coins)],
  macas_paid: ([seat = null, , coins]) => ['macas', seat, gain('coin', coins)],
  largest_paid: ([seat = null, , coins]) => ['largest', seat, gain('coin', coins)],
  empty_hand_paid: ([seat = null, coins]) => ['empty_hand', seat, gain('coin', coins)],
  element_counted: ([seat = null, cards, element]) => [
    of(element),
    seat,
    { cards: Number(cards), goods: [], lost: false },
  ],
  token_taken: ([seat = null, element]) => [of(element), seat, gain(`token-${element}`)],
  coin_instead: ([seat = null, element, coins]) => [of(element), seat, gain('coin', coins)],
  bought: ([seat = null, element]) => ['exchange', seat, gain(`token-${element}`)],
  amulet_made: ([seat = null]) => ['exchange', seat, gain('amulet')],
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
  for (const [event, told] of lines) {
    const entry = ENTRIES[event]?.(told)
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
  const began = lines.find(([event]) => event === 'hand_began')
  return began ? Number(began[1][0]) - 1 : Number(view.hand_number ?? 0)
}

/** Whether an event is the first of its kind that is told. */
export function isFirst(event: string, told: Told, lines: readonly Line[]): boolean {
  return lines.find(([name]) => name === event)?.[1][0] === told[0]
}

export function winnersOf(lines: readonly Line[]): number[] {
  return lines.filter(([event]) => event === 'won').map(([, [seat]]) => Number(seat))
}
