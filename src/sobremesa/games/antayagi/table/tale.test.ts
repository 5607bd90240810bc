import { describe, expect, it } from 'vitest'
import { tale } from './tale'
import type { Line, View } from './view.gen'

const result = {
  outcome: 'goal',
  places: [2, 1, 2],
  scores: [1, 3, 0],
  shares: [0, 1, 0],
} as const
/** A tale is told from the log. */
const view = {} as View

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

describe('the rounds', () => {
  it('are turns for every seat, in which points come and go', () => {
    const rounds = tale.rounds({ log, view, result })
    expect(rounds?.rows.map(({ who, cells }) => [who, ...cells.map(({ value }) => value)])).toEqual(
      [
        ['1', 1, 2],
        ['0', 1, 0],
        ['2', 0, 0],
      ],
    )
    for (const { who, total } of rounds?.rows ?? []) expect(total).toBe(result.scores[Number(who)])
  })
})

describe('worth retelling', () => {
  it('are the duel of sabotages, the best turn, and the only meal', () => {
    const anecdotes = tale.anecdotes({ log, view, result })
    expect(anecdotes.map(({ key, places }) => [key, places])).toEqual([
      ['table-tale_duel', { number: 2 }],
      ['table-tale_haul', { names: { noun: 'seat', things: ['1'] }, number: 2 }],
      [
        'table-tale_meal',
        { names: { noun: 'seat', things: ['0'] }, object: { noun: 'object', things: ['bone'] } },
      ],
    ])
  })

  it('are cards taken in one turn, and not in several', () => {
    const taken: Line = ['taken', ['1', '0', 'bone-plain']]
    const once: Line[] = [['turn_began', [1, '1']], taken, taken]
    const [anecdote] = tale.anecdotes({ log: once, view, result })
    expect(anecdote).toMatchObject({ key: 'table-tale_taken', places: { number: 2 } })
    const twice: Line[] = [['turn_began', [1, '1']], taken, ['turn_began', [2, '2']], taken]
    expect(tale.anecdotes({ log: twice, view, result })).toEqual([])
  })
})
