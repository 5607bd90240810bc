/** How far a table had come when this device last looked at it, and what has happened there since. */

import type { Viewer } from '../lib/seats'
import type { GameSpeech } from '../lib/speech.svelte'
import type { Line } from '../lib/wire.gen'
import { isRecord, keep, readKept } from '../lib/kept'
import { putAway } from './fading'
import { actorOf, gathered, isLoud, sentenceOf, type Telling } from './narrating'
import type { Staging } from './staging'

const KEY = 'sobremesa.visits'
/** So many tables are remembered. */
const MOST = 50
/** Whoever comes back sooner has not been away, in milliseconds. */
const AWAY = 60_000
/** So many sentences are told, the last ones. */
export const SENTENCES = 12

/** What somebody had seen of a table. */
export interface Visit {
  /** How many lines of the log. */
  readonly lines: number
  /** From which seat, and which version of what that is shown; -1 where it was not kept. */
  readonly seat: number
  readonly version: number
}

/** What somebody has not seen. */
export interface Missed {
  readonly lines: readonly Line[]
  /** The version that he saw last, through the same eyes; null: nobody knows. */
  readonly since: number | null
}

/** Remember what was seen. */
export function leave(table: string, visit: Visit, now = Date.now()): void {
  const others = Object.entries(readKept(KEY)).filter(([name]) => name !== table)
  keep(KEY, Object.fromEntries([...others.slice(1 - MOST), [table, { ...visit, at: now }]]))
}

/** What has happened since the last visit; null if that was just now, or nothing has. */
export function missedAt(
  table: string,
  seat: Viewer,
  log: readonly Line[],
  now = Date.now(),
): Missed | null {
  const visit = readKept(KEY)[table]
  if (!isRecord(visit) || typeof visit.lines !== 'number' || typeof visit.at !== 'number') {
    return null
  }
  const lines = log.slice(visit.lines)
  if (now - visit.at < AWAY || lines.length === 0) return null
  const { version } = visit
  const same = visit.seat === seat && typeof version === 'number' && version >= 0
  return { lines, since: same ? version : null }
}

/** What is told of these lines, the last of it: not what `but` has done, and nothing that was put away. */
export function sentencesOf(
  lines: readonly Line[],
  but: Viewer,
  forgets: boolean,
  speech: GameSpeech,
  staging: Staging,
): string[] {
  const { vocabulary } = speech
  const told = forgets ? putAway(lines, vocabulary).filter((line) => line !== null) : lines
  const tellings = told
    .filter((line) => isLoud(line, vocabulary) && !isDoneBy(but, line, vocabulary))
    .map((line): Telling => ({ event: line[0], actor: actorOf(line, vocabulary), told: [line[1]] }))
  return gathered(tellings, staging)
    .slice(-SENTENCES)
    .map((telling) => sentenceOf(telling, speech))
}

/** Whether a seat has done what a line tells. */
export function isDoneBy(seat: Viewer, line: Line, vocabulary: GameSpeech['vocabulary']): boolean {
  return seat !== null && actorOf(line, vocabulary) === seat
}
