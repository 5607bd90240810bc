/** Who faces whom on the battlefield, and what lies before each of them. */

import { areAllies, type Side, type Sight } from './sight'

/** `place`: territories are taken; `battle`: the attack lies there, and its answer is awaited. */
export function phaseOf(sight: Sight) {
  if (!sight.shown) return 'place'
  if (sight.aim === 'reinforcements') return 'aid'
  if (sight.aim === 'attack') return sight.face_down > 0 ? 'battle' : 'attack'
  return 'rest'
}

/** Cards face up, and how many lie face down. */
export interface Stand extends Side {
  readonly backs: number
}

const stand = (seat: number, cards: Side['cards'] = [], backs = 0) => ({ seat, cards, backs })

/** The one that goes on, the one that the viewer has in mind (`goal`), or the last one; `aid`: an ally gets cards. */
export function duelOf(sight: Sight, goal: number | null) {
  const { seat, turn, target, committed, laid_down, face_down } = sight
  if (turn !== null && target !== null) {
    const aid = phaseOf(sight) === 'aid'
    if (aid) return { attack: stand(turn, [], 1), defence: stand(target), aid }
    const own = laid_down.length > 0 ? laid_down : committed
    return {
      attack: turn === seat ? stand(turn, own) : stand(turn, [], face_down),
      defence: stand(target, target === seat ? committed : []),
      aid,
    }
  }
  if (seat !== null && goal !== null) {
    return { attack: stand(seat), defence: stand(goal), aid: areAllies(sight, seat, goal) }
  }
  const last = sight.battles.at(-1)
  if (!last) return null
  return {
    attack: stand(last.attack.seat, last.attack.cards),
    defence: stand(last.defence.seat, last.defence.cards),
    aid: false,
  }
}
