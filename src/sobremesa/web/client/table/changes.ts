/** What is different between two views: for halos on what has moved and tints on numbers. */

import type { FactValue, FactWords, Told, View } from '../lib/wire.gen'
import type { AnyWords } from './words'

/** Places of a view (`fact/…`) that changed; numbers with what was gained or lost, else 0. */
export interface Changes<Place extends string = string> {
  has(place: Place): boolean
  get(place: Place): number | undefined
}

/** The places of a game's own view. */
export type ChangesOf<Words extends AnyWords> = Changes<`${keyof Words['view'] & string}/${string}`>

export const NO_CHANGES: Changes = new Map()

/** The place of a thing or number within a fact: by its name, or by its row. */
export function placeOf(fact: string, within: string | number): string {
  return `${fact}/${within}`
}

export function changesOf(
  before: View | null,
  after: View,
  facts: readonly FactWords[],
): ReadonlyMap<string, number> {
  const changes = new Map<string, number>()
  if (before === null) return changes
  for (const fact of facts) {
    if (!fact.past) compare(fact, before[fact.key] ?? null, after[fact.key] ?? null, changes)
  }
  return changes
}

function compare(
  fact: FactWords,
  old: FactValue,
  now: FactValue,
  changes: Map<string, number>,
): void {
  if (fact.shape === 'many') {
    for (const name of added(listOf(old), listOf(now))) changes.set(placeOf(fact.key, name), 0)
  } else if (isList(now)) {
    const was = listOf(old)
    now.forEach((value, row) => note(placeOf(fact.key, row), was[row] ?? null, value, changes))
  } else if (now !== null && typeof now === 'object') {
    const was = old !== null && typeof old === 'object' && !isList(old) ? old : {}
    for (const [name, value] of Object.entries(now)) {
      note(placeOf(fact.key, name), was[name] ?? 0, value, changes)
    }
  } else if (old === null || typeof old !== 'object') {
    note(placeOf(fact.key, ''), old, now, changes)
  }
}

function note(place: string, old: Told, now: Told, changes: Map<string, number>): void {
  if (now === null || old === now) return
  const numbers = typeof now === 'number' && typeof old === 'number'
  changes.set(place, numbers ? now - old : 0)
}

/** Whether a fact is told as a list. */
export const isList = (value: FactValue): value is readonly Told[] => Array.isArray(value)

const listOf = (value: FactValue): readonly Told[] => (isList(value) ? value : [])

/** What is more often in the second list than in the first. */
function added(old: readonly Told[], now: readonly Told[]): string[] {
  const left = [...old]
  const found: string[] = []
  for (const name of now) {
    const at = left.indexOf(name)
    if (at >= 0) left.splice(at, 1)
    else if (name !== null) found.push(String(name))
  }
  return found
}
