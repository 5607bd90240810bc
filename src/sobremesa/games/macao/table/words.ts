/** Things in words, for those who hear the table. */

import type { GameSpeech } from '$client/lib/speech.svelte'
import type { Colour } from './print'
import type { Heap } from './sight'

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
export function heapsOf(colours: readonly Colour[]): Heap[] {
  const counts = new Map<Colour, number>()
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  return [...counts].map(([colour, count]) => ({ colour, count }))
}
