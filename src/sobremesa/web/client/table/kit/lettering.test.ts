import { expect, test } from 'vitest'
import { hyphenated, partsOf, widestOf } from './lettering'

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

test('lets a line end after a stroke, and between the scripts of a long name', () => {
  expect(partsOf('Treasure/T-Rex')).toEqual(['Treasure/', 'T-Rex'])
  expect(partsOf('音楽キャンディ')).toEqual(['音楽', 'キャンディ'])
  expect(partsOf('アイコンなし')).toEqual(['アイコン', 'なし'])
  expect(partsOf('宝物とTレックス')).toEqual(['宝物と', 'Tレックス'])
  expect(partsOf('さすらいの魔法使い')).toEqual(['さすらいの', '魔法使い'])
  expect(partsOf('翡翠の倉庫')).toEqual(['翡翠の倉庫'])
})

test('measures the widest part that cannot be broken', () => {
  expect(widestOf('Toxic Waste')).toBe(widestOf('Waste'))
  expect(widestOf('Ritter\u00adkommandant')).toBeLessThan(widestOf('Ritterkommandant'))
  expect(widestOf('魔法使い')).toBeGreaterThan(widestOf('mago'))
})
