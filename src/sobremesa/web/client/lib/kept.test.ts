import { expect, test } from 'vitest'
import { listsIn, withList } from './kept'

const isNumber = (value: unknown) => typeof value === 'number'

test('lists are read as far as they are what they should be', () => {
  expect(listsIn({ a: [1, 'x', 2], b: 'none' }, isNumber)).toEqual({ a: [1, 2], b: [] })
  expect(listsIn('broken', isNumber)).toEqual({})
  expect(listsIn(undefined, isNumber)).toEqual({})
})

test('the newest lists are kept, and empty ones are not', () => {
  const lists = withList(withList(withList({}, 'a', [1], 2), 'b', [2], 2), 'c', [3], 2)
  expect(lists).toEqual({ b: [2], c: [3] })
  expect(Object.keys(withList(lists, 'b', [4], 2))).toEqual(['c', 'b'])
  expect(withList(lists, 'b', [], 2)).toEqual({ c: [3] })
})
