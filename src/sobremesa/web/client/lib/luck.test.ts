import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addLuck, keepTold, keptOf } from './luck'

const asked: string[] = []
let begun = false

beforeEach(() => {
  asked.length = 0
  begun = false
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`)
    const nonces = method === 'PUT' && begun ? '[[1, "ab"]]' : 'null'
    return Promise.resolve(new Response(`{"commitment": "77d0", "nonces": ${nonces}}`))
  })
})
afterEach(() => vi.unstubAllGlobals())

const laying = (id: string) => ({ id, state: 'laying', you: [0] }) as const

describe('luck', () => {
  it('is added once, and only when the commitment is known', async () => {
    await Promise.all([addLuck(laying('a')), addLuck(laying('a'))])
    await addLuck(laying('a'))
    expect(asked).toEqual(['GET /api/tables/a/luck', 'PUT /api/tables/a/luck'])
    expect(keptOf('a')).toMatchObject({ commitment: '77d0', early: true, nonces: null })
    expect(keptOf('a')?.own).toMatch(/^[0-9a-f]{64}$/)
  })

  it('is not added by those who look on, nor to a game that has begun', async () => {
    await addLuck({ id: 'b', state: 'laying', you: [] })
    await addLuck({ id: 'b', state: 'playing', you: [0] })
    expect(asked).toEqual([])
  })

  it('is not claimed where it came after the deal', async () => {
    begun = true
    await addLuck(laying('c'))
    expect(keptOf('c')).toMatchObject({ early: true, own: null, nonces: [[1, 'ab']] })
  })

  it('keeps what was told first', () => {
    keepTold('d', { commitment: 'one', nonces: null })
    keepTold('d', { commitment: 'two', nonces: [[0, 'ab']] })
    keepTold('d', { commitment: 'three', nonces: [[0, 'cd']] })
    expect(keptOf('d')).toMatchObject({ commitment: 'one', early: true, nonces: [[0, 'ab']] })
    keepTold('e', { commitment: 'late', nonces: [] })
    expect(keptOf('e')).toMatchObject({ early: false })
    keepTold('f', null)
    expect(keptOf('f')).toBeNull()
  })
})
