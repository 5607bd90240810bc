/** The moment of a replay in its address, so that a link opens right there: `#at=42&eyes=1`. */

import type { Eyes } from './replaying.svelte'

export interface Address {
  readonly at: number
  /** How many choices had been made, where that is said instead: `#made=12`. */
  readonly made: number | null
  /** Undefined: whoever follows the link sees through his own eyes. */
  readonly eyes: Eyes | undefined
}

/** Everybody's eyes are those of the table. */
const TABLE = 'table'

/** What an address says; eyes that nobody may look through are not heard. */
export function momentIn(hash: string, allowed: readonly Eyes[]): Address {
  const said = new URLSearchParams(hash.replace(/^#/, ''))
  const number = (name: string) => {
    const found = Number(said.get(name) ?? 0)
    return Number.isInteger(found) && found > 0 ? found : 0
  }
  return {
    at: number('at'),
    made: said.has('made') ? number('made') : null,
    eyes: allowed.find((eyes) => nameOf(eyes) === said.get('eyes')),
  }
}

/** An address for a moment, through those eyes. */
export function addressOf(at: number, eyes: Eyes): string {
  return `#${new URLSearchParams({ at: String(at), eyes: nameOf(eyes) }).toString()}`
}

/** Whose eyes there are: until a game is over, only what all can see; of a day's table, one's own. */
export function eyesOf(card: {
  readonly state: string
  readonly seats: readonly unknown[]
  readonly you: readonly number[]
  readonly day: { readonly told: boolean } | null
}): Eyes[] {
  if (card.state === 'over' && card.day && !card.day.told) return [...card.you]
  return card.state === 'over' ? [null, ...card.seats.keys(), 'open'] : [null]
}

/** How eyes are called in an address. */
export const nameOf = (eyes: Eyes): string => (eyes === null ? TABLE : String(eyes))
