import { expect, test } from 'vitest'
import { sharesUnequally } from './sight'

test('a shared second place needs a word where the points differ', () => {
  expect(sharesUnequally({ places: [1, 2, 2, 2], scores: [7, 4, 3, 3] })).toBe(true)
  expect(sharesUnequally({ places: [2, 2, 2, 1], scores: [4, 4, 4, 6] })).toBe(false)
})
