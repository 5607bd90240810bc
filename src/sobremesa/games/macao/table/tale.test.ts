import { describe, expect, it } from 'vitest'
import { tale } from './tale'
import type { Line, View } from './view.gen'

const result = { outcome: 'most_points', places: [2, 1], scores: [13, 26], shares: [0, 1] } as const
/** A tale is told from the log. */
const view = {} as View

const log: Line[] = [
  ...Array.from({ length: 12 }, (_, i): Line[] => [
    ['round_began', [i + 1]],
    ['delivered', [i < 4 ? '0' : '1', 'tea', 'london', 2]],
  ]).flat(),
  ['tribute_paid', ['0', 3, 8]],
  ['gave_points', ['0', 'poet', 1]],
  ['lapsed', ['0', 7]],
  ['punished', ['0', 'empty_arrow']],
  ['punish_scored', ['0', 2, 6]],
  ['card_scored', ['0', 'garden', 2]],
  ['city_scored', ['1', 5, 10]],
  ['final_score', ['0', 13]],
  ['final_score', ['1', 26]],
]

describe('the rounds', () => {
  it('are gathered by three, with the end beside them, and add up to the result', () => {
    const rounds = tale.rounds({ log, view, result })
    expect(rounds?.heads).toHaveLength(5)
    expect(rounds?.heads[4]).toEqual({ key: 'table-tale_end' })
    expect(
      rounds?.rows.map(({ who, cells, total }) => [who, ...cells.map(({ value }) => value), total]),
    ).toEqual([
      ['1', 0, 4, 6, 6, 10, 26],
      ['0', 6, 2, 0, 9, -4, 13],
    ])
  })
})

describe('worth retelling', () => {
  it('are deliveries, who was never punished, and the longest string', () => {
    const anecdotes = tale.anecdotes({ log, view, result })
    expect(anecdotes.map(({ key, places }) => [key, places])).toEqual([
      ['table-tale_delivered', { names: { noun: 'seat', things: ['1'] }, number: 8 }],
      ['table-tale_clean', { names: { noun: 'seat', things: ['1'] }, number: 1 }],
      ['table-tale_string', { names: { noun: 'seat', things: ['1'] }, number: 5 }],
    ])
  })

  it('are the best round and the best card, each if it stands alone', () => {
    const poet: Line[] = [
      ['round_began', [1]],
      ['punished', ['0', 'overflow']],
      ['punished', ['1', 'overflow']],
      ['gave_points', ['0', 'poet', 4]],
      ['gave_points', ['0', 'poet', 6]],
    ]
    const anecdotes = tale.anecdotes({ log: poet, view, result })
    expect(anecdotes).toMatchObject([
      { key: 'table-tale_round', places: { number: 10, round: 1 } },
      { key: 'table-tale_card', places: { number: 10, card: { noun: 'card', things: ['poet'] } } },
    ])
    const both: Line[] = [...poet, ['gave_points', ['1', 'potter', 10]]]
    expect(tale.anecdotes({ log: both, view, result })).toEqual([])
  })
})
