/** What the table is about right now: it decides what lies in the middle. */

import { GAME } from './print.gen'
import type { Sight } from './sight'
import type { Offer } from './view.gen'

export type Phase = 'partner' | 'cards' | 'sabotage' | 'take' | 'feed' | 'effects'

const ASKED: Readonly<Record<Offer['step'], Phase>> = {
  choose_partner: 'partner',
  commit_card: 'cards',
  play_sabotage: 'sabotage',
  take_card: 'take',
  feed_t_rex: 'feed',
}

/** What the viewer is asked says it; without a question, what already lies on the table. */
export function phaseOf(offer: Offer | null, sight: Sight): Phase {
  return offer ? ASKED[offer.step] : seen(sight)
}

function seen(sight: Sight): Phase {
  if (sight.partner === null) return 'partner'
  if (sight.trade.length) return 'sabotage'
  return hasLaid(sight, sight.active) ? 'effects' : 'cards'
}

/** Whether a trader's card has left the hand. */
function hasLaid(sight: Sight, seat: number): boolean {
  return (sight.hands[seat]?.length ?? 0) < GAME.hand
}

/** The one with whom a trader exchanges. */
export function otherTrader(sight: Sight, seat: number): number | null {
  return seat === sight.active ? sight.partner : sight.active
}
