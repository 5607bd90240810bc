import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Pace } from '../lib/settings.svelte'
import { Showing } from './pace.svelte'
import { snapshot } from './state.fixture'

let pace: Pace
let showing: Showing

/** States that move until then, maybe in a scene. */
const moving = (until: () => number, watching = false) =>
  new Showing(
    () => pace,
    () => {},
    until,
    () => watching,
  )

beforeEach(() => {
  vi.useFakeTimers()
  pace = 'normal'
  showing = new Showing(() => pace)
})

afterEach(() => vi.useRealTimers())

test('the first state shows at once, the next after a pause', () => {
  showing.add(snapshot(1))
  showing.add(snapshot(2))
  expect(showing.state?.version).toBe(1)
  expect(showing.behind).toBe(1)
  vi.advanceTimersByTime(899)
  expect(showing.state?.version).toBe(1)
  vi.advanceTimersByTime(1)
  expect(showing.state?.version).toBe(2)
  expect(showing.before?.version).toBe(1)
})

test('after a break nobody waits', () => {
  showing.add(snapshot(1))
  vi.advanceTimersByTime(5000)
  showing.add(snapshot(2))
  expect(showing.state?.version).toBe(2)
})

test('many states do not keep the table behind for long', () => {
  for (let version = 0; version < 40; version += 1) showing.add(snapshot(version))
  vi.advanceTimersByTime(3600)
  expect(showing.behind).toBe(0)
  expect(showing.state?.version).toBe(39)
})

test('all are shown in their order when somebody skips', () => {
  const seen: number[] = []
  showing = new Showing(
    () => pace,
    ({ version }) => seen.push(version),
  )
  for (let version = 0; version < 4; version += 1) showing.add(snapshot(version))
  showing.skip()
  expect(seen).toEqual([0, 1, 2, 3])
  expect(showing.behind).toBe(0)
})

test('who does not want to wait does not', () => {
  pace = 'instant'
  for (let version = 0; version < 4; version += 1) showing.add(snapshot(version))
  expect(showing.state?.version).toBe(3)
})

test('a state waits until the one before has come to rest', () => {
  let over = 0
  showing = moving(() => over)
  showing.add(snapshot(1))
  over = performance.now() + 600
  showing.add(snapshot(2))
  vi.advanceTimersByTime(1299)
  expect(showing.state?.version).toBe(1)
  vi.advanceTimersByTime(1)
  expect(showing.state?.version).toBe(2)
})

test('no movement keeps the own question waiting for more than a second', () => {
  const over = performance.now() + 20_000
  showing = moving(() => over)
  const offer = { step: 'play', seat: 0, final: false, forced: false, choices: [], refused: [] }
  showing.add(snapshot(1))
  showing.add(snapshot(2))
  showing.add({ ...snapshot(3), offer })
  vi.advanceTimersByTime(900 + 900 + 1000)
  expect(showing.state?.version).toBe(3)
})

test('a scene keeps the own question waiting, but not for ever', () => {
  const over = performance.now() + 20_000
  showing = moving(() => over, true)
  const offer = { step: 'play', seat: 0, final: false, forced: false, choices: [], refused: [] }
  showing.add(snapshot(1))
  showing.add({ ...snapshot(2), offer })
  vi.advanceTimersByTime(5999)
  expect(showing.state?.version).toBe(1)
  vi.advanceTimersByTime(1)
  expect(showing.state?.version).toBe(2)
  expect(showing.waited).toBe(6000)
})

test('whoever only looks on is not left behind either', () => {
  const over = performance.now() + 60_000
  for (const [chosen, most] of [
    ['normal', 6000],
    ['quick', 3600],
  ] as const) {
    pace = chosen
    showing = moving(() => over, true)
    for (let version = 0; version < 20; version += 1) showing.add(snapshot(version))
    vi.advanceTimersByTime(most + 3500)
    expect(showing.behind).toBe(0)
  }
})

test('no movement keeps the end waiting for more than a second', () => {
  const over = performance.now() + 20_000
  showing = moving(() => over)
  const result = { outcome: 'won', places: [1], scores: [0], shares: [1] }
  showing.add(snapshot(1))
  showing.add(snapshot(2, { result }))
  vi.advanceTimersByTime(900 + 1000)
  expect(showing.state?.version).toBe(2)
})

test('whoever skips leaps to the last state', () => {
  const leaps: boolean[] = []
  showing = new Showing(
    () => pace,
    () => leaps.push(showing.leapt),
  )
  showing.add(snapshot(1))
  showing.add(snapshot(2))
  showing.skip()
  showing.add(snapshot(3))
  vi.advanceTimersByTime(5000)
  expect(leaps).toEqual([false, true, false])
})
