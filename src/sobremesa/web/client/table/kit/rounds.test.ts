import { expect, test } from 'vitest'
import type { Finished } from '../tale'
import type { WordsOf } from '../words'
import { gainsOf, roundsBy } from './rounds'

type Words = WordsOf<
  object,
  Record<string, never>,
  {
    readonly began: readonly [round: number]
    readonly won: readonly [who: string, points: number]
    readonly scored: readonly [who: string, score: number]
    readonly fell: readonly [who: string]
  },
  object,
  'step',
  'goal'
>
type Line = Finished<Words>['log'][number]

const began = (round: number): Line => ['began', [round]]
const won = (who: string, points: number): Line => ['won', [who, points]]
const scored = (who: string, score: number): Line => ['scored', [who, score]]

function told(log: readonly Line[], places: readonly number[] = [2, 1]): Finished<Words> {
  const result = { outcome: 'goal', places, scores: places.map(() => 0) } as const
  return { log, view: {}, result: result as unknown as Finished<Words>['result'] }
}

const gain = (lines: readonly Line[], who: string) =>
  lines.reduce(
    (sum, [event, things]) => (event === 'won' && things[0] === who ? sum + things[1] : sum),
    0,
  )

const LOG = [won('0', 9), began(1), won('0', 2), won('1', 3), began(2), won('1', 4)]

test('adds up what each round brought, the first place first', () => {
  const { rows, heads } = roundsBy<Words>({ opening: 'began', gain })(told(LOG))
  expect(heads).toEqual([
    { first: 0, last: 0 },
    { first: 1, last: 1 },
  ])
  expect(rows).toEqual([
    { who: '1', cells: [{ value: 3 }, { value: 4 }], total: 7 },
    { who: '0', cells: [{ value: 2 }, { value: 0 }], total: 2 },
  ])
})

test('takes the difference where scores are told', () => {
  const log = [began(1), scored('0', 4), began(2), began(3), scored('0', 1)]
  const score = (lines: readonly Line[], who: string) => {
    const last = lines.findLast(([event, [seat]]) => event === 'scored' && seat === who)
    return last?.[0] === 'scored' ? last[1][1] : null
  }
  const parts = [[scored('0', 4)], [], [scored('0', 1)]]
  expect(gainsOf<Words>({ score }, parts, '0')).toEqual([4, 0, -3])
  const { rows } = roundsBy<Words>({ opening: 'began', score })(told(log, [1]))
  expect(rows[0]).toEqual({
    who: '0',
    cells: [{ value: 4 }, { value: 0 }, { value: -3 }],
    total: 1,
  })
})

test('makes one round of as many turns as it is told', () => {
  const log = [began(1), won('0', 1), began(2), won('0', 2), began(3), won('0', 4)]
  const { rows } = roundsBy<Words>({ opening: 'began', every: () => 2, gain })(told(log, [1]))
  expect(rows[0]?.cells).toEqual([{ value: 3 }, { value: 4 }])
})

test('finds rounds otherwise, if a game says how', () => {
  const opening = (log: readonly Line[]) => [log.slice(0, 1), log.slice(1)]
  const { rows } = roundsBy<Words>({ opening, gain })(told([won('0', 1), won('0', 2)], [1]))
  expect(rows[0]?.cells).toEqual([{ value: 1 }, { value: 2 }])
})

test('empties the cells after a fall, and not that of the fall', () => {
  const log: Line[] = [began(1), won('0', 1), began(2), ['fell', ['0']], began(3), won('0', 5)]
  const out = (lines: readonly Line[], who: string) =>
    lines.some(([event, [seat]]) => event === 'fell' && seat === who)
  const { rows } = roundsBy<Words>({ opening: 'began', gain, out })(told(log, [1]))
  expect(rows[0]?.cells).toEqual([{ value: 1 }, { value: 0 }, { value: null }])
})

test('has notes where there is something to note, of single rounds alone if so wished', () => {
  const note = { icon: 'crown', says: 'won' }
  const notes = (lines: readonly Line[], who: string) => (gain(lines, who) > 2 ? [note] : [])
  const few = roundsBy<Words>({ opening: 'began', gain, notes })(told(LOG))
  expect(few.rows[0]?.cells).toEqual([
    { value: 3, notes: [note] },
    { value: 4, notes: [note] },
  ])
  const joined = { opening: 'began', gain, notes, columns: 1 } as const
  expect(roundsBy<Words>(joined)(told(LOG)).rows[0]?.cells).toEqual([{ value: 7, notes: [note] }])
  const single = roundsBy<Words>({ ...joined, single: true }, { summed: { key: 'fact-scores' } })
  expect(single(told(LOG)).rows[0]?.cells).toEqual([{ value: 7 }])
  expect(single(told(LOG)).caption).toEqual({ key: 'fact-scores' })
})

test('has a column for what comes after the last round, and another total if a game has one', () => {
  const head = { key: 'table-tale_end' }
  const end = { head, gain: () => 10 }
  const whole = roundsBy<Words>({ opening: 'began', gain, end })(told(LOG))
  expect(whole.heads.at(-1)).toEqual(head)
  expect(whole.rows[0]).toMatchObject({ total: 17 })
  expect(whole.rows[0]?.cells.at(-1)).toEqual({ value: 10 })
  const other = roundsBy<Words>({ opening: 'began', gain, total: () => 1 })(told(LOG))
  expect(other.rows[0]?.total).toBe(1)
})

test('is called as in most games, unless a game says otherwise', () => {
  const { caption, signed, noun } = roundsBy<Words>(
    { opening: 'began', gain, players: () => ['emma'] },
    { noun: 'who', signed: false },
  )(told(LOG))
  expect({ caption, signed, noun }).toEqual({
    caption: { key: 'table-tale_rounds' },
    signed: false,
    noun: 'who',
  })
})
