/** Those who sit down where a bot plays: names, faces and what they say. */
import { speech } from './speech.svelte'
import { CHARACTERS } from './wire.gen'

const EVERYBODY = Object.keys(CHARACTERS)

/** What somebody says once in a game: when it begins, and when it has ended for him. */
export type Occasion = 'hello' | 'won' | 'lost'

export const characterName = (character: string) => speech.say(`character-${character}`)

/** How somebody plays, in a few words. */
export const mannerOf = (character: string) => speech.say(`character-${character}.manner`)

export const saying = (character: string, occasion: Occasion) =>
  speech.say(`character-${character}.${occasion}`)

/** The drawing of a face. */
export const faceOf = (character: string) => `face-${character}`

/** Who sits on a seat where no server has said so: each on another, in the order in which they come. */
export const characterAt = (seat: number) =>
  EVERYBODY[(seat - 1 + EVERYBODY.length) % EVERYBODY.length] ?? ''

/** Who can play a game of which these strengths are offered, and as strong as each likes to. */
export const charactersFor = (strengths: readonly number[]): [string, number][] =>
  Object.entries(CHARACTERS).filter(([, strength]) => strengths.includes(strength))
