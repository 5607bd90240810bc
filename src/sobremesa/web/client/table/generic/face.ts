/** How the face of a card of paper is printed. */

import type { GameSpeech } from '../../lib/speech.svelte'
import { nounOf, partsOf } from '../nouns'

export interface Face {
  /** A number or letter large in the corner, where the card has one. */
  readonly index: string | null
  readonly name: string
  /** The colour's angle on the wheel, by the first part; the name says the same in words. */
  readonly hue: number | null
}

/** So long may a corner be. */
const SHORT = 3

export function faceOf(speech: GameSpeech, noun: string, name: string): Face {
  const { vocabulary } = speech
  const word = nounOf(vocabulary, noun)
  const made = partsOf(word, name)
  const whole = String(speech.thing(noun, name))
  const parts = word.parts.map((part, i) => String(speech.thing(part, made[i] ?? '')))
  const last = parts.at(-1) ?? ''
  const first = nounOf(vocabulary, word.parts[0] ?? null)
  const number = first.names.indexOf(made[0] ?? '')
  const hue = number < 0 ? null : Math.round((number * 360) / first.names.length + 30) % 360
  const cornered = parts.length > 1 && last.length > 0 && last.length <= SHORT
  return cornered
    ? { index: last, name: parts.slice(0, -1).join(' '), hue }
    : { index: null, name: whole, hue }
}

/** Things in groups by their first part, in the order in which they lie. */
export function grouped<T extends { noun: string; name: string }>(
  speech: GameSpeech,
  pieces: readonly T[],
): T[][] {
  const groups = new Map<string, T[]>()
  for (const piece of pieces) {
    const first = partsOf(nounOf(speech.vocabulary, piece.noun), piece.name)[0] ?? ''
    groups.set(first, [...(groups.get(first) ?? []), piece])
  }
  return [...groups.values()]
}
