/** How an evening stands, in words. */
import { characterName } from './characters'
import { namesOf } from './seats'
import { speech } from './speech.svelte'
import type { EveningInfo, TableInfo } from './wire.gen'

export interface Score {
  readonly name: string
  readonly wins: number
  /** Whether nobody has won more, and somebody less. */
  readonly leads: boolean
}

/** Who has won how many games, whoever leads first. */
export function scoreOf({ wins }: EveningInfo, card: TableInfo): Score[] {
  const names = namesOf(card)
  const counts = wins.map((one) => one.wins)
  const most = Math.max(...counts)
  const apart = most > Math.min(...counts)
  return wins.map(({ seat, name, character, level, wins: count }) => ({
    name:
      (seat === null ? name : names[seat]) ||
      (character ? characterName(character) : (level ?? '')),
    wins: count,
    leads: apart && count === most,
  }))
}

/** The same in one line: “Ana 3, Leo 2, Kurt 1”. */
export const scoreInOneLine = (evening: EveningInfo, card: TableInfo): string =>
  speech.say('evening-line', {
    score: scoreOf(evening, card)
      .map(({ name, wins }) => speech.say('evening-wins', { name, wins }))
      .join(', '),
  })
