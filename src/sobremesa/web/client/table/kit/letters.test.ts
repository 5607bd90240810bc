import { expect, test } from 'vitest'
import { roomFor } from './letters'

test('a short name has room for all of it', () => {
  expect(roomFor('Marta')).toBeCloseTo(0.95 + 2 * 0.62 + 2 * 0.42)
  expect(roomFor('あなた')).toBeCloseTo(3 * 1.02)
})

test('of a long name six letters can be read, and that there are more', () => {
  expect(roomFor('Bartolomeo')).toBe(roomFor('Bartolina'))
  expect(roomFor('Bartolomeo')).toBeGreaterThan(roomFor('Bartol'))
})
