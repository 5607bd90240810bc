import { expect, test } from 'vitest'
import { pathOf, pointsOf } from './curve'

const moment = (place: number, seats: number) => ({ ended: '', place, seats, score: 0 })

test('the first place is on top, the last one below, however many played', () => {
  const points = pointsOf([moment(1, 2), moment(4, 4), moment(2, 3), moment(1, 1)], 100, 50)
  expect(points.map(({ y }) => y)).toEqual([8, 42, 25, 8])
  expect(points.map(({ won }) => won)).toEqual([true, false, false, true])
})

test('games stand side by side from edge to edge', () => {
  const points = pointsOf([moment(1, 2), moment(2, 2), moment(1, 2)], 100, 50)
  expect(points.map(({ x }) => x)).toEqual([8, 50, 92])
  expect(pathOf(points)).toBe('M8.0 8.0L50.0 42.0L92.0 8.0')
})

test('no game makes no line, and one a dot at the left', () => {
  expect(pathOf(pointsOf([], 100, 50))).toBe('')
  expect(pointsOf([moment(2, 2)], 100, 50)).toEqual([{ x: 8, y: 42, won: false }])
})
