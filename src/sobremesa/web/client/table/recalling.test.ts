import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GameSpeech } from '../lib/speech.svelte'
import type { Vocabulary } from '../lib/wire.gen'
import { Stage } from './motion/stage.svelte'
import { Recalling } from './recalling.svelte'
import { snapshot } from './state.fixture'

const words = {
  nouns: { seat: { names: ['0', '1'], seats: 2 } },
  events: { played: { nouns: ['seat'], secret: [false], quiet: false } },
} as unknown as Vocabulary
const state = (version: number) =>
  snapshot(version, { view: { at: version }, log: [['played', [String(version % 2)]]] })

let drawn: unknown[]
let over: number
let recalling: Recalling

beforeEach(() => {
  vi.useFakeTimers()
  drawn = []
  over = 0
  const staging = {}
  recalling = new Recalling({
    speech: new GameSpeech(words, () => []),
    staging,
    stage: new Stage({
      staging,
      tempo: () => ({ flights: 0, scenes: 0, longest: 0, together: 0 }),
      named: (thing) => thing,
    }),
    pace: () => 'normal',
    draw: ({ view }) => drawn.push(view.at),
    over: () => (over += 1),
  })
})
afterEach(() => vi.useRealTimers())

test('all states are played once more, from what lay there before, and then it is over', () => {
  recalling.start([1, 2, 3].map(state))
  expect(recalling.on).toBe(true)
  expect(drawn).toEqual([1])
  vi.advanceTimersByTime(1500)
  expect(drawn).toEqual([1, 2])
  expect(recalling.told.map(({ actor }) => actor)).toEqual([0])
  vi.advanceTimersByTime(10_000)
  expect(drawn).toEqual([1, 2, 3])
  expect([recalling.on, over]).toEqual([false, 1])
})

test('whoever has seen enough is back at once, and only once', () => {
  recalling.start([1, 2, 3].map(state))
  expect(recalling.stop()).toBe(true)
  expect(recalling.stop()).toBe(false)
  vi.advanceTimersByTime(10_000)
  expect([drawn, over]).toEqual([[1], 1])
})

test('there is nothing to play where nothing has happened', () => {
  recalling.start([state(1)])
  expect([recalling.on, drawn]).toEqual([false, []])
})
