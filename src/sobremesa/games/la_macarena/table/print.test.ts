import { expect, test } from 'vitest'
import { ELEMENTS, linkOf, printOf, sorted } from './print'

test('a card is an element and a rank', () => {
  expect(ELEMENTS).toEqual(['earth', 'air', 'water', 'fire'])
  expect(printOf('fire-10')).toEqual({ element: 'fire', rank: '10' })
})

test('two cards in a series are linked; after the last rank comes the first', () => {
  expect(linkOf('earth-9', 'air-10')).toBe('up')
  expect(linkOf('earth-k', 'air-a')).toBe('up')
  expect(linkOf('air-a', 'earth-k')).toBe('down')
  expect(linkOf('air-a', 'earth-a')).toBe('same')
  expect(linkOf('air-a', 'air-a')).toBe('mirror')
})

test('a hand is sorted by elements or by ranks', () => {
  expect(sorted(['fire-2', 'earth-k', 'air-2'], 'element')).toEqual(['earth-k', 'air-2', 'fire-2'])
  expect(sorted(['fire-2', 'earth-k', 'air-2'], 'rank')).toEqual(['air-2', 'fire-2', 'earth-k'])
})
