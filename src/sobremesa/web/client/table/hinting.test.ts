import { expect, test } from 'vitest'
import type { Hint, Hinted, Refused } from '../lib/wire.gen'
import { Hinting, placeOf, thingsAdvised } from './hinting.svelte'
import type { Choice, Offer } from './offer'

const OFFER: Offer = {
  seat: 0,
  step: 'play',
  final: true,
  forced: false,
  choices: [
    ['play 1', 'play', ['card:1']],
    ['play 2', 'play', ['card:2']],
    ['pass', 'pass', []],
  ],
  refused: [],
}
const hint = (choice: string): Hint => ({ choice, chance: 0.5, lead: 0, term: null, more: false })
const hinted = (...choices: string[]): Hinted => ({
  type: 'hinted',
  id: 'a',
  hints: choices.map(hint),
})

function hinting(answer: Hinted | Refused | null) {
  const seen = {
    version: 3,
    offer: OFFER as Offer | null,
    planned: [] as Choice[],
    refused: [] as Refused[],
  }
  const made = new Hinting({
    version: () => seen.version,
    offer: () => seen.offer,
    planned: () => seen.planned,
    ask: () => Promise.resolve(answer),
    onrefuse: (refusal) => seen.refused.push(refusal),
  })
  return { made, seen }
}

test('the best choices are told with their things, in their order', async () => {
  const { made } = hinting(hinted('play 2', 'pass'))
  expect(made.advised).toEqual([])
  await made.ask()
  expect(made.asking).toBe(false)
  expect(made.advised.map(({ choice }) => choice)).toEqual(['play 2', 'pass'])
  expect(thingsAdvised(made.advised)).toEqual([['card:2'], ['verb:pass']])
})

test('a button is lit that makes or begins a choice that is told', async () => {
  const { made } = hinting(hinted('pass', 'play 2'))
  await made.ask()
  const pass = OFFER.choices[2] ?? null
  expect(placeOf({ choice: pass, thing: null }, made.advised)).toBe(1)
  expect(placeOf({ choice: null, thing: 'card:2' }, made.advised)).toBe(2)
  expect(placeOf({ choice: null, thing: 'card:1' }, made.advised)).toBeUndefined()
})

test('a hint is gone with its question', async () => {
  const { made, seen } = hinting(hinted('play 1'))
  await made.ask()
  seen.offer = null
  expect(made.advised).toEqual([])
  seen.offer = OFFER
  expect(made.advised).toHaveLength(1)
  seen.version = 4
  expect(made.advised).toEqual([])
})

test('what is refused is told, and a lost link is not', async () => {
  const refusal: Refused = { type: 'refused', id: 'a', why: 'no_hints', detail: '', rule: null }
  const denied = hinting(refusal)
  await denied.made.ask()
  expect(denied.seen.refused).toEqual([refusal])
  const gone = hinting(null)
  await gone.made.ask()
  expect(gone.seen.refused).toEqual([])
  expect(gone.made.advised).toEqual([])
})

test('a plan makes another question, which is asked about once', async () => {
  const { made, seen } = hinting(hinted('play 1'))
  expect(made.unasked).toBe(true)
  await made.ask()
  expect(made.unasked).toBe(false)
  seen.planned = [['play 1', 'play', ['card:1']]]
  expect(made.advised).toEqual([])
  expect(made.unasked).toBe(true)
  seen.planned = []
  expect(made.advised).toHaveLength(1)
})

test('whoever did not ask is not told that it is refused', async () => {
  const refusal: Refused = { type: 'refused', id: 'a', why: 'too_fast', detail: '', rule: null }
  const { made, seen } = hinting(refusal)
  await made.ask(true)
  expect(seen.refused).toEqual([])
  expect(made.unasked).toBe(false)
})
