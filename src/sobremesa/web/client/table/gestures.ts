/** What a gesture sounds like, and how a phone in the hand feels it. */

import { settings } from '../lib/settings.svelte'
import type { Gesture } from './choosing.svelte'
import { type Sound, sounds } from './sounds'

/** What is felt, in milliseconds: on, off, on. */
const FELT: Record<Gesture | 'plan', number[]> = {
  take_up: [6],
  hold: [6],
  put_back: [4],
  plan: [6, 40, 6],
  do: [14],
  refuse: [3, 50, 3],
}
const HEARD: Record<Gesture | 'plan', Sound> = {
  take_up: 'lift',
  hold: 'lift',
  put_back: 'lay',
  plan: 'pencil',
  do: 'paper',
  refuse: 'felt',
}

/** It is the viewer's turn. */
const TURN = [12]

/** Let a gesture be heard and felt, as far as the person wants it. */
export function feel(gesture: Gesture | 'plan'): void {
  if (settings.sound) sounds.play(HEARD[gesture])
  vibrate(FELT[gesture])
}

/** Let a sound of the table be heard; that it is one's turn is felt, too. */
export function hear(sound: Sound): void {
  if (settings.sound) sounds.play(sound)
  if (sound === 'match') vibrate(TURN)
}

/** Browsers allow it only after a person has touched the page. */
function vibrate(pattern: number[]): void {
  if (!settings.haptics || !navigator.userActivation?.hasBeenActive) return
  if (matchMedia('(pointer: coarse)').matches) navigator.vibrate?.(pattern)
}
