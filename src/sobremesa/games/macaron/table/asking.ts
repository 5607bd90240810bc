/** The question in the words of the moment: what was led, the second of two cards. */

import type { GameSpeech } from '$client/lib/speech.svelte'
import type { Offer, View } from '$client/lib/wire.gen'
import { printOf } from './boards'
import { type Sight, sightOf } from './sight'

export function ask(offer: Offer, view: View, speech: GameSpeech): string | null {
  const sight = sightOf(view, [])
  if (offer.step === 'pass_card' && sight.gave.length > 0) return speech.say('table-ask_second')
  return offer.step === 'play_card' ? askForCard(offer, sight, speech) : null
}

function askForCard(offer: Offer, sight: Sight, speech: GameSpeech): string {
  const { cards, leader } = sight.trick
  const led = cards.find(({ who }) => who === leader)
  if (!led) return speech.say('table-ask_lead')
  const name = led.as ?? printOf(led.card).flavour
  const flavour = speech.thing('flavour', name)
  const follows = offer.choices.every(([, , things]) => things[0]?.startsWith(`card:${name}-`))
  return speech.say(follows ? 'table-ask_follow' : 'table-ask_free', { flavour })
}
