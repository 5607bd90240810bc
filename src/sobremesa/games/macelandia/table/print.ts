/** What is printed on the cards, and what signs the factions have. */

export type Faction = 'light' | 'darkness'

export interface Print {
  readonly faction: Faction
  /** What stands at the corner; nothing for Instant Death. */
  readonly index: string
  readonly emblem: string
  readonly race: string | null
  /** The special ability, by its name. */
  readonly power: string | null
}

/** What a special ability does, in signs: with which card it pairs, or which card or race it defeats. */
export interface Sign {
  readonly icon: string
  readonly kind?: string
  readonly race?: string
}

type Character = readonly [emblem: string, race: string, power?: string]

const LIGHT: readonly Character[] = [
  ['lumil', 'fairy', 'book_of_sealing'],
  ['villager', 'human', 'volunteer_corps'],
  ['soldier', 'human'],
  ['cait_sith', 'beast'],
  ['hunter', 'human', 'vital_shot'],
  ['mage', 'human', 'twin_spell'],
  ['knight', 'human', 'lead_the_charge'],
  ['griffin', 'beast'],
  ['archmage', 'human'],
  ['fairy_knight', 'fairy'],
  ['aoken', 'fairy'],
]
const DARKNESS: readonly Character[] = [
  ['tomchim', 'demon', 'magic_circle'],
  ['necromancer', 'demon', 'raise_the_dead'],
  ['wight', 'undead'],
  ['werewolf', 'beast'],
  ['night_hunter', 'demon', 'beast_snare'],
  ['witch', 'demon', 'twin_hex'],
  ['death_knight', 'undead', 'host_of_the_dead'],
  ['cerberus', 'beast'],
  ['vampire', 'undead'],
  ['sasaak', 'demon'],
  ['siose', 'demon'],
]
const SIGNS: Readonly<Record<string, Sign>> = {
  book_of_sealing: { icon: 'swords', kind: 'd11' },
  magic_circle: { icon: 'swords', kind: 'l11' },
  vital_shot: { icon: 'swords', race: 'beast' },
  beast_snare: { icon: 'swords', race: 'beast' },
  volunteer_corps: { icon: 'plus', kind: 'l03' },
  raise_the_dead: { icon: 'plus', kind: 'd03' },
  lead_the_charge: { icon: 'plus', kind: 'l03' },
  host_of_the_dead: { icon: 'plus', kind: 'd03' },
  twin_spell: { icon: 'plus', kind: 'l06' },
  twin_hex: { icon: 'plus', kind: 'd06' },
}
/** What an Enhancement adds. */
const BONUS = '+1'

/** The sign of each faction. */
export const EMBLEMS: Readonly<Record<Faction, string>> = {
  light: 'emblem-light',
  darkness: 'emblem-dark',
}
/** The colour of each faction's backs. */
export const BACKS: Readonly<Record<Faction, string>> = { light: '#b07c14', darkness: '#4a3f78' }
export const FACTIONS: readonly Faction[] = ['light', 'darkness']

export function isEnhancement(kind: string): boolean {
  return kind.endsWith('e')
}

export function factionOf(kind: string): Faction {
  return kind.startsWith('l') ? 'light' : 'darkness'
}

/** A kind is named by its faction's letter and its strength, or `e`, or `x`: `l07`, `de`. */
export function printOf(kind: string): Print {
  const faction = factionOf(kind)
  if (isEnhancement(kind)) {
    return { faction, index: BONUS, emblem: 'enhancement', race: null, power: null }
  }
  const strength = Number(kind.slice(1))
  const character = (faction === 'light' ? LIGHT : DARKNESS)[strength - 1]
  if (!character) return { faction, index: '', emblem: 'instant-death', race: null, power: null }
  const [emblem, race, power = null] = character
  return { faction, index: String(strength), emblem: `ch-${emblem}`, race, power }
}

export function signOf(power: string | null): Sign | null {
  return power === null ? null : (SIGNS[power] ?? null)
}

/** The kinds of which the large map's decks have a second card. */
const DOUBLED = ['03', '06', 'e']

/** A faction's deck, card by card. */
export function deckOf(faction: Faction, kinds: readonly string[], large: boolean): string[] {
  return kinds
    .filter((kind) => factionOf(kind) === faction)
    .flatMap((kind) => (large && DOUBLED.includes(kind.slice(1)) ? [kind, kind] : [kind]))
}
