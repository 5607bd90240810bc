/** What the table is about right now: it decides what lies in the middle. */

import type { Sight } from './sight'
import type { Offer } from './view.gen'

export type Phase = 'pass' | 'swap' | 'royal' | 'allergen' | 'vote' | 'bet' | 'play'

const ASKED: Readonly<Record<Offer['step'], Phase>> = {
  pass_card: 'pass',
  swap_card: 'swap',
  choose_royal: 'royal',
  choose_allergen: 'allergen',
  place_vote: 'vote',
  place_bet: 'bet',
  play_card: 'play',
}

/** What the viewer is asked says it; without a question, what already lies on the table. */
export function phaseOf(offer: Offer | null, sight: Sight): Phase {
  return offer ? ASKED[offer.step] : seen(sight)
}

function seen(sight: Sight): Phase {
  if (sight.token_counts.some((tokens) => tokens > 0)) return 'vote'
  if (sight.solo && sight.royal === null) return 'swap'
  if (sight.royal === null) return sight.received.length ? 'royal' : 'pass'
  if (sight.allergen === null) return 'allergen'
  return sight.tricks === 0 && sight.trick.cards.length === 0 ? 'bet' : 'play'
}

/** The tricks of the round: those that were taken, and one for each card that is left. */
export function tricksOf(sight: Sight): { now: number; all: number } {
  const all = sight.tricks + Math.max(0, ...sight.hand_sizes)
  return { now: Math.min(sight.tricks + 1, all), all }
}
