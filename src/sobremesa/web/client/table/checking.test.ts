import { describe, expect, it, vi } from 'vitest'
import type { Kept } from '../lib/luck'
// A record that the server's own program has written; a test of Python checks it as well.
import RECORD from '../../../../../tests/terminal/checked.game?raw'
import { checked } from './checking'

const TABLE = 'q7m2x4k9ab'
const COMMITMENT = /^commitment (.*)$/m.exec(RECORD)?.[1] ?? ''
const OWN = 'ab'.repeat(32)
const KEPT: Kept = {
  table: TABLE,
  commitment: COMMITMENT,
  early: true,
  nonces: [
    [0, OWN],
    [0, 'cd'.repeat(32)],
  ],
  own: OWN,
}

const found = (text = RECORD, kept: Kept | null = KEPT, seated = true) =>
  checked(text, TABLE, kept, seated)

describe('the check of a shuffle', () => {
  it('holds for an honest record', async () => {
    const { verdict, proofs, seats } = await found()
    expect(proofs).toEqual({ secret: true, told: true, own: true, seed: true, seal: true })
    expect([verdict, seats]).toEqual(['checked', [0]])
  })

  it('says so where the page was not there before the deal', async () => {
    expect(await found(RECORD, null)).toMatchObject({
      verdict: 'fits',
      proofs: { told: null, own: null, seed: true },
    })
    expect((await found(RECORD, { ...KEPT, early: false })).verdict).toBe('fits')
  })

  it('finds whatever is not as it was told', async () => {
    const failing = async (text: string, kept: Kept, proof: string) => {
      const { verdict, proofs } = await found(text, kept)
      expect(verdict).toBe('failed')
      expect(proofs).toMatchObject({ [proof]: false })
    }
    await failing(RECORD, { ...KEPT, commitment: OWN }, 'told')
    await failing(RECORD, { ...KEPT, nonces: [[0, OWN]] }, 'told')
    await failing(RECORD, { ...KEPT, early: false, commitment: OWN }, 'told')
    await failing(RECORD, { ...KEPT, own: 'ee'.repeat(32) }, 'own')
    await failing(RECORD.replace('secret 00', 'secret 01'), KEPT, 'secret')
    await failing(RECORD.replace('salt 20', 'salt 21'), KEPT, 'secret')
    await failing(RECORD.replace('nonce 0 cd', 'nonce 0 ce'), KEPT, 'seed')
    await failing(RECORD.replace('derivation 1', 'derivation 2'), KEPT, 'seed')
    await failing(RECORD.replace(`table ${TABLE}`, 'table other'), KEPT, 'seed')
    await failing(RECORD.replace(/^seed ./m, 'seed x'), KEPT, 'seed')
    await failing(RECORD.replace('\n0 play', '\n0  play'), KEPT, 'seal')
    await failing(RECORD.trimEnd(), KEPT, 'seal')
  })

  it('does not miss the nonce of somebody who has left', async () => {
    const left = { ...KEPT, own: 'ee'.repeat(32) }
    expect((await found(RECORD, left, false)).verdict).toBe('checked')
  })

  it('has nothing to say of a record of before', async () => {
    const old = 'sobremesa 1\ngame template\nseed 00ff\n0 play 1\nend most\n'
    expect((await found(old)).verdict).toBe('nothing')
  })

  it('says that it cannot where the browser does not compute', async () => {
    vi.stubGlobal('crypto', {})
    expect((await found()).verdict).toBe('unable')
    vi.unstubAllGlobals()
  })
})
