import { expect, test } from 'vitest'
import { retelling } from '$client/table/tale.fixture'
import { tale } from './tale'
import type { Line, SeatName } from './view.gen'

const result = { outcome: 'goal', places: [1, 2], scores: [2, 0], shares: [1, 0] } as const
const { rounds, anecdotes } = retelling(tale, result)

const laid = (seat: SeatName): Line => ['laid', [seat, 'air-8', '2', 'up']]

const log: Line[] = [
  ['element_given', ['0', 'earth']],
  ['element_given', ['1', 'fire']],
  ['hand_began', [1, '0']],
  ['opened', ['0', '2']],
  ...[1, 2, 3, 4, 5].map(() => laid('0')),
  ['series_ended', ['0', 'air-8', '2', 4]],
  ['mirror_turn_began', ['0']],
  ['opened', ['0', '3']],
  laid('0'),
  ['mirror_turn_began', ['0']],
  ['opened', ['0', '3']],
  laid('0'),
  ['mirror_turn_began', ['0']],
  ['passed', ['0']],
  ['passed', ['1']],
  ['macas_returned', ['1', 3]],
  ['opened', ['0', '1']],
  laid('0'),
  // Another turn: no longer in a row.
  ['mirror_turn_began', ['0']],
  ['collection_shown', ['0', 4]],
  ['element_won_by_rank', ['0', 'air']],
  ['token_taken', ['0', 'air']],
  ['token_taken', ['0', 'water']],
  ['bought', ['0', 'fire', 4]],
  ['amulet_made', ['0', 1]],
  ['hand_began', [2, '1']],
  ['element_returned', ['1', 'fire']],
  ['token_taken', ['0', 'air']],
  ['amulet_made', ['0', 2]],
  ['won', ['0']],
]

test('hands tell elements gained and returned, and where amulets were made, which are the result', () => {
  const notes = [{ icon: 'amulet', says: 'table-tale_amulet' }]
  const [first, second] = rounds(log)?.rows ?? []
  expect(first?.cells).toEqual([3, 1].map((value) => ({ value, notes })))
  expect(second?.cells).toEqual([{ value: 0 }, { value: -1 }])
  expect([first?.total, second?.total]).toEqual(result.scores)
})

test('mirrors in a row, the longest series, and the dearest pass are retold', () => {
  expect(anecdotes(log)).toEqual([
    ['mirrors', 'mirror', { names: 'seat:0', number: 3 }],
    ['series', 'link-up', { names: 'seat:0', number: 5 }],
    ['returned', 'maca-0', { names: 'seat:1', number: 3 }],
  ])
})

test('an element won by rank is retold only if there was one alone', () => {
  const won: Line = ['element_won_by_rank', ['1', 'fire']]
  expect(anecdotes([won])).toEqual([
    ['narrow', 'el-fire', { names: 'seat:1', element: 'element:fire' }],
  ])
  expect(anecdotes([won, won])).toEqual([])
})
