/** The question in the words of the moment: what was led, the second of two cards. */

import type { GameSpeech } from '$client/lib/speech.svelte'
import { printOf } from './boards'
import { sightOf, type Trick } from './sight'
import type { Offer, View } from './view.gen'

export function ask(offer: Offer, view: View, speech: GameSpeech): string | null {
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
