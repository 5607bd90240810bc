import { expect, test } from 'vitest'
import { retelling } from '$client/table/tale.fixture'
import { tale } from './tale'
import type { CardName, Line, SeatName, StakeName } from './view.gen'

const result = { outcome: 'goal', places: [2, 1], scores: [1, 10], shares: [0, 1] } as const
const { rounds, rows, anecdotes } = retelling(tale, result)

function trick(who: SeatName, stake: StakeName = 'plain', card: CardName = 'almond-5'): Line[] {
  const boxes = stake === 'spoiled' ? 0 : stake.endsWith('1') ? 3 : 1
  return [
    ['played', [who, card]],
    ['trick_won', [who, boxes, stake]],
  ]
}

const scored = (round: number, first: number, second: number): Line[] => [
  ['round_began', [round, '0']],
  ['scored', ['0', first]],
  ['scored', ['1', second]],
]

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

test('rounds add up to the result, the winner first, with boxes and bets', () => {
  expect(rows(log)).toEqual([
    ['1', 4, 6, 10],
    ['0', 0, 1, 1],
  ])
  expect(rounds(log)?.rows[1]?.cells[0]?.notes).toEqual([
    { icon: 'gift-box', says: 'table-column_boxes', number: 0 },
    { icon: 'cross', says: 'table-tale_bet_lost' },
  ])
})

test('rounds have a row for Emma, who has no seat', () => {
  const alone: Line[] = [
    ['round_began', [1, '0']],
    ['boxes_scored', ['0', 3, 2]],
    ['boxes_scored', ['emma', 7, 3]],
    ['solo_bet_lost', ['0', '1-2', 2]],
    ['scored', ['0', 2]],
    ['scored', ['emma', 5]],
  ]
  const solo = { outcome: 'emma_won', places: [2], scores: [2], shares: [0] } as const
  expect(retelling(tale, solo).rows(alone)).toEqual([
    ['0', 2, 2],
    ['emma', 5, 5],
  ])
})

test('rounds are gathered in a long game, and still add up', () => {
  const long = Array.from({ length: 9 }, (_, i) => scored(i + 1, i, i + 1)).flat()
  expect(rounds(long)?.heads).toHaveLength(5)
  expect(rounds(long)?.caption).toEqual({ key: 'fact-scores' })
  expect(rows(long)?.[0]).toEqual(['1', 2, 2, 2, 2, 1, 9])
})

test('the run, the trick of the 1 with its card, and who got what was spoiled are retold', () => {
  expect(anecdotes(log)).toEqual([
    ['run', 'crown', { names: 'who:1', number: 4 }],
    ['one', 'gift-box', { names: 'who:1', card: 'card:earl_grey-1', boxes: 3 }],
    ['spoiled_most', 'allergen', { names: 'who:0', tricks: 2, number: 2 }],
  ])
})

test('the best round is retold where there is nothing else, and not if several rounds share it', () => {
  const once = scored(1, 1, 5)
  expect(anecdotes(once)).toEqual([
    ['round', 'macaron-strawberry', { names: 'who:1', points: 5, round: 1 }],
  ])
  expect(anecdotes([...once, ...scored(2, 1, 10)])).toEqual([])
})
