/** Who a seat is laid for, in words. */
import { characterName, charactersFor } from './characters'
import { speech } from './speech.svelte'
import type { GameInfo } from './wire.gen'

/** What a seat is asked to become. */
export type Seating = 'me' | 'open' | 'invited' | `bot:${string}`

/** Whoever comes to play as strong as is wished. */
const SOMEBODY = 'level'
const BOT = 'bot:'

/** A bot as it is asked for: who, and how strong; one from elsewhere has no strength. */
export interface AskedBot {
  who: string
  strength: number | null
}

/** The bot that a seat is laid for; null if it is for a person. */
export function botOf(seating: string): AskedBot | null {
  if (!seating.startsWith(BOT)) return null
  const [, who = '', strength] = /^(.*?)(?:-(\d))?$/.exec(seating.slice(BOT.length)) ?? []
  return { who, strength: strength === undefined ? null : Number(strength) }
}

/** The way to lay a seat for a bot. */
export const seatingFor = ({ who, strength }: AskedBot): Seating =>
  strength === null ? `bot:${who}` : `bot:${who}-${strength}`

/** The face of the character that a seat is laid for; null where that is nobody in particular. */
export const characterOf = (seating: string): string | null => {
  const who = botOf(seating)?.who ?? ''
  return charactersFor([1, 2, 3, 4, 5]).some(([name]) => name === who) ? who : null
}

/** The ways to lay a seat for a bot of a game: somebody, each character, those from elsewhere. */
export function botSeatings(game: GameInfo | undefined): Seating[] {
  if (!game) return []
  const usual = botOf(`bot:${game.usual}`)
  const ours: AskedBot[] = charactersFor(game.strengths).map(([who, strength]) => ({
    who,
    strength,
  }))
  const house = ours.length && usual ? [usual, ...ours] : []
  const others = game.guests.map((who): AskedBot => ({ who, strength: null }))
  return [...house, ...others].map(seatingFor)
}

/** All ways to lay a seat. */
export const seatings = (game: GameInfo | undefined): Seating[] => [
  'me',
  'open',
  'invited',
  ...botSeatings(game),
]

/** Whether two ways to lay a seat ask for the same one, however strong. */
export const sameSitter = (one: string, other: string): boolean =>
  one === other || (botOf(one) !== null && botOf(one)?.who === botOf(other)?.who)

/** A way to lay a seat in words; whoever has a seat already lays the next for a companion. */
export function seatingName(seating: Seating, game: string, alreadySits: boolean): string {
  if (seating === 'me') return speech.say(alreadySits ? 'lay-companion' : 'lay-me')
  if (seating === 'open') return speech.say('lay-open')
  if (seating === 'invited') return speech.say('lay-invited')
  const bot = botOf(seating)
  const character = characterOf(seating)
  if (character) return characterName(character)
  if (bot?.who === SOMEBODY) return speech.say('lay-somebody')
  return speech.say('lay-bot', { level: levelName(seating.slice(BOT.length), game) })
}

/** How a bot plays, in the words of its game or of the house; one from elsewhere has its name. */
export function levelName(level: string, game: string): string {
  const key = `level-${level}`
  return speech.find(game, key) ?? speech.find('platform', key) ?? level
}

/** How strong somebody plays, in words. */
export const strengthName = (strength: number) => speech.say(`strength-${strength}`)
