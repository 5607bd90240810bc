import { expect, test } from 'vitest'
import { clockOf, minuteOf } from './hours'

test('a time of day is the same in both ways of writing', () => {
  for (const minute of [0, 1, 59, 60, 485, 22 * 60, 24 * 60 - 1]) {
    expect(minuteOf(clockOf(minute))).toBe(minute)
  }
  expect(clockOf(485)).toBe('08:05')
})

test('what is no time of day is none', () => {
  expect(minuteOf('')).toBeNull()
  expect(minuteOf('24:00')).toBeNull()
  expect(minuteOf('8:75')).toBeNull()
  expect(minuteOf('noon')).toBeNull()
})
