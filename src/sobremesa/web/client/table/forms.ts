/**
 * In which form this device shows a table: whole, or one's own hand alone, since the rest lies on a big screen.
 *
 * A link may say so (`?form=hand`); what was said last for a table is remembered.
 */

import { keep, readKept } from '../lib/kept'

export type Form = 'hand' | 'whole'

const KEY = 'sobremesa.forms'
/** So many tables are remembered. */
const MOST = 50
/** What a link says, behind a path. */
export const HAND = '?form=hand'

/** The form of a table; null if nothing was ever said. */
export function formOf(table: string): Form | null {
  const found = readKept(KEY)[table]
  return found === 'hand' || found === 'whole' ? found : null
}

export function keepForm(table: string, form: Form): void {
  const others = Object.entries(readKept(KEY)).filter(([name]) => name !== table)
  keep(KEY, Object.fromEntries([...others.slice(1 - MOST), [table, form]]))
}

/** Heed what the link to a table says, once: from then on it is what this device was told last. */
export function heedForm(table: string): void {
  const url = new URL(location.href)
  const form = formIn(url.search)
  if (!form) return
  keepForm(table, form)
  url.searchParams.delete('form')
  history.replaceState(history.state, '', url)
}

/** What is said behind the path of a page. */
export const formIn = (search: string): Form | null =>
  new URLSearchParams(search).get('form') === 'hand' ? 'hand' : null
