/** Things in words, for those who hear the table. */

import type { GameSpeech } from '$client/lib/speech.svelte'
import type { Heap } from './sight'
import type { ColourName } from './view.gen'

/** Cubes by colour: “red 2, blue”. */
export function cubesInWords(speech: GameSpeech, heaps: readonly Heap[]): string {
  return heaps
    .map(({ colour, count }) => {
      const name = String(speech.thing('colour', colour))
      return count > 1 ? `${name} ${count}` : name
    })
    .join(', ')
}

/** The colours of a printed cost, put together. */
export function heapsOf(colours: readonly ColourName[]): Heap[] {
  const counts = new Map<ColourName, number>()
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  return [...counts].map(([colour, count]) => ({ colour, count }))
}
