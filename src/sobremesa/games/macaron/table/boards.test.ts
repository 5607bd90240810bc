import { expect, test } from 'vitest'
import { boardsOf, flavoursIn, numbersOn, printOf } from './boards'
import { angleTo, slotAt } from './seating'
import { printed } from './shelf'

test('the boards hold the flavours of the mode, the last board as many as are left', () => {
  expect(boardsOf('4p').map(({ group, flavours }) => [group, ...flavours])).toEqual([
    ['a', 'almond', 'pistachio'],
    ['b', 'strawberry', 'blueberry'],
    ['c', 'green_tea', 'earl_grey'],
    ['d', 'chocolate'],
  ])
  expect(boardsOf('3p')).toHaveLength(3)
  expect(boardsOf('2p').at(-1)).toEqual({ group: 'c', flavours: ['green_tea'] })
  expect(flavoursIn('solo', 'd')).toEqual([])
})

test('cards and tokens show what is printed on them', () => {
  expect(printOf('green_tea-7')).toEqual({ flavour: 'green_tea', value: 7 })
  expect(numbersOn('p1m3')).toEqual({ above: 1, below: 3 })
  expect(numbersOn('2')).toEqual({ above: 2, below: 2 })
})

test('a row of the shelf reaches up to where the next one begins', () => {
  const rows = ['0', '1-2', '3-4', '5-7', '8plus'] as const
  expect(rows.map((row) => printed('normal', row))).toEqual(['0', '1–2', '3–4', '5–7', '8+'])
  expect([printed('advanced', '1'), printed('advanced', '6-7')]).toEqual(['1', '6–7'])
})

test('five lie closer together, and an arrow points to where somebody sits', () => {
  expect(slotAt('left', 4)).not.toEqual(slotAt('left', 5))
  expect(slotAt('me', 5)).toEqual(slotAt('me', 2))
  const spots = ['right', 'left', 'top', 'left-top', 'right-top'] as const
  expect(spots.map((spot) => Math.abs(angleTo(spot)))).toEqual([0, 180, 90, 135, 45])
})
