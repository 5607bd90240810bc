import { expect, test } from 'vitest'
import { amongAll, byPlace, dayBefore } from './results'

const ALL = [
  { place: 1, margin: 9, count: 2 },
  { place: 1, margin: 3, count: 1 },
  { place: 2, margin: -1, count: 4 },
]
const mine = (place: number, margin: number) => ({ place, seats: 2, score: 0, margin, late: false })

test('those did better who came further, or as far by more', () => {
  expect(amongAll(ALL, mine(1, 9))).toEqual([7, 0])
  expect(amongAll(ALL, mine(1, 3))).toEqual([7, 2])
  expect(amongAll(ALL, mine(2, -1))).toEqual([7, 3])
})

test('all are counted by place', () => {
  expect(byPlace(ALL)).toEqual([
    { place: 1, count: 3 },
    { place: 2, count: 4 },
  ])
})

test('the day before is one in Greenwich', () => {
  expect(dayBefore('2026-11-18')).toBe('2026-11-17')
  expect(dayBefore('2027-01-01')).toBe('2026-12-31')
  expect(dayBefore('2028-03-01')).toBe('2028-02-29')
})
