/**
 * What this page knows of a table's luck: the nonce it has added, and what it was told before the end.
 *
 * It is kept in the browser's storage, so that a page that is opened again can check the shuffle.
 */

import { getLuck, putLuck } from './api'
import type { Luck, Nonce, TableInfo } from './wire.gen'

export interface Kept {
  readonly table: string
  /** What the page was told first; whatever it is told later does not change that. */
  readonly commitment: string
  /** Whether that was before the deal. */
  readonly early: boolean
  readonly nonces: readonly Nonce[] | null
  /** What the page has added itself. */
  readonly own: string | null
}

const KEY = 'sobremesa.luck'
/** So many tables are remembered. */
const MOST = 50
const BYTES = 32

/** For a browser without storage: until the page is closed. */
let known: readonly Kept[] = []
const adding = new Map<string, Promise<void>>()

function all(): readonly Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    if (Array.isArray(found)) known = found as Kept[]
  } catch {
    // What is known is enough.
  }
  return known
}

function keep(one: Kept): void {
  known = [one, ...all().filter(({ table }) => table !== one.table)].slice(0, MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify(known))
  } catch {
    // A browser without storage, or a full one.
  }
}

/** What is known of a table's luck; null if the page was not there before the end. */
export function keptOf(table: string): Kept | null {
  return all().find((one) => one.table === table) ?? null
}

/** Keep what the server tells, each thing as it was told first. */
export function keepTold(table: string, luck: Luck | null | undefined): void {
  if (!luck) return
  const kept = keptOf(table)
  if (kept && (kept.nonces !== null || luck.nonces === null)) return
  const { commitment, early, own } = kept ?? {
    commitment: luck.commitment,
    early: luck.nonces === null,
    own: null,
  }
  keep({ table, commitment, early, own, nonces: luck.nonces })
}

/**
 * Add this page's nonce to the luck of a game that has not begun, once. The page has to know the
 * commitment first, or the server could choose its secret afterwards.
 */
export function addLuck(card: Pick<TableInfo, 'id' | 'state' | 'you'>): Promise<void> {
  if (card.state !== 'laying' || card.you.length === 0) return Promise.resolve()
  const under = adding.get(card.id) ?? add(card.id).finally(() => adding.delete(card.id))
  adding.set(card.id, under)
  return under
}

async function add(table: string): Promise<void> {
  if (keptOf(table)?.own) return
  try {
    keepTold(table, await getLuck(table))
    const kept = keptOf(table)
    if (!kept?.early || kept.nonces) return
    const own = hexOf(crypto.getRandomValues(new Uint8Array(BYTES)))
    const told = await putLuck(table, own)
    // After the deal nothing is added; what was is told.
    if (told?.nonces) keepTold(table, told)
    else keep({ ...kept, nonces: keptOf(table)?.nonces ?? null, own })
  } catch {
    // The game goes on without this page's nonce, and the check says so.
  }
}

/** Bytes in hexadecimal digits. */
export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
