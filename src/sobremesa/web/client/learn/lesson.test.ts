import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../lib/settings.svelte'
import { GameSpeech } from '../lib/speech.svelte'
import type { Choice, Lesson, LessonFrame, LessonPart, Vocabulary } from '../lib/wire.gen'
import { Lessoning } from './lesson.svelte'

const words: Vocabulary = {
  name: 'game',
  version: 1,
  seats: [2],
  prefix: 'G',
  languages: ['en'],
  outcomes: [],
  options: {},
  clashes: {},
  nouns: {},
  verbs: {},
  events: {},
  steps: {},
  facts: [],
}
const choices: Choice[] = [
  ['play a', 'play', ['card:a']],
  ['play b', 'play', ['card:b']],
]
const own = (say: string, choice: string): LessonFrame => ({
  view: { say },
  offer: { step: 'play', seat: 0, final: true, forced: false, choices, refused: [] },
  waiting: [0],
  log: [['said', [say]]],
  say,
  choice,
})
const others: LessonFrame = {
  view: {},
  offer: null,
  waiting: [1],
  log: [],
  say: null,
  choice: null,
}
const end: LessonFrame = { ...others, say: 'lesson-end' }
const part = (...frames: LessonFrame[]): LessonPart => ({
  seats: 2,
  learner: 0,
  options: {},
  frames,
})
const lesson: Lesson = {
  parts: [part(own('lesson-1', 'play b'), others, others, own('lesson-2', 'play a'), end)],
}

let lessoning: Lessoning

beforeEach(() => {
  vi.useFakeTimers()
  settings.pace = 'normal'
  lessoning = new Lessoning(lesson, 0, new GameSpeech(words, () => []), {})
})
afterEach(() => vi.useRealTimers())

test('only what the lesson leads to can be chosen', () => {
  expect(lessoning.say).toBe('lesson-1')
  expect(lessoning.offer?.choices).toEqual([['play b', 'play', ['card:b']]])
  expect(lessoning.progress).toEqual({ at: 1, of: 3 })
  lessoning.choosing.touch('card:a')
  lessoning.choosing.finish()
  expect(lessoning.say).toBe('lesson-1')
})

test('the others play by themselves, and then it is explained on', () => {
  lessoning.choosing.touch('card:b')
  lessoning.choosing.finish()
  expect(lessoning.say).toBeNull()
  expect(lessoning.offer).toBeNull()
  vi.advanceTimersByTime(5000)
  expect(lessoning.say).toBe('lesson-2')
  expect(lessoning.log).toEqual({
    lines: [
      ['said', ['lesson-1']],
      ['said', ['lesson-2']],
    ],
    fresh: 1,
  })
})

test('whoever is in a hurry skips to the end', () => {
  lessoning.choosing.touch('card:b')
  lessoning.choosing.finish()
  lessoning.skip()
  expect(lessoning.say).toBe('lesson-2')
  lessoning.choosing.touch('card:a')
  lessoning.choosing.finish()
  lessoning.skip()
  expect(lessoning.over).toBe(true)
  expect(lessoning.progress).toEqual({ at: 3, of: 3 })
  expect(lessoning.offer).toBeNull()
})

test('the steps are counted through all parts, and only the last one is not followed by another', () => {
  const [whole] = lesson.parts
  const two = { parts: [part(own('lesson-1', 'play a'), end), ...(whole ? [whole] : [])] }
  const speech = new GameSpeech(words, () => [])
  const first = new Lessoning(two, 0, speech, {})
  expect(first.progress).toEqual({ at: 1, of: 5 })
  expect(first.goesOn).toBe(true)
  const second = new Lessoning(two, 1, speech, {})
  expect(second.progress).toEqual({ at: 3, of: 5 })
  expect(second.goesOn).toBe(false)
})
