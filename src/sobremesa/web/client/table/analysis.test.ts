import { describe, expect, it, vi } from 'vitest'
import type { Analysis } from '../lib/wire.gen'
import { Analysing } from './analysing.svelte'
import { alongOf, dashOf, linesOf, openSpots, ownSpots, signed } from './analysis'

const analysis: Analysis = {
  length: 10,
  sides: [1, 0, 1],
  chances: [
    { at: 0, open: [0.4, 0.5, 0.1], seat: 1, own: 0.3 },
    { at: 5, open: [0.7, 0.2, 0.1], seat: 2, own: 0.6 },
    { at: 10, open: [1, 0, 0], seat: null, own: null },
  ],
  costly: [],
  parts: [],
}

describe('the curve', () => {
  it('has a line for each side with a seat, in the order of the seats', () => {
    expect(linesOf(analysis)).toEqual([
      { side: 1, seats: [0, 2] },
      { side: 0, seats: [1] },
    ])
  })

  it('goes from the first choice to the last', () => {
    expect(openSpots(analysis, 0)).toEqual([
      { along: 0, chance: 0.4 },
      { along: 0.5, chance: 0.7 },
      { along: 1, chance: 1 },
    ])
    expect(alongOf({ ...analysis, length: 0 }, 0)).toBe(0)
  })

  it('has dots where a seat of the side had to choose', () => {
    const [first, second] = linesOf(analysis)
    expect(first && ownSpots(analysis, first)).toEqual([{ along: 0.5, chance: 0.6 }])
    expect(second && ownSpots(analysis, second)).toEqual([{ along: 0, chance: 0.3 }])
  })

  it('tells lines apart without colour', () => {
    const dashes = [0, 1, 2, 3, 4, 5, 6, 7].map((seat) => dashOf({ side: seat, seats: [seat] }))
    expect(new Set(dashes).size).toBe(8)
  })
})

describe('a difference', () => {
  it('has a sign, unless it is none', () => {
    // Without texts a message is its key.
    expect(signed(0.2)).toBe('+analysis-percent')
    expect(signed(0.002)).toBe('analysis-percent')
    expect(signed(-0.2)).toBe('analysis-percent')
  })
})

describe('waiting for an analysis', () => {
  const answers = (...statuses: number[]) => {
    const left = [...statuses]
    const asked = vi.fn<() => Promise<Response>>(() => {
      const status = left.shift() ?? 500
      const body = status === 202 ? null : JSON.stringify(status === 200 ? analysis : { why: 'no' })
      return Promise.resolve(new Response(body, { status }))
    })
    vi.stubGlobal('fetch', asked)
    vi.useFakeTimers()
    return asked
  }

  it('asks again until it is there', async () => {
    const asked = answers(202, 202, 200)
    const analysing = new Analysing()
    const stop = analysing.watch('t')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked).toHaveBeenCalledTimes(3)
    expect(analysing.found).toEqual(analysis)
    stop()
  })

  it('asks no more where there is none', async () => {
    const asked = answers(429, 404)
    const analysing = new Analysing()
    const stop = analysing.watch('t')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked).toHaveBeenCalledTimes(2)
    expect(analysing.trouble?.status).toBe(404)
    stop()
  })

  it('asks no more when nobody looks', async () => {
    const asked = answers(202, 202, 202, 202)
    const stop = new Analysing().watch('t')
    await vi.advanceTimersByTimeAsync(2500)
    stop()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked).toHaveBeenCalledTimes(2)
  })
})
