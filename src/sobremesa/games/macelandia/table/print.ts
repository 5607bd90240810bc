/** What is printed on the cards, and what signs the factions have. */

import { ABILITY, KIND, PLAY, PLAYERS, type AbilityPrint, type KindPrint } from './print.gen'
import type { FactionName, KindName } from './view.gen'

/** The sign of each faction. */
export const EMBLEMS: Readonly<Record<FactionName, string>> = {
  light: 'emblem-light',
  darkness: 'emblem-dark',
}

const KINDS = new Map(KIND.map((kind) => [kind.name, kind]))
const POWERS = new Map<KindName, AbilityPrint>(ABILITY.map((ability) => [ability.card, ability]))

function kindOf(name: KindName): KindPrint {
  const kind = KINDS.get(name)
  if (!kind) throw new Error(`no card is called ${name}; the cards are those of game.toml`)
  return kind
}

export const isEnhancement = (kind: KindName): boolean => kindOf(kind).type === 'enhancement'

/** What stands on a card: at the corner its strength, nothing for Instant Death. */
export function printOf(name: KindName) {
  const { faction, type, strength, race = null } = kindOf(name)
  const index = type === 'enhancement' ? `+${PLAY.enhancement_value}` : String(strength ?? '')
  const power = POWERS.get(name)?.name ?? null
  const emblem = race ? `kind-${name}` : type.replace('_', '-')
  return { faction, index, emblem, race, power }
}

/** What a special ability does, in signs: with which cards it pairs, or which cards or races it defeats. */
export function signOf(name: KindName) {
  const power = POWERS.get(name)
  if (!power) return null
  return {
    icon: power.kind === 'pair' ? 'plus' : 'swords',
    kinds: [...power.partners, ...power.target_kinds],
    races: power.target_races,
  }
}

/** How many cards a faction is dealt, where so many play. */
export function dealtTo(faction: FactionName, seats: number): number {
  const left = PLAYERS.find((players) => players.seats === seats)?.leftover ?? 0
  return deckOf(faction, seats).length - left
}

/** A faction's deck, card by card, where so many play. */
export function deckOf(faction: FactionName, seats: number): KindName[] {
  const more = PLAYERS.find((players) => players.seats === seats)?.additional_cards ?? false
  return KIND.filter((kind) => kind.faction === faction).flatMap(({ name, copies, additional }) =>
    Array<KindName>(copies + (more ? additional : 0)).fill(name),
  )
}
