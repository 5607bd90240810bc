/** What a page hears of a table whose game it does not draw. */
import { onMount } from 'svelte'
import type { TableInfo } from '../lib/wire.gen'
import { Connection } from './connection.svelte'

/** The table's socket, open as long as the component that asks for it is there. */
export function listenTo(card: TableInfo): Connection {
  const connection = new Connection({
    table: card.id,
    seat: card.you[0] ?? null,
    onstate: () => {},
  })
  onMount(() => {
    connection.connect()
    return () => connection.close()
  })
  return connection
}
