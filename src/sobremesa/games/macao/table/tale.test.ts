import { expect, test } from 'vitest'
import { retelling } from '$client/table/tale.fixture'
import { tale } from './tale'
import type { Line } from './view.gen'

const result = { outcome: 'most_points', places: [2, 1], scores: [13, 26], shares: [0, 1] } as const
const { rounds, rows, anecdotes } = retelling(tale, result)

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

test('rounds are gathered by three, with the end beside them, and add up to the result', () => {
  expect(rounds(log)?.heads).toHaveLength(5)
  expect(rounds(log)?.heads[4]).toEqual({ key: 'table-tale_end' })
  expect(rows(log)).toEqual([
    ['1', 0, 4, 6, 6, 10, 26],
    ['0', 6, 2, 0, 9, -4, 13],
  ])
})

test('deliveries, who was never punished, and the longest string are retold', () => {
  expect(anecdotes(log)).toEqual([
    ['delivered', 'ship', { names: 'seat:1', number: 8 }],
    ['clean', 'punish', { names: 'seat:1', number: 1 }],
    ['string', 'string', { names: 'seat:1', number: 5 }],
  ])
})

test('the best round and the best card are retold, each if it stands alone', () => {
  const poet: Line[] = [
    ['round_began', [1]],
    ['punished', ['0', 'overflow']],
    ['punished', ['1', 'overflow']],
    ['gave_points', ['0', 'poet', 4]],
    ['gave_points', ['0', 'poet', 6]],
  ]
  expect(anecdotes(poet)).toEqual([
    ['round', 'prestige', { names: 'seat:0', number: 10, round: 1 }],
    ['card', 'card-office', { names: 'seat:0', number: 10, card: 'card:poet' }],
  ])
  expect(anecdotes([...poet, ['gave_points', ['1', 'potter', 10]]])).toEqual([])
})
