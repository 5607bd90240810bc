/** How things move on this table, and which moments have a scene of their own. */

import { type Move, type Scene, scene, type Staging, token } from '$client/table/staging'
import { toldOf } from '$client/table/words'
import { battleOf } from './battles'
import { printOf } from './print'
import BattleShown from './scenes/BattleShown.svelte'
import FactionsShown from './scenes/FactionsShown.svelte'
import Fallen from './scenes/Fallen.svelte'
import { shareStill } from './table'
import type { KindName, Line, Words } from './view.gen'
import { ask } from './words'

/** A battle lies open for three seconds at least. */
const REVEALING = 3000
const FALLING = 2200
const SHOWING = 2800

/** A card flies as its emblem, unless it is drawn where it arrives; a hidden one as a back. */
const card = (kind: KindName | null, from: string, to: string): Move =>
  kind === null
    ? { thing: null, from, to }
    : { thing: `kind:${kind}`, icon: printOf(kind).emblem, from, to }

const reveal = (line: Line, lines: readonly Line[]): Scene | null => {
  const battle = battleOf(line, lines)
  return battle && scene(BattleShown, REVEALING, { battle })
}

/** What becomes of the cards of a battle is told by its scene: nothing may fly ahead of it. */
export const staging: Staging<Words> = {
  still: shareStill,
  moves: {
    placed: ([, territory]) => [token('castle', 'battlefield', `territory-${territory}`)],
    dealt: ([seat, kind]) => [card(kind, 'deck', `hand-${seat}`)],
    returned: ([seat, kind]) => [card(kind, `expedition-${seat}`, `hand-${seat}`)],
    arrived: ([seat, , kind]) => [card(kind, `expedition-${seat}`, `hand-${seat}`)],
    attacked: ([seat, , cards]) =>
      Array.from({ length: cards }, () => card(null, `hand-${seat}`, 'attack')),
    reinforced: ([seat, ally, kind, distance]) => [
      card(kind, `hand-${seat}`, `${distance === 'near' ? 'hand' : 'expedition'}-${ally}`),
    ],
    lost: ([seat, kind]) => [card(kind, `expedition-${seat}`, 'discards')],
    lost_unseen: ([seat, , kind]) => [card(kind, `expedition-${seat}`, 'discards')],
  },
  scenes: {
    faction_shown: ([seat], _, lines) =>
      toldOf(lines, 'faction_shown')[0]?.[0] === seat ? scene(FactionsShown, SHOWING, {}) : null,
    battle_won: (told, _, lines) => reveal(['battle_won', told], lines),
    battle_unwon: (told, _, lines) => reveal(['battle_unwon', told], lines),
    eliminated: (told) => scene(Fallen, FALLING, { told }),
  },
  tells: [
    'game_ended',
    'eliminated',
    'battle_won',
    'battle_unwon',
    'attacked',
    'reinforced',
    'stood_by',
    'placed',
  ],
  folds: ['measured'],
  ask,
  planned: ['choose_action', 'choose_attack', 'choose_defence', 'send_card'],
  whole: ['choose_attack', 'choose_defence', 'send_card'],
}
