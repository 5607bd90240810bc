/** What is told of an act while it is shown: the line that says most, in the log's own words. */

import { type GameSpeech, TOOK_BACK } from '../lib/speech.svelte'
import type { Line, Told, Vocabulary } from '../lib/wire.gen'
import { isSeats } from './nouns'
import type { Staging } from './staging'

/** Lines of one event by one seat, told in one sentence. */
export interface Telling {
  readonly event: string
  /** Who acts; null if no seat does. */
  readonly actor: number | null
  /** The things of each line. */
  readonly told: readonly (readonly Told[])[]
}

/** The seat that a line is about: the first one that it names. */
export function actorOf([event, things]: Line, vocabulary: Vocabulary): number | null {
  if (event === TOOK_BACK) return Number(things[0])
  const nouns = vocabulary.events[event]?.nouns ?? []
  const at = nouns.findIndex((noun, i) => isSeats(vocabulary, noun) && things[i] !== null)
  const seat = Number(things[at] ?? NaN)
  return Number.isNaN(seat) ? null : seat
}

/** The things that a line names, as a table draws them: `card:almond-7`. */
export function namedIn([event, things]: Line, vocabulary: Vocabulary): string[] {
  const nouns = vocabulary.events[event]?.nouns ?? []
  return nouns.flatMap((noun, i) => (things[i] === null ? [] : [`${noun}:${things[i]}`]))
}

/** Whether a line is told in words at all. */
export function isLoud([event]: Line, vocabulary: Vocabulary): boolean {
  return !vocabulary.events[event]?.quiet
}

/** What is told of the lines of one act; null if nothing is. */
export function tellingOf(
  lines: readonly Line[],
  vocabulary: Vocabulary,
  { tells = [], gathers = [] }: Staging,
): Telling | null {
  const loud = lines.filter((line) => isLoud(line, vocabulary))
  const best = tells.find((event) => loud.some(([name]) => name === event))
  const first =
    loud.find(([event]) => event === best) ??
    loud.find((line) => actorOf(line, vocabulary) !== null) ??
    loud[0]
  if (!first) return null
  const [event] = first
  const actor = actorOf(first, vocabulary)
  const alike = gathers.includes(event)
    ? loud.filter((line) => line[0] === event && actorOf(line, vocabulary) === actor)
    : [first]
  return { event, actor, told: alike.map(([, things]) => things) }
}

/** Tellings one after the other; those that a game gathers are one. */
export function gathered(tellings: readonly Telling[], { gathers = [] }: Staging): Telling[] {
  const kept: Telling[] = []
  for (const telling of tellings) {
    const last = kept.at(-1)
    const alike = last?.event === telling.event && last.actor === telling.actor
    if (last && alike && gathers.includes(telling.event)) {
      kept[kept.length - 1] = { ...last, told: [...last.told, ...telling.told] }
    } else kept.push(telling)
  }
  return kept
}

export function sentenceOf({ event, told }: Telling, speech: GameSpeech): string {
  return speech.lines(event, told)
}

/** The lines that tell what others have done since a seat has last done something. */
export function sinceOwn(
  log: readonly Line[],
  seat: number | null,
  vocabulary: Vocabulary,
): readonly Line[] {
  const own = (line: Line) => seat !== null && actorOf(line, vocabulary) === seat
  // What the last act of another has brought this seat, such as a drawn card, is not the seat's doing.
  const end = log.findLastIndex((line) => !own(line))
  const last = log.slice(0, end + 1).findLastIndex(own)
  return log.slice(last + 1).filter((line) => isLoud(line, vocabulary))
}
