/**
 * The one act that a page has not had answered: kept on the device, so that closing the page does not lose
 * it. It goes out with its own id, and the server carries it out once, however often it comes.
 */

import { isRecord, keep, readKept } from '../lib/kept'
import type { Viewer } from '../lib/seats'
import type { Act } from '../lib/wire.gen'

const KEY = 'sobremesa.unsent'

function isAct(value: unknown): value is Act {
  if (!isRecord(value)) return false
  const { type, id, version, choices } = value
  const named = type === 'act' && typeof id === 'string' && typeof version === 'number'
  return named && Array.isArray(choices) && choices.every((one) => typeof one === 'string')
}

/** What was not sent from that seat, if anything. */
export function unsentAt(table: string, seat: Viewer): Act | null {
  const kept = readKept(KEY)
  if (kept.table !== table || kept.seat !== seat || !isAct(kept.act)) return null
  // What a coach would say of it is not waited for any more.
  return { ...kept.act, coach: false }
}

/** Keep an act until it is answered. */
export function keepUnsent(table: string, seat: Viewer, act: Act | null): void {
  if (act) keep(KEY, { table, seat, act })
  else if (readKept(KEY).table === table) keep(KEY, {})
}
