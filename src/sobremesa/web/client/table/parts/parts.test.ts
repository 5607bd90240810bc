import { expect, test } from 'vitest'
import type { GameSpeech } from '../../lib/speech.svelte'
import type { SeatInfo } from '../../lib/wire.gen'
import type { TableProps } from '../props'
import { seatedAt } from './seated'
import { sharing, stillOf } from './sharing'
import { spotsOf } from './spots'

const speech = {} as GameSpeech
const seat = (number: number, sitter: SeatInfo['sitter'], present: boolean): SeatInfo => ({
  seat: number,
  sitter,
  name: '',
  level: null,
  present,
  yours: false,
  owner: null,
})
const table = {
  ...stillOf(speech, {}, 0),
  seats: [seat(0, 'person', true), seat(1, 'person', false), seat(2, 'bot', true)],
}

test('says whose turn it is, and who chooses while others do', () => {
  expect(seatedAt(0, { ...table, waiting: [0] })).toMatchObject({
    own: true,
    turn: true,
    chooses: false,
  })
  expect(seatedAt(0, { ...table, waiting: [0, 2] })).toMatchObject({
    asked: true,
    turn: false,
    chooses: true,
  })
  expect(seatedAt(2, { ...table, waiting: [0] })).toMatchObject({
    own: false,
    bot: true,
    asked: false,
  })
})

test('says of people alone that they are away', () => {
  expect([0, 1, 2].map((one) => seatedAt(one, table).away)).toEqual([false, true, false])
})

test('shares what the table is given now', () => {
  let given = { viewer: 0 } as TableProps
  const shared = sharing(
    () => given,
    () => 'sight',
  )
  expect([shared.viewer, shared.sight]).toEqual([0, 'sight'])
  given = { ...given, viewer: 1 }
  expect(shared.viewer).toBe(1)
})

test('has a spot for everybody, the same from both sides', () => {
  for (const others of [0, 1, 2, 3, 4]) {
    const spots = spotsOf(others)
    expect(new Set(spots).size).toBe(others)
    const mirrored = spots.map((spot) =>
      spot.replace(/left|right/, (side) => (side === 'left' ? 'right' : 'left')),
    )
    expect(mirrored.toReversed()).toEqual(spots)
  }
})
