/** How things move on this table, and which moments have a scene of their own. */

import { card, token, type Staging } from '$client/table/staging'
import { ask } from './asking'
import EmmaShows from './scenes/EmmaShows.svelte'
import RoundOver from './scenes/RoundOver.svelte'
import { resultsOf } from './scenes/tally'
import TrickTaken from './scenes/TrickTaken.svelte'
import VoteCount from './scenes/VoteCount.svelte'
import { whoIs } from './sight'
import type { Words } from './view.gen'

/** A finished trick is read so long, in milliseconds. */
const READING = 1400
const COUNTING = 3600
const SHOWING = 4200
/** The end of a round: some time, and some more for each player. */
const SCORING = 2600
const SCORING_EACH = 600

export const staging: Staging<Words> = {
  ask,
  moves: {
    dealt: ([seat, name]) => [card(name, 'deck', `hand-${seat}`)],
    card_passed: ([from, to, name]) => [card(name, `hand-${from}`, `hand-${to}`)],
    swap_drawn: ([seat, name]) => [card(name, 'deck', `hand-${seat}`)],
    played: ([seat, name]) => [card(name, `hand-${seat}`, `plate-${seat}`)],
    emma_played: ([name, flavour]) => [card(name, `pile-${flavour}`, 'plate-emma')],
    allergen_drawn: ([name]) => [card(name, 'deck', 'allergen-card')],
    voted: ([seat, , edge, flavour]) => [
      token('ballot', `tokens-${seat}`, `vote-${flavour}-${edge}`),
    ],
    royal_chosen: ([seat, group]) => [token('crown', `hand-${seat}`, `group-${group}`)],
    allergen_chosen: ([seat, flavour]) => [token('allergen', `hand-${seat}`, `flavour-${flavour}`)],
    emma_royal: ([group]) => [token('crown', 'deck', `group-${group}`)],
    bet_placed: ([seat, row]) => [token('cup', `hand-${seat}`, `row-${row}`)],
    trick_won: ([who, boxes]) =>
      Array.from({ length: boxes }, () => token('gift-box', 'plate', `boxes-${who}`)),
  },
  scenes: {
    trick_won: ([who, boxes], view) => ({
      component: TrickTaken,
      props: { view, who: whoIs(who), boxes },
      ms: READING,
    }),
    votes_counted: (_, view) => ({ component: VoteCount, props: { view }, ms: COUNTING }),
    emma_ready: (_, view) => ({ component: EmmaShows, props: { view }, ms: SHOWING }),
    round_ended: ([round], view, lines) => {
      const results = resultsOf(lines)
      return {
        component: RoundOver,
        props: { view, round, results },
        ms: SCORING + SCORING_EACH * results.length,
      }
    },
  },
  planned: ['pass_card', 'swap_card'],
  whole: ['pass_card', 'swap_card'],
}
