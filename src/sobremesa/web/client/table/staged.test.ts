import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../lib/settings.svelte'
import { GameSpeech } from '../lib/speech.svelte'
import type { Line, Vocabulary } from '../lib/wire.gen'
import { Staged } from './staged'
import { snapshot } from './state.fixture'
import { scene, type Staging } from './staging'

/** A hand is over, of which there is much to read; who has an amulet; who has won. */
const ASKED: Record<string, number> = { counted: 8900, made: 1800, won: 3200 }
const staging: Staging = {
  scenes: Object.fromEntries(
    Object.entries(ASKED).map(([event, ms]) => [event, () => scene(() => ({}), ms, {})]),
  ),
}

const state = (version: number, ...events: string[]) =>
  snapshot(version, { view: { at: version }, log: events.map((event): Line => [event, []]) })

/** Nothing flies here, so the table need not be drawn. */
const root = {} as HTMLElement
let staged: Staged

beforeEach(() => {
  vi.useFakeTimers()
  settings.pace = 'normal'
  const words = { nouns: {}, events: {} } as unknown as Vocabulary
  staged = new Staged({
    speech: new GameSpeech(words, () => []),
    staging,
    patient: true,
    onshow: ({ view, log }) => {
      const { leapt, waited } = staged.showing
      if (view)
        staged.stage.play(root, { view, before: null, moved: [], staged: log, leapt, waited })
    },
  })
})
afterEach(() => {
  settings.pace = 'normal'
  vi.useRealTimers()
})

/** Milliseconds until all that has come is shown, and nothing is on any more. */
function shownIn(): number {
  const start = performance.now()
  while (staged.showing.behind > 0 || staged.stage.playing) vi.advanceTimersByTime(50)
  return performance.now() - start
}

test.each([
  ['slow', 7800],
  ['normal', 6000],
  ['quick', 3600],
] as const)('a long end is shown in time: %s', (pace, most) => {
  settings.pace = pace
  staged.add(state(1))
  vi.advanceTimersByTime(5000)
  staged.add(state(2, 'counted', 'made', 'made', 'made', 'won'))
  expect(staged.stage.playing).toBe(true)
  expect(shownIn()).toBeLessThanOrEqual(most)
})

test.each([
  ['slow', 15_200],
  ['normal', 12_500],
  ['quick', 8900],
] as const)('an end that comes in many states is shown in time: %s', (pace, most) => {
  settings.pace = pace
  staged.add(state(1))
  vi.advanceTimersByTime(5000)
  staged.add(state(2, 'counted'))
  for (let version = 3; version < 12; version += 1) staged.add(state(version, 'made'))
  staged.add(state(12, 'won'))
  expect(shownIn()).toBeLessThanOrEqual(most)
})

test('whoever has seen enough sees the last state at once', () => {
  staged.add(state(1))
  vi.advanceTimersByTime(5000)
  staged.add(state(2, 'counted'))
  staged.add(state(3, 'won'))
  expect(staged.skip()).toBe(true)
  expect(staged.showing.state?.version).toBe(3)
  expect(staged.stage.playing).toBe(false)
  expect(staged.stage.busy).toBe(false)
})
