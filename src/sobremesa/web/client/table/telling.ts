/** Puts what a tale says into words. */

import { speech as house, type GameSpeech, type Places } from '../lib/speech.svelte'
import type { Phrase, Span } from './tale'

/** A phrase as a sentence; several things at one place are listed. */
export function tell(speech: GameSpeech, { key, places = {} }: Phrase): string {
  const told: Places = {}
  for (const [place, value] of Object.entries(places)) {
    if (typeof value === 'number') told[place] = value
    else {
      const names = value.things.map((thing) => String(speech.thing(value.noun, thing)))
      told[place] = house.list(names)
    }
  }
  return speech.say(key, told)
}

/** The head of a column: the number of its round, or of the first and the last. */
export function headOf(speech: GameSpeech, head: Span | Phrase): string {
  if ('key' in head) return tell(speech, head)
  const [first, last] = [house.number(head.first + 1), house.number(head.last + 1)]
  return first === last ? first : `${first}–${last}`
}
