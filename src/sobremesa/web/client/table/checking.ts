/** Checks the shuffle of a finished game, by its record and by what this page was told before. */

import { hexOf, type Kept } from '../lib/luck'
import type { Nonce } from '../lib/wire.gen'

/** What is checked, in this order. */
export const PROOFS = ['secret', 'told', 'own', 'seed', 'seal'] as const
export type Proof = (typeof PROOFS)[number]

/** Each proof: whether it holds, or null where this page cannot tell. */
export type Proofs = Readonly<Record<Proof, boolean | null>>

export interface Finding {
  /** `fits`: all is as the record says, but the page was not there before the deal. */
  readonly verdict: 'checked' | 'fits' | 'failed' | 'nothing' | 'unable'
  readonly proofs: Proofs | null
  readonly commitment: string
  /** The seats whose pages have added a nonce. */
  readonly seats: readonly number[]
}

const DERIVATION = '1'
const bare = { proofs: null, commitment: '', seats: [] } as const

/** What the record of a table proves to a page that has kept so much of it. */
export async function checked(
  text: string,
  table: string,
  kept: Kept | null,
  seated: boolean,
): Promise<Finding> {
  const header = headerOf(text)
  const commitment = header.get('commitment')
  if (commitment === undefined) return { verdict: 'nothing', ...bare }
  // Browsers compute such things on safe connections alone.
  const { subtle } = globalThis.crypto as Partial<Crypto>
  if (!subtle) return { verdict: 'unable', ...bare, commitment }
  const nonces = noncesOf(text)
  const secret = bytesOf(header.get('secret'))
  const key = await subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
  const signed = async (what: string) =>
    hexOf(new Uint8Array(await subtle.sign('HMAC', key, new TextEncoder().encode(what))))
  const salted = new Uint8Array([...bytesOf(header.get('salt')), ...secret])
  const hashed = hexOf(new Uint8Array(await subtle.digest('SHA-256', salted)))
  const known = header.get('derivation') === DERIVATION && header.get('table') === table
  const added = nonces.map(([seat, nonce]) => `nonce ${seat} ${nonce}\n`).join('')
  const body = text.slice(0, text.lastIndexOf('\nseal ') + 1)
  const proofs = {
    secret: hashed === commitment,
    told: kept && asTold(kept, commitment, nonces),
    own: kept?.own && seated ? nonces.some(([, nonce]) => nonce === kept.own) : null,
    seed:
      known && (await signed(`sobremesa deal 1\ntable ${table}\n${added}`)) === header.get('seed'),
    seal: text === `${body}seal ${await signed(body)}\n`,
  }
  const failed = Object.values(proofs).includes(false)
  const verdict = failed ? 'failed' : proofs.told ? 'checked' : 'fits'
  return { verdict, proofs, commitment, seats: [...new Set(nonces.map(([seat]) => seat))] }
}

/** Whether all is as it was told; null if that was only after the deal. */
function asTold(kept: Kept, commitment: string, nonces: readonly Nonce[]): boolean | null {
  const same = kept.nonces === null || JSON.stringify(kept.nonces) === JSON.stringify(nonces)
  if (!same || kept.commitment !== commitment) return false
  return kept.early ? true : null
}

/** The lines of a record's header with one word each. */
function headerOf(text: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>()
  for (const line of text.split('\n')) {
    const [field = '', value = '', more] = line.split(' ')
    if (more === undefined) fields.set(field, value)
    if (field === 'seed') break
  }
  return fields
}

function noncesOf(text: string): Nonce[] {
  return [...text.matchAll(/^nonce (\d+) ([0-9a-f]+)$/gm)].map(([, seat, nonce]) => [
    Number(seat),
    nonce ?? '',
  ])
}

function bytesOf(hex = ''): Uint8Array<ArrayBuffer> {
  return new Uint8Array((hex.match(/../g) ?? []).map((byte) => parseInt(byte, 16)))
}
