import { expect, test } from 'vitest'
import type { Block } from '../../lib/wire.gen'
import { chaptersOf, sought } from './book'

const RULE: Block = { type: 'rule', id: 'MC-47', kind: 'rule', text: 'Follow the *led* flavour.' }
const GRID: Block = {
  type: 'grid',
  head: ['Flavour', 'Cards'],
  rows: [
    { cells: ['almond', '7'], reconstructed: false },
    { cells: ['chocolate', '10'], reconstructed: false },
  ],
}
const BLOCKS: Block[] = [
  { type: 'heading', level: 2, text: 'Setup', reconstructed: false },
  { type: 'heading', level: 3, text: 'Cards', reconstructed: false },
  GRID,
  { type: 'heading', level: 2, text: 'Tricks', reconstructed: false },
  RULE,
]

test('chapters are listed', () => {
  expect(chaptersOf(BLOCKS)).toEqual(['Setup', 'Tricks'])
})

test('without a search all is shown', () => {
  expect(sought(BLOCKS, '  ')).toEqual(BLOCKS)
})

test('what has all words is found below its heads', () => {
  expect(sought(BLOCKS, 'LED flavour')).toEqual([BLOCKS[3], RULE])
  expect(sought(BLOCKS, 'mc-47')).toEqual([BLOCKS[3], RULE])
  expect(sought(BLOCKS, 'nothing such')).toEqual([])
})

test('of a table the rows that have them are left', () => {
  const [, , found] = sought(BLOCKS, 'chocolate')
  expect(found).toEqual({ ...GRID, rows: [GRID.rows[1]] })
  expect(sought(BLOCKS, 'flavour')[2]).toEqual(GRID)
})
