/** What the end of a hand brought, gathered from the lines that tell it. */

import { toldOf } from '$client/table/words'
import { ELEMENTS } from '../print'
import type { ElementName, Events, Line, SeatName, View } from '../view.gen'

/** What a line of the table says about one seat. */
export interface Cell {
  /** Cards of an element in the collection. */
  readonly cards?: number
  /** What was gained or given back, as symbols; several of a kind are one with a number. */
  readonly goods: readonly { readonly icon: string; readonly number: number }[]
  readonly lost: boolean
}

const of = (element: ElementName) => `element-${element}` as const
const ORDER = [
  'returns',
  'macas',
  'largest',
  'empty_hand',
  ...ELEMENTS.map(of),
  'exchange',
] as const
export type RowName = (typeof ORDER)[number]

export interface Row {
  readonly name: RowName
  readonly cells: ReadonlyMap<number, Cell>
}

const gain = (icon: string, number = 1): Cell => ({ goods: [{ icon, number }], lost: false })
const loss = (icon: string, number = 1): Cell => ({ ...gain(icon, number), lost: true })

/** The row that a line stands in, whom it is about, and what it says. */
type Entry = [row: RowName, seat: SeatName, cell: Cell]

const ENTRIES: { readonly [event in keyof Events]?: (told: Events[event]) => Entry } = {
  element_returned: ([seat, element]) => ['returns', seat, loss(`token-${element}`)],
  coins_returned: ([seat, paid]) => ['returns', seat, loss('coin', paid)],
  macas_paid: ([seat, , paid]) => ['macas', seat, gain('coin', paid)],
  largest_paid: ([seat, , paid]) => ['largest', seat, gain('coin', paid)],
  empty_hand_paid: ([seat, paid]) => ['empty_hand', seat, gain('coin', paid)],
  element_counted: ([seat, cards, element]) => [
    of(element),
    seat,
    { cards, goods: [], lost: false },
  ],
  token_taken: ([seat, element]) => [of(element), seat, gain(`token-${element}`)],
  coin_instead: ([seat, element, paid]) => [of(element), seat, gain('coin', paid)],
  bought: ([seat, element]) => ['exchange', seat, gain(`token-${element}`)],
  amulet_made: ([seat]) => ['exchange', seat, gain('amulet')],
}

/** What a line says in the table, if anything. */
function entryOf([event, told]: Line): Entry | null {
  const entry = ENTRIES[event] as ((told: Line[1]) => Entry) | undefined
  return entry?.(told) ?? null
}

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
