import { expect, test } from 'vitest'
import { goneOf, sightOf } from './sight'
import type { View } from './view.gen'

/** ML-X37: seat 0 has beaten D08 of seat 3 with L09, far away; it is the next one's turn. */
const view = {
  seat: '0',
  side: 'a',
  turn: '1',
  target: null,
  aim: null,
  quiet: 0,
  face_down: 0,
  map: ['0', '1', '2', '3', '4', '5'],
  factions: ['light', 'darkness', 'light', 'darkness', 'light', 'darkness'],
  roles: ['castle', 'castle', 'fort', 'fort', 'fort', 'fort'],
  distances: [null, 'near', 'far', 'far', 'far', 'near'],
  eliminated: [null, null, null, null, null, null],
  hand_sizes: [3, 4, 4, 3, 4, 4],
  expeditions: [1, 0, 0, 0, 0, 0],
  known: ['3-d07'],
  away: ['0-l09'],
  coming: [],
  coming_unseen: [0, 0, 0, 0, 0, 0],
  discards: ['d08'],
  discards_unseen: 0,
  sent: [],
  received: [],
  battle_attackers: ['0'],
  battle_defenders: ['3'],
  battle_attack_1: ['l09'],
  battle_attack_2: [null],
  battle_attack_3: [null],
  battle_defence_1: ['d08'],
  battle_defence_2: [null],
  battle_defence_3: [null],
  battle_verdicts: ['strength'],
  // What is not drawn here is left out.
} as unknown as View

test('with the memory aid everybody sees what can be known', () => {
  const sight = sightOf({ ...view, seat: '2' })
  expect(sight.places[0]?.expedition).toEqual(['l09'])
  expect(sight.places[3]?.known).toEqual(['d07'])
  expect(sightOf({ ...view, quiet: 1 }).battles).toHaveLength(1)
})

test('without it a card on Expedition is open to its owner alone, and no hand is remembered', () => {
  expect(sightOf(view, 0, true).places[0]?.expedition).toEqual(['l09'])
  for (const seat of ['1', '2', '3', null] as const) {
    const sight = sightOf({ ...view, seat }, null, true)
    expect(sight.places[0]?.expedition).toEqual([null])
    expect(sight.places[3]?.known).toEqual([])
  }
})

test('without it reinforcements are backs to their sender, too', () => {
  const sent = { ...view, away: [], coming: ['2-l07'], expeditions: [0, 0, 1, 0, 0, 0] } as const
  expect(sightOf({ ...view, ...sent }, 0, true).places[2]?.expedition).toEqual([null])
  expect(sightOf({ ...view, ...sent }).places[2]?.expedition).toEqual(['l07'])
})

test('without it a battle lies open until the next action is known', () => {
  expect(sightOf(view, 0, true).battles).toHaveLength(1)
  expect(sightOf({ ...view, quiet: 1 }, 0, true).battles).toEqual([])
  expect(sightOf({ ...view, aim: 'attack' }, 0, true).battles).toEqual([])
})

test('discards are counted by their backs, those that nobody saw included', () => {
  const sight = sightOf(view, 0, true)
  expect([goneOf(sight, 'light'), goneOf(sight, 'darkness')]).toEqual([0, 1])
  const lost = sightOf({ ...view, hand_sizes: [3, 4, 0, 3, 4, 4] }, 0, true)
  expect(goneOf(lost, 'light')).toBe(4)
})
