import { expect, test } from 'vitest'
import { sits } from '../../lib/seats.fixture'
import type { TableInfo } from '../../lib/wire.gen'
import { sorted } from './tables'

function card(id: string, some: Partial<TableInfo>): TableInfo {
  return {
    id,
    title: '',
    game: 'macaron',
    options: {},
    state: 'playing',
    access: 'anyone',
    spectators: true,
    host: false,
    you: [],
    hot_seat: false,
    seats: [],
    waiting: [],
    created: '',
    moved: '',
    result: null,
    rematch: null,
    closed: null,
    corrected: false,
    hints: false,
    watching: 0,
    evening: null,
    plea: null,
    branch: null,
    day: null,
    clock: null,
    time: null,
    ending: null,
    asked_by: null,
    ...some,
  }
}

test('tables that wait for you come first, then yours, open ones, running ones, finished ones', () => {
  const tables = sorted([
    card('idle', { you: [1], waiting: [0] }),
    card('turn', { you: [1], waiting: [1] }),
    card('hosted', { host: true, state: 'laying' }),
    card('open', { state: 'laying', seats: [sits(0, 'person'), sits(0, 'open')] }),
    card('full', { state: 'laying', seats: [sits(0, 'person'), sits(0, 'bot')] }),
    card('watch', {}),
    card('paused', { you: [1], waiting: [1], state: 'paused' }),
    card('over', { you: [1], state: 'over' }),
    card('closed', { you: [1], waiting: [1], closed: 'outdated' }),
  ])
  const ids = (cards: TableInfo[]) => cards.map(({ id }) => id)
  expect(ids(tables.yours)).toEqual(['turn', 'idle', 'hosted', 'paused', 'closed'])
  expect(ids(tables.open)).toEqual(['open'])
  expect(ids(tables.running)).toEqual(['watch'])
  expect(ids(tables.finished)).toEqual(['over'])
})

test('whoever is asked by name finds that table apart, until a seat is taken', () => {
  const seats = [sits(0, 'person'), sits(1, 'open'), sits(2, 'invited', { expected: 'Inés' })]
  const tables = sorted([
    card('asked', { state: 'laying', seats, asked_by: 'Ana' }),
    card('nameless', { state: 'laying', seats, asked_by: '' }),
    card('taken', { state: 'laying', seats, asked_by: null, you: [2] }),
  ])
  expect(tables.asked.map(({ id }) => id)).toEqual(['asked', 'nameless'])
  expect(tables.open).toEqual([])
  expect(tables.yours.map(({ id }) => id)).toEqual(['taken'])
})
