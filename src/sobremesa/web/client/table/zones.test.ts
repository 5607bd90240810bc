import { expect, test } from 'vitest'
import type { Vocabulary } from '../lib/wire.gen'
import { PLAIN } from './nouns'
import { zonesOf } from './zones'

const vocabulary = {
  nouns: {
    card: { ...PLAIN, stem: 'noun-card', names: ['fire-1', 'fire-2'] },
  },
  facts: [
    { key: 'hand', shape: 'many', noun: 'card', per: null, of: null, past: false, most: 1 },
    { key: 'discards', shape: 'many', noun: 'card', per: null, of: null, past: false, most: 1 },
  ],
} as unknown as Vocabulary

test('hands and piles of cards are zones; what the view shows, and what holds no cards, is not', () => {
  const open = {
    deck: ['fire-1'],
    hand_0: ['fire-2 outward', 'fire-1'],
    hand_1: [],
    scores: [1, 2],
    discards: ['fire-1'],
    sides: ['light', 'darkness'],
    turn: 3,
  }
  expect(zonesOf(vocabulary, open)).toEqual([
    { key: 'hand_0', kind: 'hand', seat: 0, noun: 'card', names: ['fire-2', 'fire-1'] },
    { key: 'deck', kind: 'deck', seat: null, noun: 'card', names: ['fire-1'] },
  ])
})
