/** What a game's vocabulary says about its nouns, as a table needs it. */

import type { FactWords, NounWords, Vocabulary } from '../lib/wire.gen'

/** A noun of which nothing is said. */
export const PLAIN: NounWords = {
  names: [],
  parts: [],
  makeup: {},
  counts: false,
  seats: 0,
  explained: false,
  across: 0,
  stem: '',
  reconstructed: {},
}

/** The fact that every game calls its players' cards by. */
export const HAND = 'hand'

export function nounOf(vocabulary: Vocabulary, key: string | null): NounWords {
  return (key === null ? undefined : vocabulary.nouns[key]) ?? PLAIN
}

/** Whether the things are the seats (and perhaps someone else who acts). */
export function isSeats(vocabulary: Vocabulary, key: string | null): boolean {
  return nounOf(vocabulary, key).seats > 0
}

/** The names that a thing is made of, one of each part. */
export function partsOf(noun: NounWords, name: string): readonly string[] {
  return noun.makeup[name] ?? []
}

/** The noun of the cards that a player holds, if the game has such a fact. */
export function handNoun(vocabulary: Vocabulary): string | null {
  return vocabulary.facts.find((fact) => fact.key === HAND)?.noun ?? null
}

/** Whether things are drawn as cards of paper wherever they lie: what is made of several parts. */
export function isCard(vocabulary: Vocabulary, key: string | null): boolean {
  const { parts } = nounOf(vocabulary, key)
  return parts.length > 1 && !parts.some((part) => isSeats(vocabulary, part))
}

/** The names of a fact's rows, in the order of its values. */
export function rowNames(vocabulary: Vocabulary, fact: FactWords): readonly string[] {
  return fact.of ?? nounOf(vocabulary, fact.per).names
}

/** The seat nouns, whose first names are the seats. */
export function seatNouns(vocabulary: Vocabulary): string[] {
  return Object.keys(vocabulary.nouns).filter((key) => isSeats(vocabulary, key))
}
