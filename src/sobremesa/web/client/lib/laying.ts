/** Laying tables: what the lobby and the form send to the server. */
import { postTable, startTable } from './api'
import { addLuck } from './luck'
import { me } from './me.svelte'
import { botOf } from './seating'
import type { AskedBot, Seating } from './seating'
import type {
  Access,
  Clash,
  GameInfo,
  LessonPart,
  NewTable,
  OptionWords,
  TableInfo,
  Vocabulary,
} from './wire.gen'

/** As many as sit most comfortably: four, or as near to it as the game allows. */
export function comfortable(seats: readonly number[]): number {
  const near = seats.toSorted((a, b) => Math.abs(a - 4) - Math.abs(b - 4) || a - b)
  return near[0] ?? 2
}

/** Sitters for another number of seats: those who sit keep their seats, new ones are laid alike. */
export function resized(
  sitters: readonly Seating[],
  seats: number,
  others: Seating = 'open',
): Seating[] {
  return Array.from({ length: seats }, (_, seat) => sitters[seat] ?? others)
}

/** Who finds a table where nobody has said so: a game among oneself, friends and bots is private. */
export const usualAccess = (sitters: readonly Seating[]): Access =>
  sitters.includes('open') ? 'anyone' : 'link'

/** The names by seat, as the server takes them: only whoever sits at this device has one. */
export const namesFor = (sitters: readonly Seating[], names: readonly string[]): string[] =>
  sitters.map((sitter, seat) => (sitter === 'me' ? (names[seat] ?? '').trim() : ''))

/** The option whose settled answer does not go with another answer; null if all do. */
export function opponentOf(
  clashes: readonly Clash[],
  settled: Readonly<Record<string, string>>,
  option: string,
  value: string,
): string | null {
  const ways = clashes.flatMap((clash) => [
    clash,
    {
      option: clash.other,
      value: clash.other_value,
      other: clash.option,
      other_value: clash.value,
    },
  ])
  const found = ways.find(
    (clash) =>
      clash.option === option &&
      clash.value === value &&
      settled[clash.other] === clash.other_value,
  )
  return found?.other ?? null
}

/** What is asked before a game at so many seats: whatever has more than one answer. */
export const questionsOf = (vocabulary: Vocabulary | null, seats: number): OptionWords[] =>
  (vocabulary?.options[String(seats)] ?? []).filter(
    ({ values, least }) => values.length > 1 || least !== null,
  )

/** The answers to what is asked; another number of seats may not know all that was answered. */
export const answersTo = (
  options: readonly OptionWords[],
  chosen: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    options.flatMap(({ name }) => {
      const value = chosen[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )

/** Who sits where at another game: a bot that cannot play it makes room for one that can. */
export const playable = (
  sitters: readonly Seating[],
  game: Pick<GameInfo, 'bots' | 'strengths' | 'usual'>,
): Seating[] => {
  const plays = ({ who, strength }: AskedBot) =>
    strength === null ? game.bots.includes(who) : game.strengths.includes(strength)
  return sitters.map((sitter): Seating => {
    const bot = botOf(sitter)
    return bot && !plays(bot) ? `bot:${game.usual}` : sitter
  })
}

/** Whether somebody is still awaited. */
export const isAwaiting = (sitters: readonly string[]) =>
  sitters.some((sitter) => sitter === 'open' || sitter === 'invited')

/** Lay a table, and begin at once if nobody is awaited. */
export async function lay(laying: NewTable): Promise<TableInfo> {
  const card = await postTable(laying)
  if (isAwaiting(laying.sitters ?? ['open'])) return card
  await addLuck(card)
  return startTable(card.id)
}

/**
 * Lay and start a table against the usual bots; whoever has no name yet gets one. Whoever comes from a
 * lesson finds what he has learned: as many seats, and the same agreed.
 */
export async function playBots(
  game: GameInfo,
  learned?: Pick<LessonPart, 'seats' | 'options'>,
): Promise<TableInfo> {
  await me.ensure()
  const { seats, options } = learned ?? { seats: comfortable(game.seats), options: {} }
  const sitters = Array.from({ length: seats }, (_, seat): Seating =>
    seat === 0 ? 'me' : `bot:${game.usual}`,
  )
  return lay({ game: game.name, seats, sitters, options })
}
