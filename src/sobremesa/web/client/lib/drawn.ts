/** The tables that games have drawn for themselves. */
import type { Component } from 'svelte'
import type { TableProps } from '../table/props'

const tables = import.meta.glob<{ default: Component<TableProps> }>(
  '../../../games/*/table/Table.svelte',
)

/** Whether the address asks for the generic table (`?table=generic`), whatever a game has drawn. */
const isPlain = () => new URLSearchParams(location.search).get('table') === 'generic'

/** A game's own table, fetched when it is needed; null where the generic one serves. */
export function drawnTable(game: string): (() => Promise<Component<TableProps>>) | null {
  if (isPlain()) return null
  const load = tables[`../../../games/${game}/table/Table.svelte`]
  return load ? async () => (await load()).default : null
}
