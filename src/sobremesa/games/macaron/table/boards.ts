/** The group boards and what is printed on them and on the cards. */

export type Flavour =
  | 'almond'
  | 'pistachio'
  | 'strawberry'
  | 'blueberry'
  | 'green_tea'
  | 'earl_grey'
  | 'chocolate'

export interface Board {
  readonly group: string
  readonly flavours: readonly Flavour[]
}

const FOUR_BOARDS: readonly Board[] = [
  { group: 'a', flavours: ['almond', 'pistachio'] },
  { group: 'b', flavours: ['strawberry', 'blueberry'] },
  { group: 'c', flavours: ['green_tea', 'earl_grey'] },
  { group: 'd', flavours: ['chocolate'] },
]
const THREE_BOARDS = FOUR_BOARDS.slice(0, 3)
/** Board C has a side with green tea alone. */
const SMALL_BOARDS: readonly Board[] = [
  ...FOUR_BOARDS.slice(0, 2),
  { group: 'c', flavours: ['green_tea'] },
]
const LAID: Readonly<Record<string, readonly Board[]>> = {
  solo: SMALL_BOARDS,
  '2p': SMALL_BOARDS,
  '3p': THREE_BOARDS,
}

/** The boards that lie on the table, from left to right. */
export function boardsOf(mode: string): readonly Board[] {
  return LAID[mode] ?? FOUR_BOARDS
}

/** The flavours of a mode, in the table's order. */
export function flavoursOf(mode: string): readonly Flavour[] {
  return boardsOf(mode).flatMap((board) => board.flavours)
}

/** The flavours of a group. */
export function flavoursIn(mode: string, group: string | null): readonly Flavour[] {
  return boardsOf(mode).find((board) => board.group === group)?.flavours ?? []
}

/** A card by what is printed on it: `green_tea-7` is green tea and 7. */
export function printOf(card: string): { flavour: Flavour; value: number } {
  const at = card.lastIndexOf('-')
  return { flavour: card.slice(0, at) as Flavour, value: Number(card.slice(at + 1)) }
}

/** The numbers on a voting token, plus above and minus below: `p1m3` has 1 and 3, `2` has 2 twice. */
export function numbersOn(face: string): { above: number; below: number } {
  const [above = 0, below = above] = (face.match(/\d+/g) ?? []).map(Number)
  return { above, below }
}

/** What a number looks like with its sign. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0'
}
