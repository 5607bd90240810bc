import { expect, test } from 'vitest'
import { plainOf, spansOf } from './inline'

test('marks and numbers of rules become spans', () => {
  expect(spansOf('A *trick*, see MC-47: **never** (MC-R3).')).toEqual([
    { text: 'A ', kind: 'plain' },
    { text: 'trick', kind: 'stressed' },
    { text: ', see ', kind: 'plain' },
    { text: 'MC-47', kind: 'rule', before: '', after: ':' },
    { text: ' ', kind: 'plain' },
    { text: 'never', kind: 'strong' },
    { text: ' ', kind: 'plain' },
    { text: 'MC-R3', kind: 'rule', before: '(', after: ').' },
  ])
})

test('a text is searched without its marks', () => {
  expect(plainOf('a **strong** *word*')).toBe('a strong word')
})
