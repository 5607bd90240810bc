import { expect, test } from 'vitest'
import { enlarged, fanned, type Measures, reach } from './fanning'

const TABLE: Measures = { width: 900, card: 100, strip: 30, space: 8, gap: 14, rows: 3 }
const PHONE: Measures = { width: 374, card: 74, strip: 44, space: 4, gap: 14, rows: 3 }
const hand = (count: number) => Array.from({ length: count }, (_, i) => i)
const whole = () => false

test('lays few cards side by side', () => {
  const { lines, step, covered } = fanned(hand(3), whole, TABLE)
  expect(lines.map((line) => line.length)).toEqual([3])
  expect(step).toBe(108)
  expect(covered).toBe(false)
})

test('lays many cards over each other, within the width', () => {
  const { lines, step, covered } = fanned(hand(16), whole, TABLE)
  expect(lines).toHaveLength(1)
  expect(covered).toBe(true)
  expect(15 * step + TABLE.card).toBeLessThanOrEqual(TABLE.width)
})

test('takes a further row before less than a finger of a card is in sight', () => {
  for (const count of [1, 7, 8, 9, 16, 20]) {
    const { lines, step } = fanned(hand(count), whole, PHONE)
    expect(step).toBeGreaterThanOrEqual(Math.min(PHONE.strip, PHONE.card))
    expect(lines.flat().map(({ at }) => at)).toEqual(hand(count))
  }
  expect(fanned(hand(13), whole, PHONE).lines.map((line) => line.length)).toEqual([7, 6])
})

test('keeps groups apart, but not at the start of a row', () => {
  const everyFourth = (at: number) => at % 4 === 0
  const { lines, step } = fanned(hand(12), everyFourth, TABLE)
  expect(
    lines
      .flat()
      .filter(({ apart }) => apart)
      .map(({ at }) => at),
  ).toEqual([4, 8])
  expect(11 * step + 2 * TABLE.gap + TABLE.card).toBeLessThanOrEqual(TABLE.width)
})

test('has nothing to lay where there is nothing', () => {
  expect(fanned([], whole, PHONE).lines.flat()).toEqual([])
})

test('cards that have the room for themselves are larger, and no wider than they lie side by side', () => {
  const phone = { usual: 80, width: 374, between: 4 }
  expect(enlarged({ ...phone, count: 1 })).toBe(128)
  expect(enlarged({ ...phone, count: 3 })).toBe(122)
  expect(enlarged({ ...phone, count: 9 })).toBe(108)
})

test('the middle of a large card is in sight', () => {
  const card = 105
  const { step } = fanned(
    Array.from({ length: 10 }, (_, at) => at),
    () => false,
    {
      width: 374,
      card,
      strip: reach(card),
      space: 4,
      gap: 14,
      rows: 4,
    },
  )
  expect(step).toBeGreaterThan(card / 2)
})
