import { beforeEach, expect, test, vi } from 'vitest'
import { COACHED, learned } from '../lib/learned.svelte'
import { settings } from '../lib/settings.svelte'
import { speech as house, type GameSpeech } from '../lib/speech.svelte'
import type { TableInfo, Verdict } from '../lib/wire.gen'
import { Coaching } from './coaching.svelte'
import type { Advised } from './hinting.svelte'

const CARD = {
  id: 't1',
  game: 'cakes',
  hints: true,
  hot_seat: false,
  state: 'playing',
} as TableInfo

const words = { say: (key: string) => key, action: (verb: string) => verb } as unknown as GameSpeech

const verdict = (lost: number): Verdict => ({
  type: 'verdict',
  id: 'a',
  lost,
  choice: ['play 1', 'played', []],
  better: lost > 0 ? ['play 2', 'better', []] : null,
  term: lost > 0 ? 'points' : null,
  more: false,
})

function coach(more: Partial<TableInfo> = {}, seat: number | null = 0): Coaching {
  return new Coaching({ card: () => ({ ...CARD, ...more }), seat, speech: words })
}

beforeEach(() => {
  vi.spyOn(house, 'say').mockImplementation((key: string, places = {}) =>
    [key, ...Object.values(places)].join(' ').trim(),
  )
  settings.coach = true
  learned.begin('cakes')
})

test('it comes where hints are allowed, to who has learned the game', () => {
  expect(coach().here).toBe(true)
  expect(coach({ hints: false }).here).toBe(false)
  expect(coach({ game: 'never_learned' }).here).toBe(false)
  expect(coach({ hot_seat: true }).here).toBe(false)
  expect(coach({ state: 'over' }).here).toBe(false)
  expect(coach({}, null).here).toBe(false)
})

test('it says less from game to game, and a game counts once', () => {
  for (const game of [1, 2, 3]) {
    const made = coach({ id: `t${game}` })
    expect(made.game).toBe(game)
    expect(made.lights).toBe(game === 1)
    expect(made.says).toBe(`coach-game_${game}`)
    expect(made.chosen(1, 2)).toBe(true)
    made.end()
    made.end()
  }
  expect(COACHED).toBe(3)
  expect(coach().here).toBe(false)
})

test('a game in which it was not there does not count', () => {
  coach().end()
  expect(coach().game).toBe(1)
  const away = coach()
  away.sendAway()
  expect(away.chosen(1, 2)).toBe(false)
  away.end()
  away.call()
  expect(away.game).toBe(1)
})

test('whoever calls it when it is gone begins anew, and it may be called without a lesson', () => {
  for (const table of ['a', 'b', 'c']) learned.finish('cakes', table)
  const made = coach()
  expect(made.may && !made.here).toBe(true)
  made.call()
  expect(made.game).toBe(1)
  const other = coach({ game: 'other_cakes' })
  other.call()
  expect(other.here).toBe(true)
})

test('it says what a choice gave away, and what was better', () => {
  const made = coach()
  made.chosen(1, 3)
  expect([made.says, made.thinking]).toEqual(['', true])
  made.hear(verdict(0.084))
  expect(made.says).toBe('coach-lost 8 coach-better_why better mind-points.less')
  expect(made.warns).toBe(true)
  made.chosen(2, 3)
  made.hear(verdict(0.084))
  expect(made.says).toMatch(/^coach-lost_by 8 played /)
  made.chosen(1, 3)
  made.hear(verdict(0))
  expect([made.says, made.warns]).toEqual(['coach-good', false])
  expect(made.chosen(1, 1), 'there was nothing to choose').toBe(false)
})

test('in the third game only what gives away much is worth a word', () => {
  for (const table of ['a', 'b']) learned.finish('cakes', table)
  const made = coach()
  for (const lost of [0, 0.05]) {
    made.chosen(1, 3)
    made.hear(verdict(lost))
    expect(made.says).toBe('coach-game_3')
  }
  made.hear(verdict(0.2))
  expect(made.says).toMatch(/^coach-lost /)
  made.hear(null)
  expect(made.says).toBe('coach-game_3')
})

test('what is far behind the best is not lit by itself', () => {
  const advised = [{ lead: 0.2 }, { lead: -0.2 }] as Advised[]
  expect(coach().sensible(advised)).toHaveLength(1)
  learned.finish('cakes', 'a')
  expect(coach().sensible(advised), 'whoever asks is told both').toHaveLength(2)
})
