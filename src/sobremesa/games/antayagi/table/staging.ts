/** How things move on this table, and which moments have a scene of their own. */

import { Told } from '$client/table/kit'
import { card, type Move, type Scene, scene, type Staging, token } from '$client/table/staging'
import { toldOf } from '$client/table/words'
import Bite from './scenes/Bite.svelte'
import HatTurns from './scenes/HatTurns.svelte'
import { revealedIn, storyOf } from './scenes/story'
import Swap from './scenes/Swap.svelte'
import Waste from './scenes/Waste.svelte'
import { type HeldCard, openCard, sightOf } from './sight'
import { shareStill } from './table'
import type { CardName, Line, SeatName, View, Words } from './view.gen'

/** How long the moments last, in milliseconds. */
const REVEALING = 1500
const SWAPPING = 2400
const TELLING = 1500
const TURNING = 1900

/** An open card on its way, as its picture; others go face down. */
const open = (name: CardName, from: string, to: string): Move =>
  token(`ob-${openCard(name).object}`, from, to)

const drawn = ([seat]: readonly [SeatName, ...unknown[]]): Move[] => [
  card(null, 'deck', `hand-${seat}`),
]

const tale = (icon: string, line: Line, tone?: string): Scene =>
  scene(Told, TELLING, { icon, tone, line })

/** A card of which only the side is told that is seen now. */
const unnamed = (held?: HeldCard): Pick<HeldCard, 'object' | 'back'> => ({
  object: held?.object ?? null,
  back: held?.back ?? null,
})

/** The end of an exchange that has lain open, from the two cards that the view remembers. */
function settled(view: View, lines: readonly Line[]): Scene | null {
  if (revealedIn(lines).length) return null
  const cards = sightOf(view).last.trade
  return scene(Swap, REVEALING, { cards, story: storyOf(lines), known: true })
}

export const staging: Staging<Words> = {
  still: shareStill,
  moves: {
    dealt: drawn,
    drew: drawn,
    sabotaged: ([seat, name]) => [open(name, `hand-${seat}`, 'sabotages')],
    taken: ([, from, name]) => [open(name, `hand-${from}`, 'trade')],
    received: ([seat, name]) => [open(name, 'trade', `zone-${seat}`)],
    cleared: ([name]) => [open(name, 'trade', 'pile')],
    discarded: ([seat, name]) => [open(name, `hand-${seat}`, 'pile')],
    eaten: ([seat, eater, food]) => [
      open(eater, `zone-${seat}`, 'pile'),
      open(food, `zone-${seat}`, 'pile'),
    ],
    reshuffled: () => [card(null, 'pile', 'deck')],
  },
  tells: [
    'game_ended',
    'won',
    'sabotaged',
    'exchange_cancelled',
    'identical',
    'eaten',
    'taken',
    'received',
    'worthless',
    'kept_own',
    'partner_chosen',
    'committed',
    'turn_skipped',
    'turn_began',
  ],
  scenes: {
    revealed: ([seat], _, lines) => {
      const cards = revealedIn(lines)
      if (cards[0]?.seat !== Number(seat)) return null
      const story = storyOf(lines)
      const ms = story.outcome === 'open' ? REVEALING : SWAPPING
      return scene(Swap, ms, { cards, story, known: false })
    },
    sabotaged: (told) => tale('bk-sabotage', ['sabotaged', told], 'var(--tone-sabotage)'),
    window_closed: (_, view, lines) => settled(view, lines),
    hand_turned: (told, view, lines) => {
      const [seat] = told
      const held = sightOf(view).hands[Number(seat)] ?? []
      const cards = toldOf(lines, 'card_turned')
        .filter(([owner]) => owner === seat)
        .map(([, name, facing], slot) => ({
          ...(name === null ? unnamed(held[slot]) : openCard(name)),
          inward: facing === 'inward',
        }))
      if (cards.length === 0) return null
      return scene(HatTurns, TURNING, { seat: Number(seat), cards, line: ['hand_turned', told] })
    },
    taken: (told) => tale('ob-lollipop', ['taken', told]),
    hand_discarded: (told) => (told[1] > 0 ? tale('ob-muffin', ['hand_discarded', told]) : null),
    target_raised: (told) =>
      scene(Waste, TELLING, { target: told[1], line: ['target_raised', told] }),
    eaten: (told) =>
      scene(Bite, TELLING, { food: openCard(told[2]).object, line: ['eaten', told] }),
  },
}
