import { expect, test } from 'vitest'
import { retelling } from '$client/table/tale.fixture'
import { tale } from './tale'
import type { Line, SeatName, VerdictName } from './view.gen'

const { rounds, rows, anecdotes } = retelling(tale, {
  outcome: 'light_castle',
  places: [1, 1, 2, 2],
  scores: [1, 1, -1, -1],
  shares: [0.5, 0.5, 0, 0],
})

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

test('rounds count battles won, and tell who fell when', () => {
  expect(rows(log)).toEqual([
    ['0', 1, 1, 2],
    ['1', 1, 1, 2],
    ['2', 0, null, 0],
    ['3', 0, 0, 0],
  ])
  const [, , third, last] = rounds(log)?.rows ?? []
  expect(third?.cells[0]?.notes).toEqual([{ icon: 'cross', says: 'table-tale_fell' }])
  expect(last?.cells[1]?.notes).toHaveLength(1)
})

test('ability over strength, a narrow battle, and who won most are retold', () => {
  expect(anecdotes(log)).toEqual([
    ['upset', 'kind-l01', { names: 'seat:1', loser: 'seat:3', total: 3, other: 10 }],
    ['narrow', 'swords', { names: 'seat:1', loser: 'seat:3', total: 6, other: 5 }],
    ['won', 'crown', { names: 'seat:0,1', number: 2 }],
  ])
})

test('who fell first is retold, attacker and defender together', () => {
  const falls: Line[] = [
    ['stood_by', ['1']],
    ['attack_aimed', ['0', '2', 'far']],
    ['eliminated', ['0', 'light', 'fort']],
    ['eliminated', ['2', 'darkness', 'fort']],
    ['stood_by', ['1']],
    ['eliminated', ['3', 'darkness', 'castle']],
  ]
  expect(anecdotes(falls)).toEqual([['first', 'fort', { names: 'seat:0,2', round: 1 }]])
  expect(anecdotes([])).toEqual([])
})
