import { expect, test } from 'vitest'
import { hyphenated, widestOf } from './lettering'

const parts = (word: string) => hyphenated(word).split('\u00ad')

test('breaks long words between syllables, and leaves short ones whole', () => {
  expect(parts('Wanderzauberer')).toEqual(['Wan', 'der', 'zau', 'be', 'rer'])
  expect(parts('Ritterkommandant')).toEqual(['Rit', 'ter', 'kom', 'man', 'dant'])
  expect(parts('Muffin')).toEqual(['Muffin'])
})

test('keeps together what is one sound', () => {
  expect(parts('Zuckermaschine')).toEqual(['Zucker', 'ma', 'schine'])
})

test('leaves other scripts alone', () => {
  expect(hyphenated('さすらいの魔法使い')).toBe('さすらいの魔法使い')
})

test('measures the widest part that cannot be broken', () => {
  expect(widestOf('Toxic Waste')).toBe(widestOf('Waste'))
  expect(widestOf('Ritter\u00adkommandant')).toBeLessThan(widestOf('Ritterkommandant'))
  expect(widestOf('魔法使い')).toBeGreaterThan(widestOf('mago'))
})
