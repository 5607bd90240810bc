/** Who a seat is laid for, in words. */
import { speech } from './speech.svelte'

/** What a seat is asked to become. */
export type Seating = 'me' | 'open' | 'invited' | `bot:${string}`

/** The ways to lay a seat, given the bots there are. */
export function seatings(bots: readonly string[]): Seating[] {
  return ['me', 'open', 'invited', ...bots.map((bot): Seating => `bot:${bot}`)]
}

/** A way to lay a seat in words; whoever has a seat already lays the next for a companion. */
export function seatingName(seating: Seating, game: string, alreadySits: boolean): string {
  if (seating === 'me') return speech.say(alreadySits ? 'lay-companion' : 'lay-me')
  if (seating === 'open') return speech.say('lay-open')
  if (seating === 'invited') return speech.say('lay-invited')
  return speech.say('lay-bot', { level: levelName(seating.slice('bot:'.length), game) })
}

/** How a bot plays, in the words of its game or of the house; one from elsewhere has its name. */
export function levelName(level: string, game: string): string {
  const key = `level-${level}`
  return speech.find(game, key) ?? speech.find('platform', key) ?? level
}
