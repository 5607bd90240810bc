/** Who a seat is laid for, in words. */
import { speech } from './speech.svelte'

/** What a seat is asked to become. */
export type Seating = 'me' | 'open' | 'invited' | `bot:${string}`

/** The ways to lay a seat, given the bots there are. */
export function seatings(levels: readonly string[]): Seating[] {
  return ['me', 'open', 'invited', ...levels.map((level): Seating => `bot:${level}`)]
}

/** A way to lay a seat in words; whoever has a seat already lays the next for a companion. */
export function seatingName(seating: Seating, alreadySits: boolean): string {
  if (seating === 'me') return speech.say(alreadySits ? 'lay-companion' : 'lay-me')
  if (seating === 'open') return speech.say('lay-open')
  if (seating === 'invited') return speech.say('lay-invited')
  return speech.say('lay-bot', { level: levelName(seating.slice('bot:'.length)) })
}

/** How strong a bot is, in words. */
export function levelName(level: string): string {
  return speech.find('platform', `level-${level}`) ?? level
}
