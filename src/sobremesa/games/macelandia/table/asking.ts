/** The questions that name whom it goes against, and with how much. */

import type { GameSpeech } from '$client/lib/speech.svelte'
import type { Offer, View } from '$client/lib/wire.gen'
import { sightOf } from './sight'

/** The question in words; null where the game's own words say enough. */
export function ask({ step }: Offer, view: View, speech: GameSpeech): string | null {
  const { turn, target, total, faceDown } = sightOf(view)
  if (turn === null || target === null) return null
  const name = speech.seat(target)
  if (step === 'send_card') return speech.say('table-ask_send', { name })
  if (step === 'choose_attack') {
    return total > 0
      ? speech.say('table-ask_attack_total', { name, total })
      : speech.say('table-ask_attack', { name })
  }
  if (step !== 'choose_defence') return null
  return total > 0
    ? speech.say('table-ask_defence_total', { total })
    : speech.say('table-ask_defence', { name: speech.seat(turn), cards: faceDown })
}
