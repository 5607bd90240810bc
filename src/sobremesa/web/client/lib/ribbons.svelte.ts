/** Moments of replays that somebody has marked on this device. */

import { isRecord, keep, listsIn, readKept, withList } from './kept'

const KEY = 'sobremesa.ribbons'

/** Of so many games moments are remembered. */
const GAMES = 50

/** A moment of a replay, as its address names it. */
export interface Ribbon {
  readonly at: number
  readonly eyes: string
}

class Ribbons {
  #tables = $state.raw(listsIn(readKept(KEY).tables, isRibbon))

  /** The marked moments of a game, in the order in which they came. */
  at(table: string): readonly Ribbon[] {
    return this.#tables[table] ?? []
  }

  has(table: string, moment: Ribbon): boolean {
    return this.at(table).some((one) => isSame(one, moment))
  }

  /** Lay a ribbon there, or take it away. */
  turn(table: string, moment: Ribbon): void {
    const others = this.at(table).filter((one) => !isSame(one, moment))
    const laid = this.has(table, moment) ? others : [...others, moment]
    const sorted = laid.toSorted((a, b) => a.at - b.at)
    this.#tables = withList(this.#tables, table, sorted, GAMES)
    keep(KEY, { tables: this.#tables })
  }
}

const isSame = (one: Ribbon, other: Ribbon) => one.at === other.at && one.eyes === other.eyes

function isRibbon(value: unknown): value is Ribbon {
  return isRecord(value) && Number.isInteger(value.at) && typeof value.eyes === 'string'
}

export const ribbons = new Ribbons()
