import { expect, test } from 'vitest'
import { placed } from './placing'

const size = { width: 10, height: 10 }
const box = (left: number, top: number) => ({ left, top, right: left + 10, bottom: top + 10 })

test('a note lies where it covers nothing, at the first such place', () => {
  const places = [
    [0, 0],
    [20, 0],
    [40, 0],
  ] as const
  expect(placed(places, size, [])).toEqual([0, 0])
  expect(placed(places, size, [{ box: box(5, 5), weight: 1 }])).toEqual([20, 0])
})

test('where it has to cover something, what matters least', () => {
  const places = [
    [0, 0],
    [20, 0],
  ] as const
  const obstacles = [
    { box: box(0, 0), weight: 2 },
    { box: box(20, 0), weight: 1 },
  ]
  expect(placed(places, size, obstacles)).toEqual([20, 0])
})
