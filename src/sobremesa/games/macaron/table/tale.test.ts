import { describe, expect, it } from 'vitest'
import { tale } from './tale'
import type { CardName, Line, SeatName, StakeName, View } from './view.gen'

const result = { outcome: 'goal', places: [2, 1], scores: [1, 10], shares: [0, 1] } as const
/** A tale is told from the log. */
const view = {} as View

function trick(who: SeatName, stake: StakeName = 'plain', card: CardName = 'almond-5'): Line[] {
  const boxes = stake === 'spoiled' ? 0 : stake.endsWith('1') ? 3 : 1
  return [
    ['played', [who, card]],
    ['trick_won', [who, boxes, stake]],
  ]
}

const log: Line[] = [
  ['round_began', [1, '0']],
  ...[1, 2, 3, 4].flatMap(() => trick('1')),
  ...trick('0', 'spoiled'),
  ['round_ended', [1]],
  ['boxes_scored', ['0', 0, 2]],
  ['boxes_scored', ['1', 4, 2]],
  ['bet_lost', ['0', '1-2', 5]],
  ['bet_won', ['1', '3-4', 2]],
  // No score falls below 0.
  ['scored', ['0', 0]],
  ['scored', ['1', 4]],
  ['round_began', [2, '1']],
  ...trick('1', 'neutralised_1', 'earl_grey-1'),
  ...trick('0', 'spoiled'),
  ['boxes_scored', ['0', 1, 1]],
  ['boxes_scored', ['1', 8, 4]],
  ['bet_won', ['1', '8plus', 2]],
  ['scored', ['0', 1]],
  ['scored', ['1', 10]],
  ['game_ended', ['goal']],
]

describe('the rounds', () => {
  it('add up to the result, the winner first, with boxes and bets', () => {
    const rounds = tale.rounds({ log, view, result })
    expect(rounds?.rows.map(({ who, total }) => [who, total])).toEqual([
      ['1', 10],
      ['0', 1],
    ])
    expect(rounds?.rows[0]?.cells.map(({ value }) => value)).toEqual([4, 6])
    expect(rounds?.rows[1]?.cells[0]).toEqual({
      value: 0,
      notes: [
        { icon: 'gift-box', says: 'table-column_boxes', number: 0 },
        { icon: 'cross', says: 'table-tale_bet_lost' },
      ],
    })
  })

  it('have a row for Emma, who has no seat', () => {
    const alone: Line[] = [
      ['round_began', [1, '0']],
      ['boxes_scored', ['0', 3, 2]],
      ['boxes_scored', ['emma', 7, 3]],
      ['solo_bet_lost', ['0', '1-2', 2]],
      ['scored', ['0', 2]],
      ['scored', ['emma', 5]],
    ]
    const solo = { outcome: 'emma_won', places: [2], scores: [2], shares: [0] } as const
    const rows = tale.rounds({ log: alone, view, result: solo })?.rows
    expect(rows?.map(({ who, total }) => [who, total])).toEqual([
      ['0', 2],
      ['emma', 5],
    ])
  })

  it('are gathered in a long game, and still add up', () => {
    const long = Array.from({ length: 9 }, (_, i): Line[] => [
      ['round_began', [i + 1, '0']],
      ['scored', ['0', i]],
      ['scored', ['1', i + 1]],
    ]).flat()
    const rounds = tale.rounds({ log: long, view, result })
    expect(rounds?.heads).toHaveLength(5)
    expect(rounds?.caption).toEqual({ key: 'fact-scores' })
    expect(rounds?.rows[0]?.cells.map(({ value }) => value)).toEqual([2, 2, 2, 2, 1])
  })
})

describe('worth retelling', () => {
  it('are the run, the trick of the 1 with its card, and who got what was spoiled', () => {
    const anecdotes = tale.anecdotes({ log, view, result })
    expect(anecdotes.map(({ key, places }) => [key, places])).toEqual([
      ['table-tale_run', { names: { noun: 'who', things: ['1'] }, number: 4 }],
      [
        'table-tale_one',
        {
          names: { noun: 'who', things: ['1'] },
          card: { noun: 'card', things: ['earl_grey-1'] },
          boxes: 3,
        },
      ],
      ['table-tale_spoiled_most', { names: { noun: 'who', things: ['0'] }, tricks: 2, number: 2 }],
    ])
  })

  it('is the best round where there is nothing else, and not if it is shared by several rounds', () => {
    const plain: Line[] = [
      ['round_began', [1, '0']],
      ['scored', ['0', 1]],
      ['scored', ['1', 5]],
    ]
    const [anecdote] = tale.anecdotes({ log: plain, view, result })
    expect(anecdote).toMatchObject({ key: 'table-tale_round', places: { points: 5, round: 1 } })
    const twice: Line[] = [
      ...plain,
      ['round_began', [2, '1']],
      ['scored', ['0', 1]],
      ['scored', ['1', 10]],
    ]
    expect(tale.anecdotes({ log: twice, view, result })).toEqual([])
  })
})
