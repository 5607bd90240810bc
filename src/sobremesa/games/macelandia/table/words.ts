/** What the table says of its things when somebody asks, and what it asks itself. */

import type { GameSpeech } from '$client/lib/speech.svelte'
import { numberOf } from '$client/table/words'
import { isEnhancement, printOf } from './print'
import type { DistanceName, KindName, Offer, View } from './view.gen'

/** What a card can do, in few words. */
export function abilityOf(speech: GameSpeech, kind: KindName): string {
  const { power, race } = printOf(kind)
  if (power) return speech.say(`table-power_${power}`)
  return race ? '' : speech.say(isEnhancement(kind) ? 'table-enhances' : 'table-kills')
}

/** A card in words: its name and strength, its race, its special ability by name. */
export function aboutCard(speech: GameSpeech, kind: KindName): string {
  const { power, race } = printOf(kind)
  const words = [
    speech.thing('kind', kind),
    race && speech.thing('race', race),
    power ? speech.thing('power', power) : abilityOf(speech, kind),
  ]
  return words.filter(Boolean).join(' · ')
}

/** What it means for the viewer how far somebody is. */
export function aboutDistance(speech: GameSpeech, distance: DistanceName, ally: boolean): string {
  return speech.say(`table-note_${ally ? 'aid' : 'attack'}_${distance}`)
}

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
