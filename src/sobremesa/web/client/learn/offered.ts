/** Which games have a guided first game. */

import { speech } from '../lib/speech.svelte'

/** A game that can be learned has the words of its lesson among its texts, and no other game has. */
export function hasLesson(game: string): boolean {
  return speech.find(game, 'lesson-end') !== null
}
