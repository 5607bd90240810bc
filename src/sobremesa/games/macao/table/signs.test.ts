import { expect, test } from 'vitest'
import { capIn, type Card, cardOf } from './print'
import { CARD } from './print.gen'
import { signsOf } from './signs'

const shown = (card: Card) => signsOf(card).map(({ icon = '', word = '' }) => icon + word)

test('there are signs for every card, with no word that is missing', () => {
  for (const card of CARD) {
    expect(shown(card).length, card.name).toBeGreaterThan(0)
    expect(shown(card).join(' '), card.name).not.toMatch(/undefined|NaN/)
  }
})

test('signs show numbers of the data', () => {
  expect(shown(cardOf('warehouse_tea'))).toEqual(['good-tea×2'])
  const exchange = CARD.find(({ effect, limit }) => effect === 'exchange' && limit === 'round')
  expect(exchange && shown(exchange)[0]).toBe('each-round')
})

test('dice keep less in the last rounds', () => {
  expect([1, 7, 8, 12, 13].map(capIn)).toEqual([6, 6, 5, 1, 6])
})
