/** How far a table had come when this device last looked at it. */

import type { GameSpeech } from '../lib/speech.svelte'
import type { Viewer } from '../lib/seats'
import type { Line } from '../lib/wire.gen'
import { isRecord, keep, readKept } from '../lib/kept'
import { actorOf, gathered, isLoud, sentenceOf, type Telling } from './narrating'
import type { Staging } from './staging'

const KEY = 'sobremesa.visits'
/** So many tables are remembered. */
const MOST = 50
/** Whoever comes back sooner has not been away, in milliseconds. */
const AWAY = 60_000
/** So many sentences run past, the last ones. */
const SENTENCES = 12

interface Visit {
  readonly lines: number
  readonly at: number
}

function visitOf(table: string): Visit | null {
  const found = readKept(KEY)[table]
  if (!isRecord(found) || typeof found.lines !== 'number' || typeof found.at !== 'number') {
    return null
  }
  return { lines: found.lines, at: found.at }
}

/** Remember that so many lines of the log were seen. */
export function leave(table: string, lines: number, now = Date.now()): void {
  const others = Object.entries(readKept(KEY)).filter(([name]) => name !== table)
  keep(KEY, Object.fromEntries([...others.slice(1 - MOST), [table, { lines, at: now }]]))
}

/** The lines that others have written since the last visit; none if that was just now. */
export function meanwhile(table: string, log: readonly Line[], now = Date.now()): readonly Line[] {
  const visit = visitOf(table)
  if (visit === null || now - visit.at < AWAY) return []
  return log.slice(visit.lines)
}

/** What is told of these lines: what others have done, the last of it. */
export function sentencesOf(
  lines: readonly Line[],
  viewer: Viewer,
  speech: GameSpeech,
  staging: Staging,
): string[] {
  const { vocabulary } = speech
  const tellings = lines
    .filter((line) => isLoud(line, vocabulary) && actorOf(line, vocabulary) !== viewer)
    .map((line): Telling => ({ event: line[0], actor: actorOf(line, vocabulary), told: [line[1]] }))
  return gathered(tellings, staging)
    .slice(-SENTENCES)
    .map((telling) => sentenceOf(telling, speech))
}
