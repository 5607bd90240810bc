import { expect, test } from 'vitest'
import { comfortable, isAwaiting, resized } from './laying'

test('four sit most comfortably, or as near to four as the game allows', () => {
  expect(comfortable([1, 2, 3, 4, 5])).toBe(4)
  expect(comfortable([2, 3])).toBe(3)
  expect(comfortable([5, 6])).toBe(5)
})

test('those who sit keep their seats when seats are added or taken away', () => {
  expect(resized(['me', 'bot:greedy'], 4)).toEqual(['me', 'bot:greedy', 'open', 'open'])
  expect(resized(['me', 'open', 'invited'], 2)).toEqual(['me', 'open'])
})

test('free and kept seats wait for somebody', () => {
  expect(isAwaiting(['me', 'bot:random'])).toBe(false)
  expect(isAwaiting(['me', 'invited'])).toBe(true)
})
