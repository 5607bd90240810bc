import { beforeEach, expect, test } from 'vitest'
import { formIn, formOf, keepForm } from './forms'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  Object.assign(globalThis, {
    localStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
    },
  })
})

test('a table is shown as was last said', () => {
  expect(formOf('a')).toBe(null)
  keepForm('a', 'hand')
  keepForm('b', 'whole')
  expect([formOf('a'), formOf('b')]).toEqual(['hand', 'whole'])
  keepForm('a', 'whole')
  expect(formOf('a')).toBe('whole')
})

test('the oldest tables are forgotten', () => {
  for (let table = 0; table < 60; table += 1) keepForm(String(1000 + table) + 'x', 'hand')
  expect(formOf('1000x')).toBe(null)
  expect(formOf('1059x')).toBe('hand')
})

test('a link says it', () => {
  expect(formIn('?form=hand')).toBe('hand')
  expect(formIn('?table=generic')).toBe(null)
  expect(formIn('?form=other')).toBe(null)
})
