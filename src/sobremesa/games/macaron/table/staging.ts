/** How things move on this table, and which moments have a scene of their own. */

import type { GameSpeech } from '$client/lib/speech.svelte'
import { card, type Move, scene, type Staging, token } from '$client/table/staging'
import { printOf } from './boards'
import { rounds } from './rounds'
import EmmaShows from './scenes/EmmaShows.svelte'
import RoundOver from './scenes/RoundOver.svelte'
import TrickTaken from './scenes/TrickTaken.svelte'
import VoteCount from './scenes/VoteCount.svelte'
import { sightOf, type Trick, whoIs } from './sight'
import { resultsOf } from './tale'
import { shareStill } from './table'
import type { GroupName, Offer, View, Words } from './view.gen'

/** That a trick is taken is told so long, in milliseconds; where the next card lies there already, it is read. */
const TAKING = 1400
const READING = 2000
const COUNTING = 3600
const SHOWING = 4200
/** The end of a round: some time, and some more for each player. */
const SCORING = 2600
const SCORING_EACH = 600

/** The question in the words of the moment: what was led, the second of two cards. */
function ask(offer: Offer, view: View, speech: GameSpeech): string | null {
  if (offer.step === 'pass_card' && view.gave.length > 0) return speech.say('table-ask_second')
  return offer.step === 'play_card' ? askForCard(offer, sightOf(view).trick, speech) : null
}

function askForCard(offer: Offer, { cards, leader }: Trick, speech: GameSpeech): string {
  const led = cards.find(({ who }) => who === leader)
  if (!led) return speech.say('table-ask_lead')
  const name = led.as ?? printOf(led.card).flavour
  const flavour = speech.thing('flavour', name)
  const follows = offer.choices.every(([, , things]) => things[0]?.startsWith(`card:${name}-`))
  return speech.say(follows ? 'table-ask_follow' : 'table-ask_free', { flavour })
}

const crown = (from: string, group: GroupName): Move =>
  token('crown', from, `group-${group}`, 'var(--crown)')

export const staging: Staging<Words> = {
  still: shareStill,
  ask,
  moves: {
    dealt: ([seat, name]) => [card(name, 'deck', `hand-${seat}`)],
    card_passed: ([from, to, name]) => [card(name, `hand-${from}`, `hand-${to}`)],
    swap_drawn: ([seat, name]) => [card(name, 'deck', `hand-${seat}`)],
    played: ([seat, name]) => [card(name, `hand-${seat}`, `plate-${seat}`)],
    emma_played: ([name, flavour]) => [card(name, `pile-${flavour}`, 'plate-emma')],
    allergen_drawn: ([name]) => [card(name, 'deck', 'allergen-card')],
    voted: ([seat, , edge, flavour]) => [
      token('ballot', `tokens-${seat}`, `vote-${flavour}-${edge}`, 'var(--back)'),
    ],
    royal_chosen: ([seat, group]) => [crown(`hand-${seat}`, group)],
    allergen_chosen: ([seat, flavour]) => [
      token('allergen', `hand-${seat}`, `flavour-${flavour}`, 'var(--allergen)'),
    ],
    emma_royal: ([group]) => [crown('deck', group)],
    bet_placed: ([seat, row]) => [token('cup', `hand-${seat}`, `row-${row}`, 'var(--coffee)')],
    trick_won: ([who, boxes]) =>
      Array.from({ length: boxes }, () => token('gift-box', 'plate', `boxes-${who}`, 'var(--box)')),
  },
  scenes: {
    trick_won: ([who, boxes], view) => {
      const ms = sightOf(view).trick.cards.length > 0 ? READING : TAKING
      return scene(TrickTaken, ms, { who: whoIs(who), boxes })
    },
    votes_counted: () => scene(VoteCount, COUNTING, {}),
    emma_ready: () => scene(EmmaShows, SHOWING, {}),
    round_ended: ([round], _, lines) => {
      const results = resultsOf(lines)
      return scene(RoundOver, SCORING + SCORING_EACH * results.length, { round, results })
    },
  },
  rounds,
  tells: [
    'game_ended',
    'round_ended',
    'trick_won',
    'votes_counted',
    'royal_chosen',
    'allergen_chosen',
    'emma_royal',
    'allergen_drawn',
    'emma_played',
    'played',
    'bet_placed',
    'bet_declined',
    'passed',
    'round_began',
  ],
  gathers: ['pass_chosen', 'card_passed', 'swap_chosen', 'swap_drawn'],
  folds: ['vote_shown', 'flavour_sum', 'group_sum'],
  planned: ['pass_card', 'swap_card'],
  whole: ['pass_card', 'swap_card'],
}
