import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GameSpeech } from '../lib/speech.svelte'
import type { EventWords, Line, NounWords, View, Vocabulary } from '../lib/wire.gen'
import { changedBy, changedThings } from './flags'
import { entriesOf } from './log'
import { passagesOf } from './motion/passages'
import { actorOf, gathered, sinceOwn, tellingOf } from './narrating'
import { Narrator } from './narrator.svelte'
import { PLAIN } from './nouns'
import type { Staging } from './staging'
import { snapshot } from './state.fixture'

const event = (nouns: string[], quiet = false): EventWords => ({
  nouns,
  secret: nouns.map(() => false),
  fades: [],
  veiled: false,
  clears: false,
  turned: [],
  reopens: false,
  quiet,
})
const noun = (names: string[], more: Partial<NounWords> = {}): NounWords => ({
  ...PLAIN,
  names,
  ...more,
})
const words: Vocabulary = {
  name: 'game',
  version: 1,
  seats: [3],
  prefix: 'G',
  languages: ['en'],
  outcomes: [],
  options: {},
  clashes: {},
  nouns: {
    seat: noun(['0', '1', '2'], { seats: 3 }),
    card: noun(['a', 'b', 'c', 'd']),
    well: noun(['north', 'south']),
  },
  verbs: {},
  events: {
    dealt: event(['seat', 'card'], true),
    began: event(['round']),
    laid: event(['seat', 'card', 'well']),
    won: event(['seat', 'points']),
    counted: event(['seat', 'points']),
    ended: event(['round']),
  },
  steps: {},
  facts: [
    { key: 'hand', shape: 'many', noun: 'card', per: null, of: null, past: false, most: 4 },
    { key: 'tops', shape: 'row', noun: 'card', per: 'well', of: null, past: false, most: 2 },
    { key: 'points', shape: 'counts', noun: null, per: 'seat', of: null, past: false, most: 3 },
  ],
}
const staging: Staging = {
  tells: ['won', 'laid'],
  gathers: ['laid'],
  folds: ['counted'],
  rounds: { begins: 'began', left: (before) => ({ ...before, points: [9, 9, 9] }) },
}
const laid = (seat: string, card: string, well = 'north'): Line => ['laid', [seat, card, well]]
const won = (seat: string): Line => ['won', [seat, 1]]

test('of an act the most telling line is told, and never a quiet one', () => {
  const act: Line[] = [['dealt', ['1', 'a']], ['ended', [1]], laid('1', 'a'), won('2')]
  expect(tellingOf(act, words, staging)).toMatchObject({ event: 'won', actor: 2 })
  expect(tellingOf(act.slice(0, 3), words, staging)).toMatchObject({ event: 'laid', actor: 1 })
  expect(tellingOf([['dealt', ['1', 'a']]], words, staging)).toBeNull()
})

test('where a game says nothing of it, the first line that says who acts is told', () => {
  const act: Line[] = [['ended', [1]], laid('1', 'a'), won('2')]
  expect(tellingOf(act, words, {})).toMatchObject({ event: 'laid', actor: 1 })
  expect(tellingOf([['ended', [1]]], words, {})).toMatchObject({ event: 'ended', actor: null })
})

test('small lines of one seat are gathered, those of another are not', () => {
  const acts = [laid('1', 'a'), laid('1', 'b'), laid('2', 'c')]
  const tellings = acts.flatMap((line) => tellingOf([line], words, staging) ?? [])
  expect(gathered(tellings, staging).map(({ actor, told }) => [actor, told.length])).toEqual([
    [1, 2],
    [2, 1],
  ])
  expect(gathered(tellings, {})).toHaveLength(3)
})

test('lines that lead up to another are folded under it; one alone is not', () => {
  const lines: Line[] = [
    ['counted', ['0', 1]],
    ['counted', ['1', 2]],
    ['dealt', ['1', 'a']],
    won('1'),
    ['counted', ['0', 3]],
    won('0'),
  ]
  const entries = entriesOf(lines, words, staging)
  expect(entries.map(({ number, folded }) => [number, folded.length])).toEqual([
    [3, 2],
    [4, 0],
    [5, 0],
  ])
})

test('what has happened since the own choice is what others have done', () => {
  const log = [laid('0', 'a'), laid('1', 'b'), won('2'), won('0')]
  expect(sinceOwn(log, 0, words)).toEqual([laid('1', 'b'), won('2'), won('0')])
  expect(actorOf(['ended', [1]], words)).toBeNull()
})

