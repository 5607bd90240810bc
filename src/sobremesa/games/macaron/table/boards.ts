/** The group boards and what is printed on them, on the cards and on the tokens. */

import { partsIn } from '$client/table/words'
import { FLAVOUR, GROUP, MODE, TOKEN } from './print.gen'
import type { CardName, FaceName, FlavourName, GroupName, ModeName } from './view.gen'

/** The boards that lie on the table, from left to right, with the flavours of the mode. */
export function boardsOf(mode: ModeName | null) {
  const order = flavoursOf(mode)
  const inGroup = new Map(FLAVOUR.map(({ name, group }) => [name, group]))
  return GROUP.map(({ name: group }) => ({
    group,
    flavours: order.filter((flavour) => inGroup.get(flavour) === group),
  })).filter(({ flavours }) => flavours.length > 0)
}

/** The flavours of a mode, in the table's order. */
export function flavoursOf(mode: ModeName | null): readonly FlavourName[] {
  const used = MODE.find(({ name }) => name === mode)?.flavours
  return FLAVOUR.slice(0, used).map(({ name }) => name)
}

/** The flavours of a group. */
export function flavoursIn(mode: ModeName | null, group: GroupName | null): readonly FlavourName[] {
  return boardsOf(mode).find((board) => board.group === group)?.flavours ?? []
}

/** A card by what is printed on it: `green_tea-7` is green tea and 7. */
export function printOf(card: CardName): { flavour: FlavourName; value: number } {
  const [flavour, value] = partsIn(card)
  return { flavour, value: Number(value) }
}

/** The numbers on a voting token, plus above and minus below. */
export function numbersOn(face: FaceName): { above: number; below: number } {
  const token = TOKEN.find((one) => one.face === face)
  return { above: token?.up ?? 0, below: token?.down ?? 0 }
}

/** What a number looks like with its sign. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0'
}
