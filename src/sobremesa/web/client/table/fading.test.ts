/** What a table shows that forgets: the cases are those that Python runs in tests/texts. */
import { expect, test } from 'vitest'
import cases from '../../../../../tests/texts/put_away.json'
import type { EventWords, Line, State, Vocabulary } from '../lib/wire.gen'
import { forgetful, forgetsNow, putAway, shownAgain, toldAgain, veiled } from './fading'

interface EventCase extends Partial<Pick<EventWords, 'fades' | 'veiled' | 'clears' | 'reopens'>> {
  readonly nouns: readonly string[]
}

const told = ({ nouns, ...more }: EventCase): EventWords => ({
  nouns,
  secret: nouns.map(() => false),
  quiet: false,
  fades: nouns.map(() => false),
  veiled: false,
  clears: false,
  turned: [],
  reopens: false,
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
  events: Object.fromEntries(
    Object.entries<EventCase>(cases.events).map(([key, event]) => [key, told(event)]),
  ),
} as unknown as Vocabulary

const battle: Line[] = [
  ['showed', ['0', 'ace']],
  ['totals', ['seven']],
  ['lost', ['1', 'king']],
]
const began: Line = ['began', ['1']]
const state = (log: Line[], result: State['result'] = null) => ({ log, result }) as unknown as State

test.each(cases.cases)('$says', ({ lines, shown }) => {
  expect(putAway(lines as unknown as Line[], vocabulary)).toEqual(shown)
})

test('what lies face down is not named while it is new', () => {
  const log = [battle[0], battle[1], ['lost', ['1', null]]]
  expect(veiled(state(battle), vocabulary).log).toEqual(log)
})

const shot: Line = ['showed', ['0', 'ace']]
const answer: Line = ['showed', ['1', 'two']]

test('what is played again shows no more than the log, and no moment of which a line is gone', () => {
  const again = shownAgain(
    [state([shot]), state(battle), state([began]), state([answer])],
    vocabulary,
  )
  expect(again.map(({ log }) => log)).toEqual([[['showed', ['0', null]]], [began], [answer]])
})

test('what has been reopened is shown again', () => {
  const reopened: Line = ['scored', ['1']]
  expect(toldAgain([battle, [began], [reopened], [began]], vocabulary)).toEqual([
    battle,
    [began],
    [reopened],
    [began],
  ])
})

test('a table forgets as agreed, and nothing once the game is over', () => {
  expect(forgetful(vocabulary, { aid: 'off' })).toBe(true)
  expect(forgetful(vocabulary, { aid: 'on' })).toBe(false)
  expect(forgetful(vocabulary, {})).toBe(false)
  expect(forgetsNow(vocabulary, { state: 'playing', options: { aid: 'off' } })).toBe(true)
  expect(forgetsNow(vocabulary, { state: 'over', options: { aid: 'off' } })).toBe(false)
})
