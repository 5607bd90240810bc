/** Whose talk and gestures somebody does not want to see, kept on this device. */

import { keep, listsIn, readKept, withList } from './kept'
import { settings } from './settings.svelte'

const KEY = 'sobremesa.muted'

/** At so many tables seats are remembered. */
const TABLES = 50

class Muted {
  #seats = $state.raw(listsIn(readKept(KEY).seats, isSeat))

  /** Whether nothing that this seat says is shown. */
  has(table: string, seat: number): boolean {
    return this.#seats[table]?.includes(seat) ?? false
  }

  /** Whether what this seat says is shown at its place. */
  shows(table: string, seat: number): boolean {
    return settings.bubbles && !this.has(table, seat)
  }

  turn(table: string, seat: number): void {
    const seats = this.#seats[table] ?? []
    const next = seats.includes(seat) ? seats.filter((one) => one !== seat) : [...seats, seat]
    this.#seats = withList(this.#seats, table, next, TABLES)
    keep(KEY, { seats: this.#seats })
  }
}

function isSeat(value: unknown): value is number {
  return Number.isInteger(value)
}

export const muted = new Muted()
