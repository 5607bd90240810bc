/** What a page hears of a table whose game it does not draw. */
import { onMount } from 'svelte'
import type { TableInfo } from '../lib/wire.gen'
import { Connection } from './connection.svelte'

/** The table's socket, open as long as the component that asks for it is there; `screen` as others may see it. */
export function listenTo(card: TableInfo, screen = false): Connection {
  const connection = new Connection({
    table: card.id,
    seat: screen ? null : (card.you[0] ?? null),
    screen,
    onstate: () => {},
  })
  onMount(() => {
    connection.connect()
    return () => connection.close()
  })
  return connection
}
