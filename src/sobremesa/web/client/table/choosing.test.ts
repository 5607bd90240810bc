import { beforeEach, expect, test } from 'vitest'
import type { Offer } from '../lib/wire.gen'
import { Choosing } from './choosing.svelte'

const once = { confirm: false, repeat: false }
const twice = { confirm: true, repeat: true }

let offer: Offer | null
let sent: string[]
let choosing: Choosing

beforeEach(() => {
  offer = {
    step: 'play',
    seat: 0,
    final: false,
    choices: [
      ['play almond-4', 'play', ['card:almond-4']],
      ['play almond-7', 'play', ['card:almond-7']],
      ['stop', 'stop', []],
    ],
    refused: [],
  }
  sent = []
  choosing = new Choosing(
    () => offer,
    (notation) => sent.push(notation),
  )
})

test('a pick that leaves one choice sends it', () => {
  choosing.pick('card:almond-7', once)
  expect(sent).toEqual(['play almond-7'])
  expect(choosing.picked).toEqual([])
})

test('what is final waits for its button, and a second click gives it back', () => {
  offer = { ...(offer as Offer), final: true }
  choosing.pick('card:almond-7', once)
  expect(sent).toEqual([])
  expect(choosing.narrowed.sole?.[0]).toBe('play almond-7')
  choosing.pick('card:almond-7', once)
  expect(choosing.picked).toEqual([])
  choosing.pick('card:almond-4', once)
  choosing.take({ choice: choosing.narrowed.sole, thing: null })
  expect(sent).toEqual(['play almond-4'])
})

test('under a finger the first tap raises a card and the second plays it', () => {
  choosing.pick('card:almond-7', twice)
  expect(sent).toEqual([])
  choosing.pick('card:almond-7', twice)
  expect(sent).toEqual(['play almond-7'])
})

test('the last pick can be given back; nothing is picked while nothing is asked', () => {
  choosing.pick('card:almond-7', twice)
  expect(choosing.giveBack()).toBe(true)
  expect(choosing.giveBack()).toBe(false)
  offer = null
  choosing.pick('card:almond-7', once)
  expect(choosing.picked).toEqual([])
  expect(sent).toEqual([])
})
