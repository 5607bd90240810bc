import { expect, test } from 'vitest'
import type { Staging } from '../staging'
import { movesOf, scenesOf, untold } from './cues'
import { around, between, shiftsOf, type Spot, type Spots } from './spots'
import { departures, fitted, FLIGHT, tempoOf } from './tempo'

test('nobody waits longer than the settings say', () => {
  expect(tempoOf('normal', false, 0).flights).toBe(1)
  expect(tempoOf('normal', false, 5).flights).toBe(0.6)
  expect(tempoOf('instant', false, 0)).toMatchObject({ flights: 0, scenes: 0 })
})

test('where nothing may move, scenes stay long enough to be read, and no longer', () => {
  const tempo = tempoOf('normal', true, 0)
  expect(tempo).toEqual({ flights: 0, scenes: 1, longest: 1400, together: 6000 })
})

test('scenes of one moment are shown in their proportions, and together are over in time', () => {
  const asked = [8900, 1800, 1800, 3200]
  const sum = (times: readonly number[]) => times.reduce((all, ms) => all + ms, 0)
  for (const [pace, most] of [
    ['slow', 7800],
    ['normal', 6000],
    ['quick', 3600],
  ] as const) {
    const times = fitted(asked, tempoOf(pace, false, 0))
    expect(sum(times)).toBeCloseTo(most)
    expect((times[0] ?? 0) / (times[3] ?? 0)).toBeCloseTo(8900 / 3200)
    expect(sum(fitted(asked, tempoOf(pace, true, 0)))).toBeLessThanOrEqual(most)
  }
  expect(fitted([1500], tempoOf('normal', false, 0))).toEqual([1500])
})

test('a moment that comes late is brief, but seen', () => {
  const tempo = tempoOf('normal', false, 0)
  expect(fitted([8900], tempo, 2000)).toEqual([4000])
  expect(fitted([8900], tempo, 60_000)).toEqual([1500])
})

test('flights set out one after the other and are over in time', () => {
  expect(departures(3)).toEqual([0, 45, 90])
  expect(Math.max(...departures(52)) + FLIGHT).toBe(900)
})

const staging: Staging = {
  moves: {
    played: ([seat, card]) => [{ thing: `card:${card}`, from: `hand-${seat}`, to: 'trick' }],
  },
  scenes: {
    won: ([seat]) => (seat === null ? null : { component: () => ({}), props: { seat }, ms: 900 }),
  },
}

test('events move what the game says, in their order', () => {
  const lines: [string, (string | number | null)[]][] = [
    ['played', ['0', 'almond-7']],
    ['dealt', ['1', null]],
    ['played', ['1', 'almond-2']],
    ['won', ['0']],
    ['won', [null]],
  ]
  expect(movesOf(lines, staging).map(({ thing }) => thing)).toEqual([
    'card:almond-7',
    'card:almond-2',
  ])
  expect(scenesOf(lines, {}, staging).map(({ props }) => props)).toEqual([{ seat: '0' }])
  expect(movesOf(lines, {})).toEqual([])
})

test('what a plan has told is not told again, unless it came otherwise', () => {
  expect(
    untold(
      [
        ['a', [1]],
        ['b', []],
      ],
      [['a', [1]]],
    ),
  ).toEqual([['b', []]])
  expect(
    untold(
      [
        ['a', [2]],
        ['b', []],
      ],
      [['a', [1]]],
    ),
  ).toHaveLength(2)
  expect(untold([['a', [1]]], [])).toHaveLength(1)
})

const box = (left: number, top = 0) => ({ left, top, width: 10, height: 14 })
/** Only the identity of a drawing matters here. */
const drawing = () => ({}) as HTMLElement
const spots = (things: Record<string, Spot[]>): Spots => ({
  things: new Map(Object.entries(things)),
  places: new Map(),
})

test('a drawing that stays slides, one that is made anew elsewhere flies', () => {
  const [stayed, gone, come] = [drawing(), drawing(), drawing()]
  const shifts = shiftsOf(
    spots({ a: [{ element: stayed, box: box(0) }], b: [{ element: gone, box: box(20) }] }),
    spots({ a: [{ element: stayed, box: box(8) }], b: [{ element: come, box: box(90) }] }),
  )
  expect(shifts).toEqual([
    { thing: 'a', element: stayed, from: box(0), to: box(8), same: true },
    { thing: 'b', element: come, from: box(20), to: box(90), same: false },
  ])
})

test('what has hardly moved stays, and so do copies that cannot be told apart', () => {
  const one = drawing()
  const before = spots({
    a: [{ element: one, box: box(0) }],
    b: [
      { element: drawing(), box: box(20) },
      { element: drawing(), box: box(40) },
    ],
  })
  const after = spots({
    a: [{ element: one, box: box(2) }],
    b: [
      { element: drawing(), box: box(60) },
      { element: drawing(), box: box(80) },
    ],
  })
  expect(shiftsOf(before, after)).toEqual([])
})

test('of two copies the one that is gone is the one that has come', () => {
  const [left, gone, come] = [drawing(), drawing(), drawing()]
  const shifts = shiftsOf(
    spots({
      a: [
        { element: left, box: box(0) },
        { element: gone, box: box(20) },
      ],
    }),
    spots({
      a: [
        { element: left, box: box(0) },
        { element: come, box: box(70) },
      ],
    }),
  )
  expect(shifts).toEqual([{ thing: 'a', element: come, from: box(20), to: box(70), same: false }])
})

test('boxes are measured by their middles', () => {
  expect(between(box(10), { left: 0, top: 0, width: 30, height: 14 })).toEqual([0, 0])
  expect(around(box(10), 20, 4)).toEqual({ left: 5, top: 5, width: 20, height: 4 })
})
