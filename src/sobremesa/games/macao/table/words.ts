/** Things in words, for those who hear the table. */

import { speech as house } from '$client/lib/speech.svelte'
import type { GameSpeech } from '$client/lib/speech.svelte'
import type { Heap } from './sight'
import type { CardName, ColourName, Offer, SpaceName } from './view.gen'

const COLOURS = ['setup_cube1', 'setup_cube2', 'gain_colour', 'joker_half', 'pay_cube'] as const
/** Whether a colour is asked for: what is chosen from lies where else the supply does. */
export const asksColour = (step: Offer['step'] | null) => COLOURS.some((one) => one === step)

/** Cubes by colour: “red 2, blue”. */
export function cubesInWords(speech: GameSpeech, heaps: readonly Heap[]): string {
  return heaps
    .map(({ colour, count }) => {
      const name = String(speech.thing('colour', colour))
      return count > 1 ? `${name} ${count}` : name
    })
    .join(', ')
}

/** A card by its name, with its cost and what it does. */
export function cardInWords(speech: GameSpeech, card: CardName): string {
  return `${speech.thing('card', card)}. ${speech.about('card', card)}`
}

/** Where a ship may sail to from a space; never to a slip. */
export function waysInWords(speech: GameSpeech, near: readonly SpaceName[]): string {
  const ways = near.filter((space) => space !== 'slip')
  const names = house.list(ways.map((space) => String(speech.thing('space', space))))
  return speech.say('table-ways', { names })
}

/** The colours of a printed cost, put together. */
export function heapsOf(colours: readonly ColourName[]): Heap[] {
  const counts = new Map<ColourName, number>()
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  return [...counts].map(([colour, count]) => ({ colour, count }))
}
