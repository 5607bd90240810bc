import { expect, test } from 'vitest'
import { addressOf, eyesOf, momentIn } from './address'

const all = eyesOf({ state: 'over', seats: [{}, {}], you: [1], day: null })

test('an address leads to the moment that it was made for, through the same eyes', () => {
  for (const eyes of all)
    expect(momentIn(addressOf(42, eyes), all)).toEqual({ at: 42, made: null, eyes })
})

test('without words an address leads to the beginning, through no special eyes', () => {
  expect(momentIn('', all)).toEqual({ at: 0, made: null, eyes: undefined })
  expect(momentIn('#at=-3&eyes=9', all)).toEqual({ at: 0, made: null, eyes: undefined })
})

test('an address may say how many choices had been made', () => {
  expect(momentIn('#made=12', all)).toEqual({ at: 0, made: 12, eyes: undefined })
  expect(momentIn('#made=0&eyes=1', all)).toEqual({ at: 0, made: 0, eyes: 1 })
  expect(momentIn('#made=x', all).made).toBe(0)
})

test('while a game runs nobody looks through the eyes of a seat', () => {
  const running = eyesOf({ state: 'playing', seats: [{}, {}], you: [1], day: null })
  expect(running).toEqual([null])
  expect(momentIn(addressOf(3, 1), running)).toEqual({ at: 3, made: null, eyes: undefined })
})

test('of a day that is not over one has the own eyes alone', () => {
  const card = { state: 'over', seats: [{}, {}], you: [1] }
  expect(eyesOf({ ...card, day: { told: false } })).toEqual([1])
  expect(eyesOf({ ...card, day: { told: true } })).toEqual([null, 0, 1, 'open'])
})
