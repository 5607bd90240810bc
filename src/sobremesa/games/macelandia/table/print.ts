/** What is printed on the cards, and what signs the factions have. */

import { ABILITY, KIND, PLAY, PLAYERS, type AbilityPrint, type KindPrint } from './print.gen'
import type { FactionName, KindName, PowerName, RaceName } from './view.gen'

export interface Print {
  readonly faction: FactionName
  /** What stands at the corner; nothing for Instant Death. */
  readonly index: string
  readonly emblem: string
  readonly race: RaceName | null
  /** The special ability, by its name. */
  readonly power: PowerName | null
}

/** What a special ability does, in signs: with which cards it pairs, or which cards or races it defeats. */
export interface Sign {
  readonly icon: string
  readonly kinds: readonly KindName[]
  readonly races: readonly RaceName[]
}

/** The picture on each card; who they are stands in the texts. */
const EMBLEM_OF: Readonly<Record<KindName, string>> = {
  l01: 'ch-lumil',
  l02: 'ch-villager',
  l03: 'ch-soldier',
  l04: 'ch-cait_sith',
  l05: 'ch-hunter',
  l06: 'ch-mage',
  l07: 'ch-knight',
  l08: 'ch-griffin',
  l09: 'ch-archmage',
  l10: 'ch-fairy_knight',
  l11: 'ch-aoken',
  le: 'enhancement',
  lx: 'instant-death',
  d01: 'ch-tomchim',
  d02: 'ch-necromancer',
  d03: 'ch-wight',
  d04: 'ch-werewolf',
  d05: 'ch-night_hunter',
  d06: 'ch-witch',
  d07: 'ch-death_knight',
  d08: 'ch-cerberus',
  d09: 'ch-vampire',
  d10: 'ch-sasaak',
  d11: 'ch-siose',
  de: 'enhancement',
  dx: 'instant-death',
}

/** The sign of each faction. */
export const EMBLEMS: Readonly<Record<FactionName, string>> = {
  light: 'emblem-light',
  darkness: 'emblem-dark',
}
/** The colour of each faction's backs. */
export const BACKS: Readonly<Record<FactionName, string>> = {
  light: '#b07c14',
  darkness: '#4a3f78',
}

const KINDS = new Map(KIND.map((kind) => [kind.name, kind]))
const POWERS = new Map<KindName, AbilityPrint>(ABILITY.map((ability) => [ability.card, ability]))

function kindOf(name: KindName): KindPrint {
  const kind = KINDS.get(name)
  if (!kind) throw new Error(`no card is called ${name}; the cards are those of game.toml`)
  return kind
}

export const isEnhancement = (kind: KindName): boolean => kindOf(kind).type === 'enhancement'

export const factionOf = (kind: KindName): FactionName => kindOf(kind).faction

export function printOf(name: KindName): Print {
  const { faction, type, strength, race = null } = kindOf(name)
  const index = type === 'enhancement' ? `+${PLAY.enhancement_value}` : String(strength ?? '')
  const power = POWERS.get(name)?.name ?? null
  return { faction, index, emblem: EMBLEM_OF[name], race, power }
}

export function signOf(name: KindName): Sign | null {
  const power = POWERS.get(name)
  if (!power) return null
  return {
    icon: power.kind === 'pair' ? 'plus' : 'swords',
    kinds: [...power.partners, ...power.target_kinds],
    races: power.target_races,
  }
}

/** A faction's deck, card by card, where so many play. */
export function deckOf(faction: FactionName, seats: number): KindName[] {
  const more = PLAYERS.find((players) => players.seats === seats)?.additional_cards ?? false
  return KIND.filter((kind) => kind.faction === faction).flatMap(({ name, copies, additional }) =>
    Array<KindName>(copies + (more ? additional : 0)).fill(name),
  )
}
