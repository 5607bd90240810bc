import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './api'
import { calledBy } from './languages'
import { settings } from './settings.svelte'
import { PLAIN } from '../table/nouns'
import { GameSpeech, nameOf, speech, withMinus } from './speech.svelte'
import type { Vocabulary } from './wire.gen'

/** Nothing of such a line fades. */
const LASTING = { fades: [], veiled: false, clears: false, turned: [], reopens: false }

const TEXTS: Record<string, string> = {
  '/api/texts/en/platform': 'seat-name = Player { $number }\nrefused-stale = Too late.\n',
  '/api/texts/de/platform': 'seat-name = Platz { $number }\nrefused-stale = Zu spät.\n',
  '/api/texts/en/cakes': `
verb-play = Play { $card }
event-gave = { $seat } gives { $seat2 } { $card }.
    .untold = { $seat } gives { $seat2 } a card.
event-won = { $seat } wins { $boxes ->
        [one] one box
       *[other] { $boxes } boxes
    }.
noun-card = { $sort } { $value }
noun-sort-almond = almond
noun-who-emma = Emma
outcome-goal = Ten points
`,
  '/api/texts/fr/platform': '',
  '/api/texts/fr/cakes': 'verb-play = Jouer { $card }\nnoun-sort-almond = amande\n',
  '/api/texts/de/cakes':
    'verb-play = { $card } spielen\nnoun-card = { $sort } { $value }\nnoun-sort-almond = Mandel\n',
}

const vocabulary: Vocabulary = {
  name: 'cakes',
  version: 1,
  seats: [2],
  prefix: 'CK',
  languages: ['en'],
  outcomes: [],
  options: {
    2: [
      {
        name: 'starts',
        values: ['0'],
        default: '0',
        least: null,
        shown_only: false,
        seats: true,
        forgets: null,
      },
      {
        name: 'goal',
        values: ['10'],
        default: '10',
        least: 1,
        shown_only: false,
        seats: false,
        forgets: null,
      },
    ],
  },
  clashes: {},
  nouns: {
    card: {
      ...PLAIN,
      stem: 'noun-card',
      names: ['almond-7'],
      parts: ['sort', 'value'],
      makeup: { 'almond-7': ['almond', '7'] },
    },
    sort: { ...PLAIN, stem: 'noun-sort', names: ['almond'] },
    value: { ...PLAIN, names: ['7'], counts: true },
    seat: { ...PLAIN, names: ['0', '1'], seats: 2 },
    who: { ...PLAIN, stem: 'noun-who', names: ['0', '1', 'emma'], seats: 2 },
    boxes: { ...PLAIN, counts: true },
    outcome: { ...PLAIN, stem: 'outcome', names: ['goal'] },
  },
  verbs: { play: ['card'] },
  events: {
    gave: {
      nouns: ['seat', 'seat', 'card'],
      secret: [false, false, true],
      quiet: false,
      ...LASTING,
    },
    won: { nouns: ['seat', 'boxes'], secret: [false, false], quiet: false, ...LASTING },
  },
  steps: {},
  facts: [],
}

const words = new GameSpeech(vocabulary, () => ['Inés'])

beforeEach(async () => {
  vi.stubGlobal('fetch', (path: string) => {
    const text = TEXTS[path]
    return Promise.resolve(new Response(text ?? '{}', { status: text === undefined ? 404 : 200 }))
  })
  await speech.load('cakes')
  await speech.speak('en')
})

test('a thing may be written with its noun or without', () => {
  expect(nameOf('card:almond-7')).toBe('almond-7')
  expect(nameOf('almond-7')).toBe('almond-7')
})

test('things are named by their kind', () => {
  expect(words.thing('card', 'card:almond-7')).toBe('almond 7')
  expect(words.thing('value', '7')).toBe(7)
  expect(words.thing('seat', '0')).toBe('Inés')
  expect(words.thing('seat', '1')).toBe('Player 2')
  expect(words.thing('who', 'emma')).toBe('Emma')
  expect(words.thing('boxes', 3)).toBe(3)
  expect(words.thing('outcome', 'goal')).toBe('Ten points')
})

test('numbers that an option takes are seats where it says so', () => {
  expect(words.optionValue('starts', '0')).toBe('Inés')
  expect(words.optionValue('goal', '10')).toBe('10')
})

test('choices and lines are sentences', () => {
  expect(words.action('play', ['card:almond-7'])).toBe('Play almond 7')
  expect(words.line('gave', ['0', '1', 'almond-7'])).toBe('Inés gives Player 2 almond 7.')
  expect(words.line('gave', ['0', '1', null])).toBe('Inés gives Player 2 a card.')
  expect(words.line('won', ['0', 1])).toBe('Inés wins one box.')
  expect(words.line('won', ['0', 3])).toBe('Inés wins 3 boxes.')
})

test('several lines of one event are one sentence', () => {
  const told = [
    ['1', '0', 'almond-7'],
    ['1', '1', 'almond-7'],
  ]
  expect(words.lines('gave', told)).toBe('Player 2 gives Inés and Player 2 almond 7.')
  expect(words.lines('gave', told.slice(0, 1))).toBe('Player 2 gives Inés almond 7.')
})

test('numbers below zero have a minus sign, words their hyphens', () => {
  expect(speech.number(-27)).toBe('−27')
  expect(withMinus('Anne-3 loses -3, T-Rex 2-4')).toBe('Anne-3 loses −3, T-Rex 2-4')
})

test('another language takes every loaded catalogue along', async () => {
  await speech.speak('de')
  expect(settings.language).toBe('de')
  expect(words.action('play', ['card:almond-7'])).toBe('Mandel 7 spielen')
  expect(words.seat(1)).toBe('Platz 2')
})

test('a language that a game brings is spoken as far as it goes, and English beyond', async () => {
  expect(speech.languages).toEqual(['en', 'es', 'de', 'ja'])
  speech.offer(['en', 'es', 'de', 'ja', 'fr'])
  expect(speech.languages).toEqual(['en', 'es', 'de', 'ja', 'fr'])
  await speech.speak('fr')
  expect(words.action('play', ['card:almond-7'])).toBe('Jouer amande 7')
  expect(words.line('won', ['0', 3])).toBe('Inés wins 3 boxes.')
  expect(words.line('gave', ['0', '1', null])).toBe('Inés gives Player 2 a card.')
  expect(speech.say('refused-stale')).toBe('Too late.')
})

test('a language that no game has any more is English', async () => {
  await speech.speak('nl')
  expect(words.action('play', ['card:almond-7'])).toBe('Play almond 7')
})

test('languages are called by their own names', () => {
  expect(['en', 'es', 'de', 'ja', 'fr'].map(calledBy)).toEqual([
    'English',
    'Español',
    'Deutsch',
    '日本語',
    'Français',
  ])
})

test('a language whose texts do not come is not spoken', async () => {
  await expect(speech.speak('ja')).rejects.toThrow(ApiError)
  expect(settings.language).toBe('en')
})

test('a message that is not there is its key, a refusal its detail', () => {
  expect(speech.say('no-such_key')).toBe('no-such_key')
  expect(speech.refusal({ why: 'stale', detail: 'old' })).toBe('Too late.')
  expect(speech.refusal({ why: 'new_reason', detail: 'the detail' })).toBe('the detail')
})
