import { beforeEach, expect, test } from 'vitest'
import type { Line, Offer, Refused, Tried } from '../lib/wire.gen'
import type { Choice } from './offer'
import { Planning } from './planning.svelte'

const choice = (notation: string, ...things: string[]): Choice => [
  notation,
  notation.split(' ')[0] ?? '',
  things,
]
const ALMOND = choice('pass almond', 'card:almond')
const COCOA = choice('pass cocoa', 'card:cocoa')
const STOP = choice('stop')
const gather = { gather: true, final: false }

const offer = (step: string): Offer => ({
  step,
  seat: 0,
  final: false,
  forced: false,
  choices: [],
  refused: [],
})
const tried = (step: string, log: Line[] = []): Tried => ({
  type: 'tried',
  id: 't1',
  view: { step },
  offer: offer(step),
  log,
})
const refusal = (why: string): Refused => ({
  type: 'refused',
  id: 't',
  why,
  detail: '',
  rule: null,
  state: null,
})

let answers: (Tried | Refused | null)[]
let asked: string[][]
let sent: string[][]
let drawn: (readonly Line[])[]
let refused: string[]
let plan: Planning

beforeEach(() => {
  answers = []
  asked = []
  sent = []
  drawn = []
  refused = []
  plan = new Planning({
    attempt: (choices) => {
      asked.push(choices.map(([notation]) => notation))
      return Promise.resolve(answers.shift() ?? null)
    },
    send: (choices) => sent.push(choices.map(([notation]) => notation)),
    onchange: (lines) => drawn.push(lines),
    onrefuse: ({ why }) => refused.push(why),
  })
})

test('each pick is tried with all before it, and drawn', async () => {
  answers = [
    tried('second', [['a', []]]),
    tried('third', [
      ['a', []],
      ['b', []],
    ]),
  ]
  await plan.take(ALMOND, gather)
  await plan.take(COCOA, gather)
  expect(asked).toEqual([['pass almond'], ['pass almond', 'pass cocoa']])
  expect(drawn).toEqual([[['a', []]], [['b', []]]])
  expect(plan.view).toEqual({ step: 'third' })
  expect(plan.offer?.step).toBe('third')
  expect(plan.untried).toEqual([])
  expect(sent).toEqual([])
  plan.send()
  plan.send()
  expect(sent).toEqual([['pass almond', 'pass cocoa']])
})

test('what cannot be tried ends the plan and waits for a word', async () => {
  answers = [tried('second'), refusal('beyond')]
  await plan.take(ALMOND, gather)
  await plan.take(COCOA, gather)
  expect(plan.ended).toBe(true)
  expect(plan.untried).toEqual(['card:cocoa'])
  expect(plan.view).toEqual({ step: 'second' })
  expect(sent).toEqual([])
  expect(plan.undo()).toBe(true)
  expect(plan.ended).toBe(false)
  expect(plan.picks).toEqual([ALMOND])
})

test('to stop is to send', async () => {
  answers = [tried('second'), refusal('beyond')]
  await plan.take(ALMOND, gather)
  await plan.take(STOP, gather)
  expect(sent).toEqual([['pass almond', 'stop']])
})

test('a last word that needs confirming waits for it', async () => {
  answers = [refusal('beyond')]
  await plan.take(STOP, { gather: true, final: true })
  expect(sent).toEqual([])
  expect(plan.open).toBe(true)
})

test('a plan of one choice that shows nothing has been said', async () => {
  answers = [refusal('beyond')]
  await plan.take(ALMOND, gather)
  expect(sent).toEqual([['pass almond']])
})

test('a choice of another step goes along at once', async () => {
  answers = [tried('second')]
  await plan.take(ALMOND, gather)
  await plan.take(COCOA, { gather: false, final: false })
  expect(sent).toEqual([['pass almond', 'pass cocoa']])
  expect(plan.undo()).toBe(false)
})

test('undo goes back step by step, and an answer that comes too late is not heard', async () => {
  answers = [tried('second'), tried('third')]
  await plan.take(ALMOND, gather)
  const late = plan.take(COCOA, gather)
  expect(plan.trying).toBe(true)
  expect(plan.undo()).toBe(true)
  await late
  expect(plan.picks).toEqual([ALMOND])
  expect(plan.view).toEqual({ step: 'second' })
  plan.undo()
  expect(plan.view).toBeNull()
  expect(drawn.at(-1)).toEqual([])
  expect(plan.undo()).toBe(false)
})

test('a pick that is refused, or whose line is down, is not part of the plan', async () => {
  answers = [tried('second'), refusal('too_fast'), null]
  await plan.take(ALMOND, gather)
  await plan.take(COCOA, gather)
  expect(refused).toEqual(['too_fast'])
  await plan.take(COCOA, gather)
  expect(plan.picks).toEqual([ALMOND])
  expect(plan.open).toBe(true)
})
