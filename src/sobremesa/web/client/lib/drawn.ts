/** The tables that games have drawn for themselves. */
import type { Component } from 'svelte'
import type { DishProps, TableProps } from '../table/props'
import type { Staging } from '../table/staging'

/** A table, how it moves, and the dish in which the result is served. */
export interface Drawn {
  readonly Table: Component<TableProps>
  readonly staging: Staging
  readonly Dish: Component<DishProps> | null
}

const tables = import.meta.glob<{ default: Component<TableProps> }>(
  '../../../games/*/table/Table.svelte',
)
const dishes = import.meta.glob<{ default: Component<DishProps> }>(
  '../../../games/*/table/Dish.svelte',
)
const stagings = import.meta.glob<{ staging: Staging }>('../../../games/*/table/staging.ts')

/** Whether the address asks for the generic table (`?table=generic`), whatever a game has drawn. */
const isPlain = () => new URLSearchParams(location.search).get('table') === 'generic'

/** A game's own table; null where the generic one serves. */
export async function drawnTable(game: string): Promise<Drawn | null> {
  const table = tables[`../../../games/${game}/table/Table.svelte`]
  if (isPlain() || !table) return null
  const staging = stagings[`../../../games/${game}/table/staging.ts`]
  const dish = dishes[`../../../games/${game}/table/Dish.svelte`]
  const [drawn, staged, served] = await Promise.all([table(), staging?.(), dish?.()])
  return { Table: drawn.default, staging: staged?.staging ?? {}, Dish: served?.default ?? null }
}
