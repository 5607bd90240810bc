/** What a seat has missed, as it runs past: one moment for each of the narrator's sentences, in five seconds. */

import { getReplay } from '../lib/api'
import type { Viewer } from '../lib/seats'
import { type GameSpeech, TOOK_BACK } from '../lib/speech.svelte'
import type { Frame, Line } from '../lib/wire.gen'
import { toldAgain } from './fading'
import { type Passage, passagesOf } from './motion/passages'
import { gathered, sentenceOf, type Telling, tellingOf } from './narrating'
import type { Staging } from './staging'
import { isDoneBy, SENTENCES } from './visits'

/** All of it takes so long at most, in milliseconds, */
const WHOLE = 5000
/** and each moment of it. */
const LONGEST = 1400
/** So many versions back it is shown how it came; what was before is leapt over. */
const FRAMES = 100
/** Frames that are not here by then are of no use any more, in milliseconds. */
const PATIENCE = 3000

/** What runs past: first the table as it was left, then a moment for each sentence. */
export interface Since {
  readonly shots: readonly Passage[]
  readonly sentences: readonly string[]
}

/** Through whose eyes it is seen. */
export interface Eyes {
  /** Whose doings need not be told. */
  readonly but: Viewer
  /** Whether the table shows nothing that people can only remember. */
  readonly forgets: boolean
  readonly speech: GameSpeech
  readonly staging: Staging
}

/** How long each shot stands. */
export const eachOf = (shots: number): number => Math.min(LONGEST, WHOLE / Math.max(1, shots))

/** The frames of a seat from the version that it has seen to the one that it sees; none if they do not come. */
export async function framesOf(
  table: string,
  seat: number,
  since: number,
  until: number,
): Promise<readonly Frame[]> {
  const start = Math.max(since, until - FRAMES)
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE))
  const asked = getReplay(table, seat, start, until - start + 1).catch(() => null)
  const replay = await Promise.race([asked, late])
  return replay?.frames.filter(({ version }) => version <= until) ?? []
}

/** What runs past of frames one after the other; the first of them is known. */
export function sinceOf([left, ...frames]: readonly Frame[], eyes: Eyes): Since {
  const { forgets, speech, staging } = eyes
  if (!left) return { shots: [], sentences: [] }
  const parts: Passage[] = [{ view: left.view, log: left.log }]
  let before = left.view
  for (const { view, log } of frames) {
    parts.push(...passagesOf(before, { view, log: freshOf(log) }, staging))
    before = view
  }
  const [first, ...moments] = forgets ? shownAgain(parts, speech) : parts
  if (!first) return { shots: [], sentences: [] }
  const { shots, told } = toldIn(moments, eyes)
  const skipped = Math.max(0, told.length - SENTENCES)
  return {
    shots: told.length === 0 ? [] : [first, ...shots].slice(skipped),
    sentences: told.slice(skipped).map((telling) => sentenceOf(telling, speech)),
  }
}

/** Where something was taken back, the lines that were told before come again: only the last is new. */
function freshOf(log: readonly Line[]): readonly Line[] {
  const at = log.findLastIndex(([event]) => event === TOOK_BACK)
  return at < 0 ? log : log.slice(at)
}

function shownAgain(parts: readonly Passage[], { vocabulary }: GameSpeech): Passage[] {
  const logs = toldAgain(
    parts.map(({ log }) => log),
    vocabulary,
  )
  return parts.flatMap(({ view }, i) => {
    const log = logs[i]
    return log ? [{ view, log }] : []
  })
}

/** One shot for each thing told: what nobody tells is seen with the next one, in the end with the last. */
function toldIn(moments: readonly Passage[], { but, speech, staging }: Eyes) {
  const { vocabulary } = speech
  const shots: Passage[] = []
  let told: readonly Telling[] = []
  let quiet: Passage | null = null
  for (const { view, log } of moments) {
    const lines: Line[] = [...(quiet?.log ?? []), ...log]
    const others = log.filter((line) => !isDoneBy(but, line, vocabulary))
    const telling = tellingOf(others, vocabulary, staging)
    quiet = telling ? null : { view, log: lines }
    if (!telling) continue
    const next = gathered([...told, telling], staging)
    const same = next.length === told.length ? shots.pop() : undefined
    shots.push({ view, log: [...(same?.log ?? []), ...lines] })
    told = next
  }
  const last = shots.pop()
  if (last) shots.push(quiet ? { view: quiet.view, log: [...last.log, ...quiet.log] } : last)
  return { shots, told }
}
