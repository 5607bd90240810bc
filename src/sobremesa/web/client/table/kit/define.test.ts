import { expect, test, vi } from 'vitest'
import { sits } from '../../lib/seats.fixture'
import type { GameSpeech } from '../../lib/speech.svelte'
import type { TableProps } from '../props'
import type { SomeWords } from '../words'
import { anyTable, defineTable, sharing, stillOf } from './define'
import { dangerAt, seatedAt } from './seated'

const speech = {} as GameSpeech
const sightOf = (view: SomeWords['view'], viewer: number | null) => ({ ...view, viewer })

test('shares what the table is given now', () => {
  let given = { viewer: 0, view: { turn: 1 }, waiting: [1] } as unknown as TableProps
  const table = sharing<SomeWords, unknown>(() => given, sightOf, { 'a.svg': '' })
  expect([table.viewer, table.waiting, table.art]).toEqual([0, [1], { 'a.svg': '' }])
  given = { ...given, viewer: 1, waiting: [] }
  expect([table.viewer, table.waiting]).toEqual([1, []])
})

test('shapes a view once, and the next one anew', () => {
  const shaping = vi.fn<typeof sightOf>(sightOf)
  let given = { viewer: 0, view: { turn: 1 } } as unknown as TableProps
  const table = sharing<SomeWords, unknown>(() => given, shaping)
  expect(table.sight).toBe(table.sight)
  expect(shaping).toHaveBeenCalledTimes(1)
  given = { ...given, view: { turn: 2 } }
  expect(table.sight).toEqual({ turn: 2, viewer: 0 })
  expect(shaping).toHaveBeenCalledTimes(2)
})

test('keeps a moment still: nobody is waited for, nothing is asked', () => {
  const still = stillOf<SomeWords, unknown>(speech, { turn: 3 }, { sightOf, viewer: 2, art: {} })
  expect(still.sight).toEqual({ turn: 3, viewer: 2 })
  expect([still.waiting, still.offer, still.picked, still.prompt]).toEqual([[], null, [], null])
})

test('has nothing to share outside of a table', () => {
  expect(() => defineTable<SomeWords>().shared()).toThrow(/lifecycle_outside_component/)
  expect(anyTable).toThrow(/lifecycle_outside_component/)
})

const around = {
  seats: [
    sits(0, 'person'),
    sits(1, 'person', { present: false }),
    sits(2, 'bot'),
    sits(3, 'bot', { kept: true }),
  ],
  viewer: 0,
  waiting: [0],
}

test('says whose turn it is, and who chooses while others do', () => {
  expect(seatedAt(0, around)).toMatchObject({ own: true, turn: true, chooses: false })
  const both = { ...around, waiting: [0, 2] }
  expect(seatedAt(0, both)).toMatchObject({ asked: true, turn: false, chooses: true })
  expect(seatedAt(2, around)).toMatchObject({ own: false, asked: false })
})

test('says of people alone that they are away, and for whom a bot plays', () => {
  expect([0, 1, 2, 3].map((seat) => seatedAt(seat, around).away)).toEqual([
    false,
    true,
    false,
    false,
  ])
  expect([0, 1, 2, 3].map((seat) => seatedAt(seat, around).standsIn)).toEqual([
    false,
    false,
    false,
    true,
  ])
})

test('finds the danger at a seat, in a row for each seat alone', () => {
  expect(dangerAt(1, { danger: [null, 'near'] })).toBe('near')
  expect(dangerAt(0, { danger: [null, 'near'] })).toBeNull()
  expect(dangerAt(0, { danger: 'near' })).toBeNull()
  expect(dangerAt(0, {})).toBeNull()
})
