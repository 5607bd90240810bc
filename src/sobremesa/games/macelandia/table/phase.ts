/** What the battlefield is about right now. */

import type { Sight } from './sight'

export type Phase = 'place' | 'attack' | 'aid' | 'battle' | 'rest'

/** `place`: territories are taken; `battle`: the attack lies there, and its answer is awaited. */
export function phaseOf(sight: Sight): Phase {
  if (!sight.shown) return 'place'
  if (sight.aim === 'reinforcements') return 'aid'
  if (sight.aim === 'attack') return sight.face_down > 0 ? 'battle' : 'attack'
  return 'rest'
}
