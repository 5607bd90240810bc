import { describe, expect, it } from 'vitest'
import { tale } from './tale'
import type { Line, SeatName, VerdictName, View } from './view.gen'

const result = {
  outcome: 'light_castle',
  places: [1, 1, 2, 2],
  scores: [1, 1, -1, -1],
  shares: [0.5, 0.5, 0, 0],
} as const
/** A tale is told from the log. */
const view = {} as View

function battle(
  attacker: SeatName,
  defender: SeatName,
  totals: [number, number],
  verdict: VerdictName = 'strength',
): Line[] {
  const stronger = totals[0] > totals[1]
  const wins = verdict === 'ability' ? !stronger : stronger
  const [winner, loser] = wins ? [attacker, defender] : [defender, attacker]
  return [
    ['attack_aimed', [attacker, defender, 'near']],
    ['attacked', [attacker, defender, 1, 'near']],
    ['measured', [attacker, totals[0], defender, totals[1]]],
    ['battle_won', [winner, loser, verdict]],
  ]
}

const log: Line[] = [
  ...battle('0', '2', [11, 4]),
  ['eliminated', ['2', 'darkness', 'fort']],
  ['stood_by', ['1']],
  ...battle('3', '1', [5, 6]),
  // The first seat has another turn: a new round.
  ...battle('0', '3', [9, 3]),
  ...battle('1', '3', [3, 10], 'ability'),
  ['eliminated', ['3', 'darkness', 'castle']],
  ['game_ended', ['light_castle']],
]

describe('the rounds', () => {
  it('count battles won, and tell who fell when', () => {
    const rounds = tale.rounds({ log, view, result })
    expect(
      rounds?.rows.map(({ who, cells, total }) => [who, ...cells.map(({ value }) => value), total]),
    ).toEqual([
      ['0', 1, 1, 2],
      ['1', 1, 1, 2],
      ['2', 0, null, 0],
      ['3', 0, 0, 0],
    ])
    expect(rounds?.rows[2]?.cells[0]?.notes).toEqual([{ icon: 'cross', says: 'table-tale_fell' }])
    expect(rounds?.rows[3]?.cells[1]?.notes).toHaveLength(1)
  })
})

describe('worth retelling', () => {
  it('are ability over strength, a narrow battle, and who won most', () => {
    const anecdotes = tale.anecdotes({ log, view, result })
    expect(anecdotes.map(({ key, places }) => [key, places])).toEqual([
      [
        'table-tale_upset',
        {
          names: { noun: 'seat', things: ['1'] },
          loser: { noun: 'seat', things: ['3'] },
          total: 3,
          other: 10,
        },
      ],
      [
        'table-tale_narrow',
        {
          names: { noun: 'seat', things: ['1'] },
          loser: { noun: 'seat', things: ['3'] },
          total: 6,
          other: 5,
        },
      ],
      ['table-tale_won', { names: { noun: 'seat', things: ['0', '1'] }, number: 2 }],
    ])
  })

  it('is who fell first, attacker and defender together', () => {
    const falls: Line[] = [
      ['stood_by', ['1']],
      ['attack_aimed', ['0', '2', 'far']],
      ['eliminated', ['0', 'light', 'fort']],
      ['eliminated', ['2', 'darkness', 'fort']],
      ['stood_by', ['1']],
      ['eliminated', ['3', 'darkness', 'castle']],
    ]
    const anecdotes = tale.anecdotes({ log: falls, view, result })
    expect(anecdotes).toMatchObject([
      { key: 'table-tale_first', places: { round: 1, names: { things: ['0', '2'] } } },
    ])
    expect(tale.anecdotes({ log: [], view, result })).toEqual([])
  })
})
