/** Who faces whom on the battlefield, and what lies before each of them. */

import { phaseOf } from './phase'
import { areAllies, type Sight } from './sight'
import type { KindName } from './view.gen'

export interface Stand {
  readonly seat: number
  /** Cards face up, and how many lie face down. */
  readonly cards: readonly KindName[]
  readonly backs: number
}

export interface Duel {
  readonly attack: Stand
  readonly defence: Stand
  /** Whether cards are sent to an ally, not against an enemy. */
  readonly aid: boolean
}

const stand = (seat: number, cards: readonly KindName[] = [], backs = 0): Stand => ({
  seat,
  cards,
  backs,
})

/** The one that goes on, the one that the viewer has in mind (`goal`), or the last one. */
export function duelOf(sight: Sight, goal: number | null): Duel | null {
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
