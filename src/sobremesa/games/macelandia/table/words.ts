/** What the table says of its things when somebody asks. */

import type { GameSpeech } from '$client/lib/speech.svelte'
import { isEnhancement, printOf } from './print'
import type { Place } from './sight'
import type { DistanceName, KindName } from './view.gen'

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

/** What hangs on a castle or fort. */
export function aboutRole(speech: GameSpeech, { role, out }: Place): string {
  return role && !out ? speech.say(`table-about_${role}`) : ''
}

/** What it means for the viewer how far somebody is. */
export function aboutDistance(speech: GameSpeech, distance: DistanceName, ally: boolean): string {
  return speech.say(`table-note_${ally ? 'aid' : 'attack'}_${distance}`)
}
