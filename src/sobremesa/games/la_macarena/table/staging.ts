/** How things move on this table, and which moments have a scene of their own. */

import type { GameSpeech } from '$client/lib/speech.svelte'
import { Told } from '$client/table/kit'
import { card, type Move, type Scene, scene, type Staging, token } from '$client/table/staging'
import { numberOf, toldOf } from '$client/table/words'
import { rounds } from './rounds'
import AmuletMade from './scenes/AmuletMade.svelte'
import HandOver from './scenes/HandOver.svelte'
import MirrorLaid from './scenes/MirrorLaid.svelte'
import { handOf, tallyOf } from './scenes/tally'
import { passKeepsMacas } from './sight'
import { shareStill } from './table'
import type { Choice, Line, Offer, Options, SeatName, View, Words } from './view.gen'

const MIRRORING = 1500
const MAKING = 1800
const CHOOSING = 3200
/** The end of a hand: each line of the table, and some time to read it all. */
const LINE = 700
const READING = 2600

const times = (number: number, one: (i: number) => Move): Move[] =>
  Array.from({ length: number }, (_, i) => one(i))
const coins = (number: number, from: string, to: string): Move[] =>
  times(number, () => token('coin', from, to))

/** A mirror: the two equal cards face each other. */
function mirror(
  [seat]: readonly [SeatName, ...unknown[]],
  _: View,
  lines: readonly Line[],
): Scene | null {
  const laid = toldOf(lines, 'laid').findLast(
    ([who, , , link]) => who === seat && link === 'mirror',
  )
  if (!laid) return null
  return scene(MirrorLaid, MIRRORING, { card: laid[1], seat })
}

/** Passing sends the viewer's macas home. */
function sendsMacasHome([, verb]: Choice, view: View, options: Options): boolean {
  const seat = numberOf(view.seat)
  if (verb !== 'pass' || seat === null || passKeepsMacas(view, options)) return false
  return (view.active_macas[seat] ?? 0) > 0
}

/** The first card of a series is asked for in other words than those that may follow it. */
function ask({ step, choices }: Offer, _: View, speech: GameSpeech): string | null {
  if (step !== 'lay_card') return null
  return speech.say(
    choices.some(([, verb]) => verb === 'stop') ? 'table-ask_next' : 'table-ask_first',
  )
}

export const staging: Staging<Words> = {
  still: shareStill,
  ask,
  moves: {
    dealt: ([seat, name]) => [card(name, 'deck', `hand-${seat}`)],
    well_turned_up: ([well, name]) => [card(name, 'deck', `well-${well}`)],
    drew: ([seat, name]) => [card(name, 'deck', `hand-${seat}`)],
    drawn: ([seat]) => [card(null, 'deck', `hand-${seat}`)],
    laid: ([seat, name]) => [card(name, `hand-${seat}`, 'series')],
    series_ended: ([seat, name, well, cards]) => [
      ...times(cards, () => card(null, 'series', `collection-${seat}`)),
      card(name, 'series', `well-${well}`),
    ],
    mirror_collected: ([seat, name]) => [card(name, 'series', `collection-${seat}`)],
    maca_placed: ([seat, well]) => [token(`maca-${seat}`, `macas-${seat}`, `well-${well}`)],
    maca_moved: ([seat, from, to]) => [token(`maca-${seat}`, `well-${from}`, `well-${to}`)],
    macas_returned: ([seat, macas]) =>
      times(macas, (i) => token(`maca-${seat}`, `maca-${seat}-${i}`, `macas-${seat}`)),
    element_given: ([seat, element]) => [token(`token-${element}`, 'supply', `elements-${seat}`)],
    element_returned: ([seat, element]) => [
      token(`token-${element}`, `elements-${seat}`, 'supply'),
    ],
    coins_returned: ([seat, paid]) => coins(paid, `coins-${seat}`, 'supply'),
    macas_paid: ([seat, , paid]) => coins(paid, 'supply', `coins-${seat}`),
    largest_paid: ([seat, , paid]) => coins(paid, 'supply', `coins-${seat}`),
    empty_hand_paid: ([seat, paid]) => coins(paid, 'supply', `coins-${seat}`),
    token_taken: ([seat, element]) => [token(`token-${element}`, 'supply', `elements-${seat}`)],
    coin_instead: ([seat, , paid]) => coins(paid, 'supply', `coins-${seat}`),
    bought: ([seat, element, paid]) => [
      ...coins(paid, `coins-${seat}`, 'supply'),
      token(`token-${element}`, 'supply', `elements-${seat}`),
    ],
    amulet_made: ([seat]) => [token('amulet', `elements-${seat}`, `amulets-${seat}`)],
  },
  scenes: {
    maca_placed: mirror,
    maca_moved: mirror,
    macas_stayed: mirror,
    collection_shown: ([seat], view, lines) => {
      const [first] = toldOf(lines, 'collection_shown')
      if (first?.[0] !== seat) return null
      const rows = tallyOf(lines)
      return scene(HandOver, rows.length * LINE + READING, { hand: handOf(view, lines), rows })
    },
    amulet_made: (told) => scene(AmuletMade, MAKING, { line: ['amulet_made', told] }),
    won: (told) => scene(Told, CHOOSING, { icon: `maca-${told[0]}`, line: ['won', told] }),
  },
  rounds,
  tells: [
    'game_ended',
    'won',
    'goal_reached',
    'amulet_made',
    'went_out',
    'deck_empty',
    'maca_placed',
    'maca_moved',
    'macas_stayed',
    'series_ended',
    'mirror_collected',
    'bought',
    'element_returned',
    'coins_returned',
    'laid',
    'mirror_turn_began',
    'passed',
    'hand_began',
  ],
  gathers: ['laid'],
  folds: ['hand_counted', 'element_counted'],
  planned: ['take_turn', 'lay_card'],
  whole: ['lay_card'],
  doubtful: sendsMacasHome,
  ends: { take_turn: 'pass', lay_card: 'stop' },
}
