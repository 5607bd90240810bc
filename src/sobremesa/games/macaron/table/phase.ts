/** What the table is about right now: it decides what lies in the middle. */

import type { Sight } from './sight'
import type { Offer } from './view.gen'

/** What the viewer is asked says it; without a question, what already lies on the table. */
export function phaseOf(offer: Offer | null, sight: Sight): Offer['step'] {
  if (offer) return offer.step
  if (sight.token_counts.some((tokens) => tokens > 0)) return 'place_vote'
  if (sight.solo && sight.royal === null) return 'swap_card'
  if (sight.royal === null) return sight.received.length ? 'choose_royal' : 'pass_card'
  if (sight.allergen === null) return 'choose_allergen'
  return sight.tricks === 0 && sight.trick.cards.length === 0 ? 'place_bet' : 'play_card'
}
