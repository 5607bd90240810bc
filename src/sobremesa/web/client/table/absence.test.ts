/** Who is told what he has missed: whoever was away and comes back, once, and nobody else. */
import { beforeEach, expect, test, vi } from 'vitest'
import { GameSpeech } from '../lib/speech.svelte'
import type { Line, Vocabulary } from '../lib/wire.gen'
import { Absence } from './absence.svelte'
import type { Sitting } from './sitting.svelte'
import { leave } from './visits'

const event = { nouns: ['seat'], secret: [false], quiet: false, fades: [false] }
const words = {
  nouns: { seat: { names: ['0', '1'], seats: 2 } },
  events: { played: event, shown: { ...event, fades: [true] }, swept: { ...event, clears: true } },
} as unknown as Vocabulary

const MINUTE = 60_000
const by = (actor: number): Line => ['played', [String(actor)]]

/** What of a sitting matters here. */
function sat(log: readonly Line[], version = log.length) {
  const speech = new GameSpeech(words, () => [])
  speech.lines = (name, things) => `${name} ${things.join(' ')}`
  return {
    card: { id: 'abc' },
    seat: 0 as number | null,
    kept: null as string | null,
    forgets: false,
    speech,
    staging: {},
    connection: { log, version, status: 'up' },
    showing: { state: { result: null as object | null }, behind: 0 },
  }
}
type Sat = ReturnType<typeof sat>
const absenceOf = (sitting: Sat) => new Absence(sitting as unknown as Sitting)

/** Come to a table at that time; give what is told. */
function comes(sitting: Sat, now: number) {
  const absence = absenceOf(sitting)
  absence.come(now)
  absence.look(now)
  return absence
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  })
  leave('abc', { lines: 1, seat: 0, version: 3 }, 0)
})

test('whoever comes back is told what others have done, once', () => {
  const absence = comes(sat([by(0), by(1), by(0)]), MINUTE)
  expect(absence.told).toEqual({ since: 3, but: 0, sentences: ['played 1'] })
  absence.end()
  absence.look(MINUTE)
  expect(absence.told).toBeNull()
})

test.each([
  ['nothing has happened', sat([by(1)]), MINUTE],
  ['he was there a moment ago', sat([by(1), by(1)]), MINUTE - 1],
  ['it was his own doing', sat([by(1), by(0)]), MINUTE],
  [
    'the game is over',
    { ...sat([by(1), by(1)]), showing: { state: { result: {} }, behind: 0 } },
    MINUTE,
  ],
  ['he only looks on', { ...sat([by(1), by(1)]), seat: null }, MINUTE],
  ['he has never been there', { ...sat([by(1), by(1)]), card: { id: 'xyz' } }, MINUTE],
])('nobody is told anything where %s', (_, sitting, now) => {
  expect(comes(sitting, now).told).toBeNull()
})

test('what a bot has done in his name is told, too', () => {
  const { told } = comes({ ...sat([by(0), by(0)]), kept: 'late' }, MINUTE)
  expect(told).toEqual({ since: 3, but: null, sentences: ['played 0'] })
})

test('through other eyes nobody knows from where it should run', () => {
  expect(comes({ ...sat([by(0), by(1)]), seat: 1 }, MINUTE).told).toBeNull()
  const told = comes({ ...sat([by(1), by(0)]), seat: 1 }, MINUTE).told
  expect(told).toEqual({ since: null, but: 1, sentences: ['played 0'] })
})

test('at a table that forgets no sentence tells what was put away', () => {
  const lines: Line[] = [by(0), ['shown', ['1']], ['swept', ['1']]]
  expect(comes(sat(lines), MINUTE).told?.sentences).toEqual(['shown 1', 'swept 1'])
  const { told } = comes({ ...sat(lines), forgets: true }, MINUTE)
  expect(told?.sentences).toEqual(['swept 1'])
})

test('a page that was open all the while tells it when somebody looks again', () => {
  const sitting = sat([by(0)], 3)
  const absence = comes(sitting, MINUTE)
  absence.go(MINUTE)
  sitting.connection = { log: [by(0), by(1)], version: 4, status: 'up' }
  absence.look(90_000)
  expect(absence.told).toBeNull()
  // Closed unseen, it has not been seen.
  absence.go(100_000)
  absence.come(3 * MINUTE)
  absence.look(3 * MINUTE)
  expect(absence.told?.since).toBe(3)
})

test('the line of such a page may be back later, but what others do before one is no news', () => {
  const sitting = sat([by(0)], 3)
  const absence = comes(sitting, 0)
  const back = (now: number, status: string, log: readonly Line[]) => {
    sitting.connection = { log, version: 2 + log.length, status }
    absence.look(now)
  }
  absence.go(0)
  absence.come(MINUTE)
  back(MINUTE, 'up', [by(0)])
  back(MINUTE + 100, 'down', [by(0)])
  back(2 * MINUTE, 'up', [by(0)])
  expect(absence.told).toBeNull()
  back(2 * MINUTE + 50, 'up', [by(0), by(1)])
  expect(absence.told?.sentences).toEqual(['played 1'])
  absence.end()
  absence.go(2 * MINUTE)
  absence.come(4 * MINUTE)
  back(4 * MINUTE, 'up', [by(0), by(1)])
  back(4 * MINUTE + 9000, 'up', [by(0), by(1), by(1)])
  expect(absence.told).toBeNull()
})
