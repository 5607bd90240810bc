import { expect, test } from 'vitest'
import { retelling } from '$client/table/tale.fixture'
import { tale } from './tale'
import type { Line } from './view.gen'

const scores = [1, 3, 0]
const { rows, anecdotes } = retelling(tale, {
  outcome: 'goal',
  places: [2, 1, 2],
  scores,
  shares: [0, 1, 0],
})

const log: Line[] = [
  ['turn_began', [1, '0']],
  ['window_closed', [2, 'stands']],
  ['scored', ['0', 1, 5]],
  ['scored', ['1', 1, 5]],
  ['turn_began', [2, '1']],
  ['sabotaged', ['2', 'hat-sabotage', 'cancelled']],
  ['window_closed', [1, 'cancelled']],
  ['turn_began', [3, '2']],
  ['turn_skipped', ['2']],
  ['turn_began', [4, '0']],
  ['eaten', ['0', 't_rex-plain', 'bone-small_hat']],
  ['scored', ['0', 0, 5]],
  ['scored', ['2', 0, 5]],
  ['turn_began', [5, '1']],
  ['taken', ['1', '0', 'lollipop-plain']],
  ['taken', ['1', '0', 'treasure-plain']],
  ['scored', ['1', 3, 5]],
  ['scored', ['0', 1, 5]],
  ['won', ['1']],
]

test('rounds are turns for every seat, in which points come and go', () => {
  expect(rows(log)).toEqual([
    ['1', 1, 2, scores[1]],
    ['0', 1, 0, scores[0]],
    ['2', 0, 0, scores[2]],
  ])
})

test('the duel of sabotages, the best turn, and the only meal are retold', () => {
  expect(anecdotes(log)).toEqual([
    ['duel', 'bk-sabotage', { number: 2 }],
    ['haul', 'ob-treasure', { names: 'seat:1', number: 2 }],
    ['meal', 'ob-t_rex', { names: 'seat:0', object: 'object:bone' }],
  ])
})

test('cards taken in one turn are retold, and not in several', () => {
  const taken: Line = ['taken', ['1', '0', 'bone-plain']]
  const once: Line[] = [['turn_began', [1, '1']], taken, taken]
  expect(anecdotes(once)).toEqual([['taken', 'ob-lollipop', { names: 'seat:1', number: 2 }]])
  expect(anecdotes([...once.slice(0, 2), ['turn_began', [2, '2']], taken])).toEqual([])
})
