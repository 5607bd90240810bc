/** How Macao's table moves: what each event carries where, its moments, and what is tried out first. */

import { Told } from '$client/table/kit'
import { card, type Move, scene, type Staging, token } from '$client/table/staging'
import { toldOf } from '$client/table/words'
import RosesTurn from './scenes/RosesTurn.svelte'
import RoundBegins from './scenes/RoundBegins.svelte'
import { shareStill } from './table'
import type { SeatName, Words } from './view.gen'

/** How long the moments last, in milliseconds. */
const TURNING = 1100
const BEGINNING = 900
const STAMPING = 1200

/** What a card gives goes from the active cards to the count that grows. */
const gift =
  (icon: string, count: string) =>
  ([seat]: readonly [SeatName, ...unknown[]]): Move[] => [
    token(icon, `active-${seat}`, `${count}-${seat}`),
  ]

/** A disc goes on by one space. */
const stepped = ([, space]: readonly [SeatName, string]): Move[] => [
  token('wall-disc', `wall-${Number(space) - 1}`, `wall-${space}`),
]

export const staging: Staging<Words> = {
  still: shareStill,
  moves: {
    taken: ([seat, name]) => [card(name, 'offer', `tableau-${seat}`)],
    taken_from_pile: ([seat, name]) => [card(name, 'offer', `tableau-${seat}`)],
    shed: ([seat, name]) => [card(name, `tableau-${seat}`, 'offer')],
    activated: ([seat, name]) => [card(name, `tableau-${seat}`, `active-${seat}`)],
    die_chosen: ([seat, colour]) => [token(`cube-${colour}`, `die-${colour}`, `rose-${seat}`)],
    quarter_taken: ([seat, quarter, tile]) => [
      tile === 'joker'
        ? token('joker', `quarter-${quarter}`, `jokers-${seat}`)
        : token(`good-${tile}`, `quarter-${quarter}`, `ship-${seat}`),
    ],
    wall_stepped: stepped,
    wall_stepped_free: stepped,
    delivered: ([seat, good, space]) => [
      token(`good-${good}`, `ship-${seat}`, `space-${space}`),
      token('prestige', `space-${space}`, `points-${seat}`),
    ],
    tribute_paid: ([seat]) => [
      token('coin', `gold-${seat}`, 'tribute'),
      token('prestige', 'tribute', `points-${seat}`),
    ],
    gave_gold: gift('coin', 'gold'),
    gave_points: gift('prestige', 'points'),
    unpunished: ([seat]) => [token('punish', `punished-${seat}`, `active-${seat}`)],
  },
  scenes: {
    round_began: ([round]) => scene(RoundBegins, BEGINNING, { round }),
    roses_turned: (_, __, lines) => {
      const empty = toldOf(lines, 'punished').filter(([, reason]) => reason === 'empty_arrow')
      return scene(RosesTurn, TURNING, { punished: empty.map(([seat]) => Number(seat)) })
    },
    punished: (told) =>
      told[1] === 'overflow'
        ? scene(Told, STAMPING, { icon: 'punish', line: ['punished', told] })
        : null,
  },
  tells: [
    'game_ended',
    'final_score',
    'delivered',
    'quarter_taken',
    'activated',
    'tribute_paid',
    'card_used',
    'taken',
    'taken_from_pile',
    'draft_declined',
    'sailed',
    'sailed_free',
    'wall_stepped',
    'wall_stepped_free',
    'joker_used',
    'cubes_placed',
    'punished',
    'shed',
    'passed',
    'round_began',
  ],
  gathers: ['wall_stepped', 'wall_stepped_free', 'sailed', 'sailed_free'],
  // The second of two choices sends both; a turn is sent when it is passed on.
  planned: [
    'setup_cube1',
    'choose_dice',
    'die_first',
    'take_action',
    'pay_cube',
    'pay_good',
    'gain_colour',
    'joker_half',
  ],
  // The first cube and the first die are never chosen without the second.
  whole: ['setup_cube2', 'choose_dice', 'die_second'],
  ends: { take_action: 'pass' },
}
