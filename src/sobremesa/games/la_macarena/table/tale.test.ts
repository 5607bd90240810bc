import { describe, expect, it } from 'vitest'
import { tale } from './tale'
import type { Line, SeatName, View } from './view.gen'

const result = { outcome: 'goal', places: [1, 2], scores: [2, 0], shares: [1, 0] } as const
/** A tale is told from the log. */
const view = {} as View

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

describe('the hands', () => {
  const rounds = tale.rounds({ log, view, result })

  it('tell elements gained and returned, and where amulets were made', () => {
    expect(rounds?.rows[0]?.cells).toEqual([
      { value: 3, notes: [{ icon: 'amulet', says: 'table-tale_amulet' }] },
      { value: 1, notes: [{ icon: 'amulet', says: 'table-tale_amulet' }] },
    ])
    expect(rounds?.rows[1]?.cells).toEqual([{ value: 0 }, { value: -1 }])
  })

  it('end with the amulets, which are the result', () => {
    expect(rounds?.rows.map(({ total }) => total)).toEqual(result.scores)
  })
})

describe('worth retelling', () => {
  it('are mirrors in a row, the longest series, and the dearest pass', () => {
    const anecdotes = tale.anecdotes({ log, view, result })
    expect(
      anecdotes.map(({ key, places }) => [key, places?.['number'], places?.['names']]),
    ).toEqual([
      ['table-tale_mirrors', 3, { noun: 'seat', things: ['0'] }],
      ['table-tale_series', 5, { noun: 'seat', things: ['0'] }],
      ['table-tale_returned', 3, { noun: 'seat', things: ['1'] }],
    ])
  })

  it('is an element won by rank only if there was one alone', () => {
    const won: Line = ['element_won_by_rank', ['1', 'fire']]
    const [anecdote] = tale.anecdotes({ log: [won], view, result })
    expect(anecdote).toMatchObject({ key: 'table-tale_narrow', icon: 'el-fire' })
    expect(tale.anecdotes({ log: [won, won], view, result })).toEqual([])
  })
})
