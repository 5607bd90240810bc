/** What each round brought everybody, from the log alone: a game says what opens a round and what a round brings. */

import type { Cell, Finished, Note, Phrase, Rounds, Row, Span } from '../tale'
import { partsOf, seatsOf, spansOf, sumOf } from '../tale'
import type { AnyWords, LineOf } from '../words'

type Lines<Words extends AnyWords> = readonly LineOf<Words>[]

interface Course<Words extends AnyWords> {
  /** The event with which a round begins; or the lines of each round, found otherwise. */
  readonly opening: LineOf<Words>[0] | ((log: Lines<Words>) => readonly Lines<Words>[])
  /** So many of them are one round: where a turn opens, everybody has one. */
  readonly every?: (told: Finished<Words>) => number
  /** What the lines of a round bring somebody. */
  readonly gain?: (lines: Lines<Words>, who: string) => number
  /** Where scores are told instead: how somebody stands after those lines, null if nothing is told. */
  readonly score?: (lines: Lines<Words>, who: string) => number | null
  /** Small signs below a number. */
  readonly notes?: (lines: Lines<Words>, who: string) => readonly Note[]
  /** Whether notes are told of single rounds alone, and not of several in one column. */
  readonly single?: boolean
  /** Whether somebody is out of the game after those lines: later cells are empty. */
  readonly out?: (lines: Lines<Words>, who: string) => boolean
  /** Those who played, from the first place to the last; the seats, where nothing is said. */
  readonly players?: (told: Finished<Words>) => readonly string[]
  /** What stands at the end of a row: all gains, where nothing else is said. */
  readonly total?: (log: Lines<Words>, who: string) => number
  /** What comes after the last round, in a column of its own. */
  readonly end?: {
    readonly head: Phrase
    readonly gain: (told: Finished<Words>, who: string) => number
  }
  /** At most so many columns. */
  readonly columns?: number
}

/** How a round and its numbers are called, where that is not as in most games. */
type Called = Partial<Omit<Rounds, 'heads' | 'rows'>>

/** Retells a game round by round; what is `called` otherwise than in most games is said beside it. */
export function roundsBy<Words extends AnyWords>(
  course: Course<Words>,
  called: Called & { readonly summed?: Phrase } = {},
): (told: Finished<Words>) => Rounds {
  const { summed, ...names } = called
  return (told) => {
    const rounds = roundsIn(course, told)
    const spans = spansOf(rounds.length, course.columns)
    const rows = (course.players?.(told) ?? seatsOf(told.result)).map((who) =>
      rowOf(course, told, rounds, spans, who),
    )
    return {
      caption: { key: 'table-tale_rounds' },
      round: { key: 'end-round' },
      total: { key: 'end-total' },
      noun: 'seat',
      signed: true,
      ...names,
      ...(summed && spans.length < rounds.length && { caption: summed }),
      heads: course.end ? [...spans, course.end.head] : spans,
      rows,
    }
  }
}

function roundsIn<Words extends AnyWords>(
  { opening, every }: Course<Words>,
  told: Finished<Words>,
): Lines<Words>[] {
  const parts = typeof opening === 'string' ? partsOf(told.log, opening) : [...opening(told.log)]
  const each = every?.(told) ?? 1
  return Array.from({ length: Math.ceil(parts.length / each) }, (_, round) =>
    parts.slice(round * each, (round + 1) * each).flat(),
  )
}

function rowOf<Words extends AnyWords>(
  course: Course<Words>,
  told: Finished<Words>,
  rounds: readonly Lines<Words>[],
  spans: readonly Span[],
  who: string,
): Row {
  const gains = gainsOf(course, rounds, who)
  const out = course.out
  const fall = out ? rounds.findIndex((lines) => out(lines, who)) : -1
  const cells = spans.map((span): Cell => {
    if (fall >= 0 && fall < span.first) return { value: null }
    const value = sumOf(gains, span)
    const lone = span.first === span.last
    if (!course.notes || (course.single && !lone)) return { value }
    const notes = course.notes(rounds.slice(span.first, span.last + 1).flat(), who)
    return notes.length ? { value, notes } : { value }
  })
  const end = course.end?.gain(told, who)
  const all = gains.reduce((sum, gain) => sum + gain, end ?? 0)
  return {
    who,
    cells: end === undefined ? cells : [...cells, { value: end }],
    total: course.total?.(rounds.flat(), who) ?? all,
  }
}

/** What each round brought somebody: told as such, or as what a score has moved by. */
export function gainsOf<Words extends AnyWords>(
  { gain, score }: Pick<Course<Words>, 'gain' | 'score'>,
  rounds: readonly Lines<Words>[],
  who: string,
): number[] {
  let before = 0
  return rounds.map((lines) => {
    if (gain) return gain(lines, who)
    const now = score?.(lines, who) ?? before
    const moved = now - before
    before = now
    return moved
  })
}
