import { describe, expect, it } from 'vitest'
import { best, Counts, partsOf, record, seatsOf, spansOf, sumOf, type Anecdote } from './tale'

describe('records', () => {
  const counts = new Counts()
  counts.add('0', 3)
  counts.add('1')
  counts.raise('2', 3)
  counts.raise('2', 2)

  it('are held by one or by two together', () => {
    expect(counts.most(3)).toEqual({ things: ['0', '2'], number: 3 })
    expect(counts.sum).toBe(7)
  })

  it('are none if they are too low, if all hold them, or too many', () => {
    expect(counts.most(4)).toBeNull()
    expect(counts.most(3, 2)).toBeNull()
    counts.add('1', 2)
    expect(counts.most(3)).toBeNull()
    expect(new Counts().most(1)).toBeNull()
  })

  it('can be held by somebody who plays alone', () => {
    const alone = new Counts()
    alone.add('0', 2)
    expect(alone.most(2, 1)).toEqual({ things: ['0'], number: 2 })
  })

  it('become anecdotes', () => {
    expect(record({ things: ['1'], number: 4 }, 'run', 'crown', 'who')).toEqual({
      key: 'run',
      icon: 'crown',
      places: { names: { noun: 'who', things: ['1'] }, number: 4 },
    })
    expect(record(null, 'run', 'crown')).toBeNull()
  })
})

it('retells the first three anecdotes', () => {
  const anecdotes = ['a', 'b', 'c', 'd'].map((key): Anecdote => ({ key, icon: 'crown' }))
  expect(best([null, ...anecdotes]).map(({ key }) => key)).toEqual(['a', 'b', 'c'])
  expect(best([null])).toEqual([])
})

describe('spans of rounds', () => {
  it('are single rounds while these fit', () => {
    expect(spansOf(2)).toEqual([
      { first: 0, last: 0 },
      { first: 1, last: 1 },
    ])
    expect(spansOf(0)).toEqual([])
  })

  it('are equally long, but for the last', () => {
    const spans = spansOf(8)
    expect(spans.map(({ first, last }) => last - first + 1)).toEqual([2, 2, 2, 2])
    expect(spansOf(13).at(-1)).toEqual({ first: 12, last: 12 })
    expect(spansOf(12, 4)[3]).toEqual({ first: 9, last: 11 })
  })

  it('add up, also where a round is missing', () => {
    expect(sumOf([1, 2, 3], { first: 1, last: 2 })).toBe(5)
    expect(sumOf([1], { first: 0, last: 5 })).toBe(1)
  })
})

it('parts a log', () => {
  const parts = partsOf(
    [
      ['dealt', []],
      ['began', [1]],
      ['played', []],
      ['began', [2]],
    ],
    'began',
  )
  expect(parts.map((lines) => lines.length)).toEqual([2, 1])
})

it('knows the seats by their places', () => {
  const result = { outcome: 'goal', places: [2, 1, 2], scores: [3, 9, 5], shares: [0, 1, 0] }
  expect(seatsOf(result)).toEqual(['1', '2', '0'])
})
