import { expect, test } from 'vitest'
import type { EventWords, Line, State, Vocabulary } from '../lib/wire.gen'
import { forgetful, forgetsNow, putAway, shownAgain, veiled } from './fading'

const told = (nouns: readonly string[], more: Partial<EventWords> = {}): EventWords => ({
  nouns,
  secret: nouns.map(() => false),
  quiet: false,
  fades: nouns.map(() => false),
  veiled: false,
  clears: false,
  ...more,
})

const asked = {
  name: 'aid',
  values: ['off', 'on'],
  default: 'off',
  least: null,
  shown_only: true,
  seats: false,
  forgets: 'off',
}

// Only what is asked for here.
const vocabulary = {
  options: { 2: [asked] },
  events: {
    showed: told(['seat', 'card'], { fades: [false, true] }),
    totals: told(['number'], { fades: [true] }),
    lost: told(['seat', 'card'], { fades: [false, true], veiled: true }),
    began: told(['seat'], { clears: true }),
  },
} as unknown as Vocabulary

const battle: Line[] = [
  ['showed', ['0', 'ace']],
  ['totals', [7]],
  ['lost', ['1', 'king']],
]
const began: Line = ['began', ['1']]
const state = (log: Line[], result: State['result'] = null) => ({ log, result }) as unknown as State

test('a battle lies open until the next action; what lies face down is never named', () => {
  expect(putAway(battle, vocabulary)).toEqual([battle[0], battle[1], ['lost', ['1', null]]])
  expect(putAway([...battle, began], vocabulary)).toEqual([
    ['showed', ['0', null]],
    null,
    ['lost', ['1', null]],
    began,
  ])
  expect(veiled(state(battle), vocabulary).log).toEqual([
    battle[0],
    battle[1],
    ['lost', ['1', null]],
  ])
})

test('what is played again shows no more than the log', () => {
  const again = shownAgain(
    [state(battle), state([began]), state([['showed', ['1', 'two']]])],
    vocabulary,
  )
  expect(again.map(({ log }) => log)).toEqual([
    [
      ['showed', ['0', null]],
      ['lost', ['1', null]],
    ],
    [began],
    [['showed', ['1', 'two']]],
  ])
})

test('a table forgets as agreed, and nothing once the game is over', () => {
  expect(forgetful(vocabulary, { aid: 'off' })).toBe(true)
  expect(forgetful(vocabulary, { aid: 'on' })).toBe(false)
  expect(forgetful(vocabulary, {})).toBe(false)
  expect(forgetsNow(vocabulary, { state: 'playing', options: { aid: 'off' } })).toBe(true)
  expect(forgetsNow(vocabulary, { state: 'over', options: { aid: 'off' } })).toBe(false)
})
