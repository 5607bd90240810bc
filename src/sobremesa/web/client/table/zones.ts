/** A game's hidden zones, laid open after its end: those that hold cards nobody else could see. */

import type { Vocabulary } from '../lib/wire.gen'
import { HAND, handNoun, nounOf } from './nouns'

export interface Zone {
  readonly key: string
  /** What kind of zone it is: the key without the seat's number. */
  readonly kind: string
  readonly seat: number | null
  readonly noun: string
  readonly names: readonly string[]
}

/** The zones that hold cards and are no fact of the view, hands first. */
export function zonesOf(vocabulary: Vocabulary, open: Record<string, unknown>): Zone[] {
  const facts = new Map(vocabulary.facts.map((fact) => [fact.key, fact]))
  const zones = Object.entries(open).flatMap(([key, value]): Zone[] => {
    const [, stem, number] = /^(.*)_(\d)$/.exec(key) ?? []
    const kind = stem ?? key
    const seen = ['many', 'row'].includes(facts.get(key)?.shape ?? '')
    if (!Array.isArray(value) || value.length === 0 || seen) return []
    // Some zones say more after a name: how a card is held, where it comes from.
    const names = value.map((name) => String(name).split(' ')[0] ?? '')
    const nouns = [facts.get(kind)?.noun, handNoun(vocabulary), 'card']
    const noun = nouns.find((one) => one && holds(vocabulary, one, names))
    const seat = number === undefined ? null : Number(number)
    return noun ? [{ key, kind, seat, noun, names }] : []
  })
  return zones.toSorted((a, b) => Number(b.kind === HAND) - Number(a.kind === HAND))
}

function holds(vocabulary: Vocabulary, noun: string, names: readonly string[]): boolean {
  const known = new Set(nounOf(vocabulary, noun).names)
  return names.every((name) => known.has(name))
}
