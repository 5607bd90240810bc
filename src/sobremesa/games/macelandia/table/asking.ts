/** The questions that name whom it goes against, and with how much. */

import type { GameSpeech } from '$client/lib/speech.svelte'
import { numberOf } from '$client/table/words'
import type { Offer, View } from './view.gen'

/** The question in words; null where the game's own words say enough. */
export function ask({ step }: Offer, view: View, speech: GameSpeech): string | null {
  const { committed_total: total, face_down: cards } = view
  const [turn, target] = [numberOf(view.turn), numberOf(view.target)]
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
    : speech.say('table-ask_defence', { name: speech.seat(turn), cards })
}
