/** What was missed runs past in five seconds, however much it is, and shows nothing that was put away. */
import { afterEach, expect, test, vi } from 'vitest'
import { GameSpeech } from '../lib/speech.svelte'
import type { Frame, Line, Vocabulary } from '../lib/wire.gen'
import type { Moment } from './motion/moment'
import { Stage } from './motion/stage.svelte'
import { Recalling } from './recalling.svelte'
import { eachOf, type Eyes, framesOf, sinceOf } from './since'

const seat = { names: ['0', '1', '2'], seats: 3 }
const told = (more: object = {}) => ({
  nouns: ['seat', 'card'],
  secret: [false, false],
  quiet: false,
  fades: [false, false],
  veiled: false,
  clears: false,
  reopens: false,
  turned: [],
  ...more,
})
const words = {
  nouns: { seat, card: { names: ['a', 'b'], seats: null } },
  events: {
    played: told(),
    moved: told({ quiet: true }),
    shown: told({ fades: [true, true] }),
    swept: told({ clears: true }),
    began: told(),
  },
} as unknown as Vocabulary

const frame = (version: number, ...log: Line[]): Frame => ({
  version,
  view: { at: version },
  waiting: [],
  choice: null,
  log,
})
const played = (version: number, actor = 1): Frame =>
  frame(version, ['played', [String(actor), 'a']])

function eyes(more: Partial<Eyes> = {}): Eyes {
  const speech = new GameSpeech(words, () => [])
  speech.lines = (event, things) => things.map((one) => [event, ...one].join(' ')).join(', ')
  return { but: 0, forgets: false, speech, staging: {}, ...more }
}
const views = (shots: readonly { view: object | null }[]) => shots.map(({ view }) => view)

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('there is a shot for each sentence, after the table as it was left', () => {
  const { shots, sentences } = sinceOf([played(4), played(5), played(6, 2)], eyes())
  expect(sentences).toEqual(['played 1 a', 'played 2 a'])
  expect(views(shots)).toEqual([{ at: 4 }, { at: 5 }, { at: 6 }])
})

test('nothing runs where nothing has happened, or nothing but what one has done', () => {
  expect(sinceOf([], eyes())).toEqual({ shots: [], sentences: [] })
  expect(sinceOf([played(4)], eyes())).toEqual({ shots: [], sentences: [] })
  expect(sinceOf([played(4), played(5, 0)], eyes()).shots).toEqual([])
  // What a bot has done for one is news.
  expect(sinceOf([played(4), played(5, 0)], eyes({ but: null })).sentences).toEqual(['played 0 a'])
})

test('what nobody tells is seen with the next shot, and in the end with the last', () => {
  const quiet = (version: number) => frame(version, ['moved', ['1', 'b']])
  const { shots, sentences } = sinceOf([quiet(1), quiet(2), played(3), quiet(4)], eyes())
  expect(sentences).toEqual(['played 1 a'])
  expect(views(shots)).toEqual([{ at: 1 }, { at: 4 }])
  expect(shots[1]?.log.map(([event]) => event)).toEqual(['moved', 'played', 'moved'])
})

test('what a game gathers is one sentence and one shot', () => {
  const found = sinceOf(
    [played(1), played(2), played(3), played(4, 2)],
    eyes({ staging: { gathers: ['played'] } }),
  )
  expect(found.sentences).toEqual(['played 1 a, played 1 a', 'played 2 a'])
  expect(views(found.shots)).toEqual([{ at: 1 }, { at: 3 }, { at: 4 }])
})

test('of very much the last is shown: the first shots are leapt over', () => {
  const many = Array.from({ length: 80 }, (_, i) => played(i, 1 + (i % 2)))
  const { shots, sentences } = sinceOf(many, eyes())
  expect(sentences).toHaveLength(12)
  expect(shots).toHaveLength(13)
  expect(views(shots)[0]).toEqual({ at: 67 })
  expect(views(shots).at(-1)).toEqual({ at: 79 })
})

test('a round that ends is seen before the next one is dealt', () => {
  const staging = { rounds: { begins: 'began', left: () => ({ at: 'end' }) } }
  const both = frame(2, ['played', ['1', 'a']], ['began', [null, null]])
  const { shots } = sinceOf([played(1), both], eyes({ staging }))
  expect(views(shots)).toEqual([{ at: 1 }, { at: 'end' }, { at: 2 }])
})

test('of what was taken back only that is told', () => {
  const back = frame(3, ['played', ['1', 'a']], ['took_back', ['1']])
  const { sentences } = sinceOf([played(1), played(2), back], eyes())
  expect(sentences).toEqual(['played 1 a', 'took_back 1'])
})

test('a table that forgets shows nothing again that was put away', () => {
  const frames = [
    frame(1, ['shown', ['1', 'a']]),
    frame(2, ['shown', ['2', 'b']]),
    frame(3, ['swept', ['1', null]]),
    frame(4, ['shown', ['2', 'a']]),
  ]
  expect(sinceOf(frames, eyes()).sentences).toHaveLength(3)
  const { shots, sentences } = sinceOf(frames, eyes({ forgets: true }))
  expect(views(shots)).toEqual([{ at: 3 }, { at: 4 }])
  expect(sentences).toEqual(['shown 2 a'])
})

test.each([2, 3, 5, 13])('%i shots are over within five seconds', (count) => {
  vi.useFakeTimers()
  const drawn: Moment[] = []
  let over = false
  const staging = {}
  const recalling = new Recalling({
    speech: new GameSpeech(words, () => []),
    staging,
    stage: new Stage({
      staging,
      tempo: () => ({ flights: 1, scenes: 1, longest: Infinity, together: Infinity }),
      named: (thing) => thing,
    }),
    pace: () => 'slow',
    draw: (moment) => drawn.push(moment),
    over: () => (over = true),
  })
  const shots = Array.from({ length: count }, (_, i) => played(i))
  recalling.start(shots, eachOf(count))
  vi.advanceTimersByTime(eachOf(count) + 1)
  expect([drawn.length, recalling.at]).toEqual([2, 1])
  vi.advanceTimersByTime(5001 - eachOf(count))
  expect([drawn.length, over, recalling.on]).toEqual([count, true, false])
  // No scene keeps the next one waiting, and what flies is there in time.
  expect(drawn.every(({ staged }) => staged.length === 0)).toBe(true)
  expect(drawn.slice(1).every(({ within }) => within === eachOf(count))).toBe(true)
})

test('frames are asked for from where one left to what is shown, and no newer ones are taken', async () => {
  const asked: string[] = []
  const answer = { viewer: 1, length: 200, start: 0, frames: [played(7), played(8), played(9)] }
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url)
    return Promise.resolve(new Response(JSON.stringify(answer)))
  })
  expect((await framesOf('abc', 1, 7, 8)).map(({ version }) => version)).toEqual([7, 8])
  await framesOf('abc', 1, 0, 180)
  expect(asked[0]).toContain('/api/tables/abc/replay?viewer=1&start=7&count=2')
  expect(asked[1]).toContain('start=80&count=101')
})

test('frames that do not come, or come too late, are none', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')))
  expect(await framesOf('abc', 1, 0, 3)).toEqual([])
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const found = framesOf('abc', 1, 0, 3)
  await vi.advanceTimersByTimeAsync(3001)
  expect(await found).toEqual([])
})
