import { describe, expect, test } from 'vitest'
import { capIn, cardOf } from './print'
import { CARD } from './print.gen'
import { signsOf } from './signs'

const shown = (name: Parameters<typeof cardOf>[0]) =>
  signsOf(cardOf(name)).map(({ icon = '', word = '' }) => `${icon}${word}`)

describe('the signs of a card', () => {
  test('are there for every card, with no word that is missing', () => {
    for (const card of CARD) {
      const said = signsOf(card).map(({ icon = '', word = '' }) => icon + word)
      expect(said.length, card.name).toBeGreaterThan(0)
      expect(said.join(' '), card.name).not.toMatch(/undefined|NaN/)
    }
  })

  test('show numbers of the data', () => {
    expect(shown('warehouse_tea')).toEqual(['good-tea×2'])
    const exchange = CARD.find(({ effect, limit }) => effect === 'exchange' && limit === 'round')
    expect(exchange && shown(exchange.name)[0]).toBe('each-round')
  })
})

test('dice keep less in the last rounds', () => {
  expect([1, 7, 8, 12, 13].map(capIn)).toEqual([6, 6, 5, 1, 6])
})
