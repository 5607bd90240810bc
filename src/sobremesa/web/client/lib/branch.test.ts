import { expect, test, vi } from 'vitest'
import { goesOnText, mayLeave, stemPath, whatIfText } from './branch'
import type { BranchInfo, SeatInfo, TableInfo } from './wire.gen'

vi.mock('./speech.svelte', () => ({
  speech: {
    game: (name: string) => name,
    say: (key: string, given: object = {}) => [key, ...Object.values(given)].join(' '),
  },
}))

const seat = (number: number, more: Partial<SeatInfo> = {}) =>
  ({
    seat: number,
    sitter: 'bot',
    name: '',
    level: 'luz',
    yours: false,
    kept: false,
    ...more,
  }) as SeatInfo

function card(branch: BranchInfo | null, more: Partial<TableInfo> = {}): TableInfo {
  const seats = [seat(0, { sitter: 'person', name: 'Rosa', yours: true }), seat(1)]
  return { game: 'cakes', state: 'playing', you: [0], seats, branch, ...more } as TableInfo
}

const truth: BranchInfo = { table: 'old', moment: 12, seat: null, same: false }

test('a branch says what it is, and the way back leads to the moment', () => {
  expect(whatIfText(card(null))).toBe('')
  expect(whatIfText(card(truth))).toBe('branch-of cakes 12')
  expect(stemPath(card(truth))).toBe('/r/old#made=12')
  expect(stemPath(card({ ...truth, table: null }))).toBeNull()
  expect(goesOnText(card(truth))).toBe('branch-by_truth')
  expect(goesOnText(card({ ...truth, same: true }))).toBe('branch-by_truth_same')
  expect(goesOnText(card({ ...truth, seat: 0 }))).toBe('branch-by_seat Rosa')
})

test('of a game that still ran no moment is told', () => {
  const running = { ...truth, moment: null, seat: 0 }
  expect(whatIfText(card(running))).toBe('branch-of_running cakes')
  expect(stemPath(card(running))).toBe('/t/old')
})

test('one leaves a running game of one’s own against bots alone', () => {
  expect(mayLeave(card(null))).toBe(true)
  expect(mayLeave(card(null, { state: 'over' }))).toBe(false)
  expect(mayLeave(card(null, { you: [] }))).toBe(false)
  for (const other of [seat(1, { sitter: 'person', name: 'Ben' }), seat(1, { kept: true })]) {
    expect(mayLeave(card(null, { seats: [seat(0, { yours: true }), other] }))).toBe(false)
  }
})
