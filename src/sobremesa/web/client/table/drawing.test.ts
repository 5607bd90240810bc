import { expect, test } from 'vitest'
import type { FactWords, NounWords, Offer, View, Vocabulary } from '../lib/wire.gen'
import { changesOf } from './changes'
import { type Board, draw } from './drawing'
import { PLAIN } from './nouns'

const nouns: Record<string, NounWords> = {
  seat: { ...PLAIN, names: ['0', '1', '2'], seats: 3 },
  owner: { ...PLAIN, names: ['0', '1', '2'], seats: 3 },
  element: { ...PLAIN, names: ['fire', 'water'] },
  rank: { ...PLAIN, names: ['1', '2'], counts: true },
  card: {
    ...PLAIN,
    names: ['fire-1', 'fire-2', 'water-1'],
    parts: ['element', 'rank'],
    makeup: { 'fire-1': ['fire', '1'], 'fire-2': ['fire', '2'], 'water-1': ['water', '1'] },
  },
  space: { ...PLAIN, names: ['slip', 's1', 'lisboa', 'genova'] },
  bag: {
    ...PLAIN,
    names: ['0-fire', '1-water'],
    parts: ['owner', 'element'],
    makeup: { '0-fire': ['0', 'fire'], '1-water': ['1', 'water'] },
  },
}

function fact(key: string, shape: FactWords['shape'], more: Partial<FactWords> = {}): FactWords {
  return { key, shape, noun: null, per: null, of: null, past: false, most: 1, ...more }
}

const facts = [
  fact('seat', 'one', { noun: 'seat' }),
  fact('leader', 'one', { noun: 'seat' }),
  fact('round', 'count'),
  fact('hand', 'many', { noun: 'card' }),
  fact('pile', 'many', { noun: 'card' }),
  fact('on_table', 'row', { per: 'seat', noun: 'card' }),
  fact('points', 'counts', { per: 'seat' }),
  fact('goods', 'counts', { per: 'bag' }),
  fact('wants', 'row', { per: 'space', noun: 'element', of: ['lisboa', 'genova'] }),
  fact('votes', 'counts', { per: 'element' }),
  fact('seen', 'many', { noun: 'card', past: true }),
]

const vocabulary = { name: 'test', nouns, facts, verbs: {}, events: {} } as unknown as Vocabulary

function drawn(view: View, things: string[] = []) {
  const choices = things.map((thing) => [thing, 'do', [thing]] as Offer['choices'][number])
  const offer: Offer = { step: 'any', seat: 0, final: false, forced: false, choices, refused: [] }
  return draw(vocabulary, { view, viewer: 0, seats: 2, offer: things.length ? offer : null })
}

const board = (boards: readonly Board[], noun: string) => boards.find((one) => one.noun === noun)

test('what is empty is not drawn', () => {
  const view = {
    round: 0,
    hand: [],
    on_table: [null, null],
    points: [0, 0],
    goods: {},
    leader: null,
  }
  const drawing = drawn(view)
  expect(drawing.status).toEqual([])
  expect(drawing.hand).toEqual([])
  expect(drawing.strips).toEqual([])
  expect(drawing.boards).toEqual([])
  expect(drawing.seats).toBeNull()
})

test('seats get tags, numbers and what lies in their bags, whatever their noun is called', () => {
  const { seats, tags } = drawn({
    seat: '0',
    leader: '1',
    points: [3, 0, 9],
    goods: { '1-water': 2 },
  })
  expect(tags.get(1)).toEqual(['leader'])
  expect(tags.get(0)).toBeUndefined()
  expect(seats?.heads).toHaveLength(2)
  expect(seats?.columns.map(({ label }) => label.fact)).toEqual(['points', 'goods'])
  expect(seats?.columns[0]?.cells.map((cell) => cell?.number)).toEqual([3, 0])
  expect(seats?.columns[1]?.cells[1]?.pieces[0]).toMatchObject({
    noun: 'element',
    name: 'water',
    times: 2,
  })
})

test('one card before each seat is a trick', () => {
  const { strips } = drawn({ on_table: ['fire-1', null] })
  expect(strips).toHaveLength(1)
  expect(strips[0]?.pieces.map(({ name, seat }) => [name, seat])).toEqual([['fire-1', 0]])
})

test('a row for some things of a noun stands at their names', () => {
  const { boards } = drawn({ wants: ['fire', null] })
  expect(board(boards, 'space')?.heads.map(({ name }) => name)).toEqual(['lisboa'])
})

test('things that are asked for are drawn also if all is nought', () => {
  expect(board(drawn({ votes: [0, 0] }).boards, 'element')).toBeUndefined()
  const asked = board(drawn({ votes: [0, 0] }, ['element:fire']).boards, 'element')
  expect(asked?.heads.map(({ thing }) => thing)).toEqual(['element:fire', 'element:water'])
})

test('a card of the hand is the one to click, not its twin elsewhere', () => {
  const { hand, strips } = drawn({ hand: ['fire-1'], pile: ['fire-1', 'fire-2'] }, ['card:fire-1'])
  expect(hand[0]?.pieces[0]?.thing).toBe('card:fire-1')
  expect(strips[0]?.pieces.map(({ thing }) => thing)).toEqual([null, 'card:fire-2'])
})

test('memories are kept apart', () => {
  const { known, strips } = drawn({ seen: ['water-1'] })
  expect(strips).toEqual([])
  expect(known.strips[0]?.fact).toBe('seen')
})

test('changes: new things, other rows, numbers by their difference', () => {
  const before = {
    hand: ['fire-1', 'fire-1'],
    on_table: [null, 'fire-2'],
    points: [3, 1],
    round: 1,
    goods: {},
  }
  const after = {
    hand: ['fire-1', 'water-1'],
    on_table: ['fire-1', 'fire-2'],
    points: [3, 4],
    round: 2,
    goods: { '0-fire': 2 },
  }
  expect(Object.fromEntries(changesOf(before, after, facts))).toEqual({
    'hand/water-1': 0,
    'on_table/0': 0,
    'points/1': 3,
    'round/': 1,
    'goods/0-fire': 2,
  })
  expect(changesOf(null, after, facts).size).toBe(0)
})
