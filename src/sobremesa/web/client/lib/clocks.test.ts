import { beforeEach, expect, test } from 'vitest'
import { CLOCK_NAMES, clockNamed, lasting, shortLeft } from './clocks'
import { settings } from './settings.svelte'

beforeEach(() => {
  settings.language = 'en'
})

test('a clock says no more than it means', () => {
  expect(CLOCK_NAMES.map((name) => clockNamed(name, true)?.move ?? 0)).toEqual([
    0, 60, 180, 86400, 259200,
  ])
  expect(clockNamed('brisk', true)).toMatchObject({ bank: 600, weekdays: false, zone: 0 })
  expect(clockNamed('day', false)).toMatchObject({ letters: true, weekdays: false })
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  expect(clockNamed('day', true)).toMatchObject({ weekdays: true, zone: timeZone })
})

test('time is told in the largest unit that says it', () => {
  expect([60, 180, 3600, 86400, 259200].map(lasting)).toEqual([
    '1 minute',
    '3 minutes',
    '1 hour',
    '1 day',
    '3 days',
  ])
  expect([0, 5, 65.2, 660].map(shortLeft)).toEqual(['0:00', '0:05', '1:06', '11:00'])
})
