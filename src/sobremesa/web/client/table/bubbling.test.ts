import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Said } from '../lib/wire.gen'
import { Bubbling, GESTURES } from './bubbling.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const said = (seat: number, text: string): Said => ({
  type: 'said',
  number: 0,
  seat,
  name: 'Inés',
  text,
  at: '',
  moment: null,
})
const toast = (seat: number) => ({ type: 'gestured', seat, gesture: 'toast' }) as const

test('a seat has one line and one gesture at a time', () => {
  const bubbling = new Bubbling()
  bubbling.say(said(0, 'one'))
  bubbling.say(said(1, 'other'))
  bubbling.gesture(toast(0))
  bubbling.say(said(0, 'two'))
  expect(bubbling.bubbles.map(({ text, gesture }) => gesture ?? text)).toEqual([
    'other',
    'toast',
    'two',
  ])
})

test('it is soon gone, a long line later than a short one', () => {
  const bubbling = new Bubbling()
  bubbling.say(said(0, 'ole'))
  bubbling.say(said(1, 'a long line that takes some time to be read by everybody at the table'))
  expect(bubbling.last?.seat).toBe(1)
  vi.advanceTimersByTime(4000)
  expect(bubbling.bubbles.map(({ seat }) => seat)).toEqual([1])
  vi.advanceTimersByTime(4000)
  expect(bubbling.bubbles).toEqual([])
  expect(bubbling.last).toBeNull()
})

test('whoever leaves sees nothing more', () => {
  const bubbling = new Bubbling()
  bubbling.gesture(toast(2))
  bubbling.clear()
  expect(bubbling.bubbles).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

test('there are eight gestures', () => {
  expect(new Set(GESTURES).size).toBe(8)
})
