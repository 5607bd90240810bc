import { expect, test } from 'vitest'
import {
  comfortable,
  isAwaiting,
  opponentOf,
  playable,
  resized,
  namesFor,
  usualAccess,
} from './laying'

test('four sit most comfortably, or as near to four as the game allows', () => {
  expect(comfortable([1, 2, 3, 4, 5])).toBe(4)
  expect(comfortable([2, 3])).toBe(3)
  expect(comfortable([5, 6])).toBe(5)
})

test('those who sit keep their seats when seats are added or taken away', () => {
  expect(resized(['me', 'bot:greedy'], 4)).toEqual(['me', 'bot:greedy', 'open', 'open'])
  expect(resized(['me', 'open', 'invited'], 2)).toEqual(['me', 'open'])
})

test('a bot that cannot play another game makes room for one that can', () => {
  const box = { bots: ['random', 'clever'], strengths: [1, 2, 3], usual: 'level-3' }
  expect(playable(['me', 'bot:greedy', 'bot:clever', 'open'], box)).toEqual([
    'me',
    'bot:level-3',
    'bot:clever',
    'open',
  ])
  expect(playable(['bot:luz-4', 'bot:kurt-2', 'bot:level-1'], box)).toEqual([
    'bot:level-3',
    'bot:kurt-2',
    'bot:level-1',
  ])
})

test('free and kept seats wait for somebody', () => {
  expect(isAwaiting(['me', 'bot:random'])).toBe(false)
  expect(isAwaiting(['me', 'invited'])).toBe(true)
})

test('an answer that does not go with another one names it, from both sides', () => {
  const clashes = [{ option: 'side', value: 'normal', other: 'target', other_value: '30' }]
  expect(opponentOf(clashes, { side: 'normal', target: '10' }, 'target', '30')).toBe('side')
  expect(opponentOf(clashes, { side: 'advanced', target: '30' }, 'side', 'normal')).toBe('target')
  expect(opponentOf(clashes, { side: 'advanced', target: '10' }, 'target', '30')).toBeNull()
})

test('a table is for anyone only if a seat is', () => {
  expect(usualAccess(['me', 'bot:greedy'])).toBe('link')
  expect(usualAccess(['me', 'me'])).toBe('link')
  expect(usualAccess(['me', 'invited'])).toBe('link')
  expect(usualAccess(['me', 'invited', 'open'])).toBe('anyone')
})

test('only whoever sits at this device has a name there', () => {
  expect(namesFor(['me', 'open', 'me'], ['', 'Leo', ' Ana '])).toEqual(['', '', 'Ana'])
  expect(namesFor(['me', 'me'], [])).toEqual(['', ''])
})