const view = (hand: string[], tops: string[], points = [0, 0, 0]): View => ({ hand, tops, points })

test('changed things are those that lie elsewhere; what seats count is none', () => {
  const changed = changedThings(view(['a'], ['b', 'c']), view(['a'], ['d', 'c'], [1, 0, 0]), words)
  expect([...changed]).toEqual(['well:north', 'card:d'])
  expect(changedBy('card:d', [won('2'), laid('1', 'd')], words)).toBe(1)
  expect(changedBy('card:x', [won('2'), laid('1', 'd')], words)).toBeNull()
})

test('an act that ends a round is shown in two passages: first the end, then the next deal', () => {
  const [before, after] = [view(['a'], ['b', 'c']), view(['c', 'd'], ['a', 'b'])]
  const log: Line[] = [laid('1', 'a'), ['ended', [1]], ['began', [2]], ['dealt', ['0', 'c']]]
  const passages = passagesOf(before, { view: after, log }, staging)
  expect(passages.map((passage) => passage.log.map(([name]) => name))).toEqual([
    ['laid', 'ended'],
    ['began', 'dealt'],
  ])
  expect(passages[0]?.view).toEqual({ ...before, points: [9, 9, 9] })
  expect(passages[1]?.view).toBe(after)
  expect(passagesOf(before, { view: after, log: log.slice(2) }, staging)).toHaveLength(1)
  expect(passagesOf(null, { view: after, log }, staging)).toHaveLength(1)
  expect(passagesOf(before, { view: after, log }, {})).toHaveLength(1)
})

const state = (version: number, seen: View, log: Line[]) => snapshot(version, { view: seen, log })

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('flags gather while others move, and go with the first choice', () => {
  const narrator = new Narrator(0, new GameSpeech(words, () => []), staging)
  narrator.show(state(1, view(['a'], ['b', 'c']), [laid('1', 'b')]), false)
  expect(narrator.told).toEqual([])
  narrator.show(state(2, view([], ['a', 'c']), [laid('0', 'a')]), true)
  expect(narrator.flags.size).toBe(0)
  expect(narrator.playable).toBe(false)
  narrator.show(state(3, view([], ['d', 'c']), [laid('1', 'd')]), false)
  narrator.show(state(4, view([], ['d', 'b']), [laid('2', 'b', 'south')]), false)
  expect([...narrator.flags]).toEqual([
    ['well:north', 1],
    ['card:d', 1],
    ['well:south', 2],
    ['card:b', 2],
  ])
  expect(narrator.told.map(({ actor }) => actor)).toEqual([1, 2])
  expect(narrator.playable).toBe(true)
  narrator.see()
  expect(narrator.flags.size).toBe(0)
})

test('what went away and came back is no change, and a new deal bears no flags', () => {
  const narrator = new Narrator(0, new GameSpeech(words, () => []), staging)
  narrator.show(state(1, view(['a'], ['b', 'c']), []), false)
  narrator.show(state(2, view(['a'], ['d', 'c']), [laid('1', 'd')]), false)
  narrator.show(state(3, view(['a'], ['b', 'c']), [laid('2', 'b')]), false)
  expect(narrator.flags.size).toBe(0)
  narrator.show(state(4, view(['a'], ['d', 'c']), [laid('1', 'd')]), false)
  narrator.show(state(5, view(['b', 'c'], ['a', 'd']), [['began', [2]]]), false)
  expect(narrator.flags.size).toBe(0)
})

test('whoever listens hears every sentence once, some at a time', () => {
  const narrator = new Narrator(0, new GameSpeech(words, () => []), staging)
  const heard: string[] = []
  const hear = () => narrator.said && heard.push(narrator.said)
  narrator.show(state(1, view(['a'], ['b', 'c']), []), false)
  narrator.show(state(2, view(['a'], ['d', 'c']), [laid('1', 'd')]), false)
  narrator.show(state(3, view(['a'], ['b', 'c']), [won('2')]), false)
  expect(narrator.said).toBe('')
  vi.advanceTimersByTime(3000)
  hear()
  narrator.show(state(4, view(['a'], ['b', 'c']), [won('0')]), false)
  narrator.speak()
  hear()
  // Texts are not there in this test: a sentence is its key.
  expect(heard[0]).toBe('event-laid event-won')
  expect(new Set(heard).size).toBe(1)
})
