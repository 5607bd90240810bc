/** Which table is drawn: the game's own, unless the address asks for the generic one. */

import type { Component } from 'svelte'
import { drawnTable } from '../lib/drawn'
import type { TableProps } from './props'

/** Fetches the table that the game has drawn for itself; null if the generic one serves. */
export function tableOf(game: string): (() => Promise<Component<TableProps>>) | null {
  const asked = new URLSearchParams(location.search).get('table')
  return asked === 'generic' ? null : drawnTable(game)
}
