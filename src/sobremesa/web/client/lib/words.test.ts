/** Words become sentences by one grammar: the cases are those that Python runs in tests/texts. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import cases from '../../../../../tests/texts/words.json'
import { GameSpeech, placesOf, speech } from './speech.svelte'
import type { EventWords, NounWords, Vocabulary } from './wire.gen'

interface NounCase {
  readonly names?: readonly string[]
  readonly parts?: readonly string[]
  readonly makeup?: readonly (readonly string[])[]
  readonly counts?: boolean
  readonly seats?: number
}

function nounOf(key: string, { parts = [], makeup = [], ...noun }: NounCase): NounWords {
  const made = makeup.map((names) => [names.join('-'), names] as const)
  const { names = made.map(([name]) => name), counts = false, seats = 0 } = noun
  const plain = {
    counts,
    seats,
    explained: false,
    across: 0,
    stem: `noun-${key}`,
    reconstructed: {},
  }
  return { ...plain, names, parts, makeup: Object.fromEntries(made) }
}

const nouns = Object.entries<NounCase>(cases.nouns).map(([key, noun]) => [key, nounOf(key, noun)])
const events = cases.lines.map(({ event, nouns: told, secret }): [string, EventWords] => [
  event,
  {
    nouns: told,
    secret: told.map((noun) => secret.some((one) => one === noun)),
    quiet: false,
    fades: [],
    veiled: false,
    clears: false,
    turned: [],
    reopens: false,
  },
])
const vocabulary: Vocabulary = {
  name: 'cases',
  version: 1,
  seats: [2],
  prefix: 'CS',
  languages: ['en'],
  outcomes: [],
  options: {},
  clashes: {},
  nouns: Object.fromEntries(nouns),
  verbs: {},
  events: Object.fromEntries(events),
  steps: {},
  facts: [],
}
const words = new GameSpeech(vocabulary, () => cases.sitters)

beforeEach(async () => {
  vi.stubGlobal('fetch', (path: string) => {
    const text = path === '/api/texts/en/cases' ? cases.texts.join('\n') : ''
    return Promise.resolve(new Response(text))
  })
  await speech.load('cases')
  await speech.speak('en')
})

describe('a place is called by its noun', () => {
  test.each(cases.places)('$nouns', ({ nouns: told, places }) => {
    expect(placesOf(told)).toEqual(places)
  })
})

describe('a thing in words', () => {
  test.each(cases.things)('$noun $thing', ({ noun, thing, said }) => {
    expect(words.thing(noun, thing)).toBe(said)
  })
})

describe('a line in words', () => {
  test.each(cases.lines)('$said', ({ event, things, said }) => {
    expect(words.line(event, things)).toBe(said)
  })
})
