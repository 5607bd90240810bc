import { beforeEach, expect, test } from 'vitest'
import type { Choice, Offer } from '../lib/wire.gen'
import { Choosing } from './choosing.svelte'

const play: Offer = {
  step: 'play',
  seat: 0,
  final: false,
  forced: false,
  choices: [
    ['play almond-4', 'play', ['card:almond-4']],
    ['play almond-7', 'play', ['card:almond-7']],
    ['stop', 'stop', []],
  ],
  refused: [['play', ['card:cocoa-1'], 'MC-47']],
}
const lay: Offer = {
  ...play,
  step: 'lay',
  choices: [
    ['lay a 1', 'lay', ['card:a', 'well:1']],
    ['lay a 2', 'lay', ['card:a', 'well:2']],
    ['lay b 1', 'lay', ['card:b', 'well:1']],
    ['sell a', 'sell', ['card:a']],
  ],
}
const open: Offer = { ...play, step: 'open', choices: [['open 1', 'open', ['well:1']]] }
const append: Offer = { ...play, step: 'append', choices: [['append a', 'append', ['card:a']]] }

let offer: Offer | null
let done: [notation: string, sure: boolean][]
let gathers: boolean
let atOnce: boolean
let choosing: Choosing

beforeEach(() => {
  offer = play
  done = []
  gathers = false
  atOnce = false
  choosing = new Choosing({
    offer: () => offer,
    choose: ([notation]: Choice, sure) => done.push([notation, sure]),
    gathers: () => gathers,
    atOnce: () => atOnce,
  })
})

test('the first touch takes a thing up and does nothing; the second does it', () => {
  expect(choosing.touch('card:almond-7')).toBe('take_up')
  expect(done).toEqual([])
  expect(choosing.picked).toEqual(['card:almond-7'])
  expect(choosing.touch('card:almond-7')).toBe('do')
  expect(done).toEqual([['play almond-7', true]])
  expect(choosing.picked).toEqual([])
})

test('a button does what is ready', () => {
  choosing.touch('card:almond-7')
  expect(choosing.finish()).toBe('do')
  expect(done).toEqual([['play almond-7', true]])
  expect(choosing.finish()).toBe('refuse')
})

test('another thing is taken up in the place of the first', () => {
  choosing.touch('card:almond-7')
  expect(choosing.spare.has('card:almond-4')).toBe(true)
  expect(choosing.touch('card:almond-4')).toBe('take_up')
  expect(choosing.picked).toEqual(['card:almond-4'])
  expect(done).toEqual([])
})

test('thing first or place first: the second one that leaves one way does it', () => {
  offer = lay
  choosing.touch('card:b')
  expect(choosing.touch('well:1')).toBe('do')
  choosing.touch('well:1')
  expect(done).toHaveLength(1)
  expect(choosing.touch('card:b')).toBe('do')
  expect(done.map(([notation]) => notation)).toEqual(['lay b 1', 'lay b 1'])
})

test('what is whole is ready, though more could be said; what is not is put back', () => {
  offer = lay
  choosing.touch('well:1')
  expect(choosing.touch('well:1')).toBe('put_back')
  expect(choosing.picked).toEqual([])
  choosing.touch('card:a')
  expect(choosing.narrowed.ready?.[0]).toBe('sell a')
  expect([...choosing.narrowed.lit]).toEqual(['well:1', 'well:2'])
  expect(choosing.touch('card:a')).toBe('do')
  expect(done).toEqual([['sell a', true]])
})

test('at once, one touch is enough, but not for what is final', () => {
  atOnce = true
  expect(choosing.touch('card:almond-7')).toBe('do')
  expect(done).toEqual([['play almond-7', false]])
  offer = { ...play, final: true }
  expect(choosing.touch('card:almond-7')).toBe('take_up')
})

test('what a rule forbids is refused, and the rule is known, whatever is taken up', () => {
  expect(choosing.touch('card:cocoa-1', true)).toBe('refuse')
  expect(choosing.against('card:cocoa-1')).toEqual({ rule: 'MC-47', verb: 'play' })
  choosing.touch('card:almond-7')
  expect(choosing.touch('card:cocoa-1', true)).toBe('refuse')
  expect(choosing.against('card:cocoa-1')?.rule).toBe('MC-47')
  expect(choosing.picked).toEqual(['card:almond-7'])
  expect(choosing.held).toBeNull()
})

test('a card that is asked for later is held, and done when its place is named', () => {
  offer = open
  gathers = true
  expect(choosing.touch('card:a')).toBe('refuse')
  expect(choosing.touch('card:a', true)).toBe('hold')
  expect(choosing.takeHeld()).toBeNull()
  expect(choosing.touch('well:1')).toBe('do')
  offer = append
  expect(choosing.takeHeld()).toBe('do')
  expect(done.map(([notation]) => notation)).toEqual(['open 1', 'append a'])
  expect(choosing.held).toBeNull()
})

test('where nothing can be taken back, what is held is only taken up', () => {
  offer = open
  choosing.touch('card:a', true)
  expect(choosing.touch('well:1')).toBe('take_up')
  choosing.clear()
  offer = append
  expect(choosing.takeHeld()).toBe('take_up')
  expect(choosing.picked).toEqual(['card:a'])
  expect(done).toEqual([])
})

test('what is held can be put back, and is not taken where another thing is asked for', () => {
  offer = open
  choosing.touch('card:z', true)
  expect(choosing.touch('card:z', true)).toBe('put_back')
  choosing.touch('card:z', true)
  offer = append
  expect(choosing.takeHeld()).toBeNull()
  expect(choosing.giveBack()).toBe(true)
  expect(choosing.giveBack()).toBe(false)
})

test('the last thing can be given back; nothing is taken up while nothing is asked', () => {
  choosing.touch('card:almond-7')
  expect(choosing.giveBack()).toBe(true)
  expect(choosing.giveBack()).toBe(false)
  offer = null
  expect(choosing.touch('card:almond-7')).toBe('refuse')
  expect(choosing.picked).toEqual([])
})
