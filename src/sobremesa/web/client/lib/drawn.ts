/** The tables that games have drawn for themselves. */
import type { Component } from 'svelte'
import type { DishProps, FigureProps, TableProps } from '../table/props'
import type { Staging } from '../table/staging'
import type { Tale } from '../table/tale'
import { corrected } from './correcting'

/** A table, and how it moves. */
export interface Moving {
  readonly Table: Component<TableProps>
  readonly staging: Staging
}

/** With it the dish in which the result is served, and what is told of the game then. */
export interface Drawn extends Moving {
  readonly Dish: Component<DishProps> | null
  readonly tale: Tale | null
}

const tables = import.meta.glob<{ default: Component<TableProps> }>(
  '../../../games/*/table/Table.svelte',
)
const dishes = import.meta.glob<{ default: Component<DishProps> }>(
  '../../../games/*/table/Dish.svelte',
)
const stagings = import.meta.glob<{ staging: Staging }>('../../../games/*/table/staging.ts')
const figures = import.meta.glob<{ default: Component<FigureProps> }>(
  '../../../games/*/table/Figure.svelte',
)
const tales = import.meta.glob<{ tale: Tale }>('../../../games/*/table/tale.ts')

/** What draws the figures of a game's rulebook; null if it has none. */
export async function figuresOf(game: string): Promise<Component<FigureProps> | null> {
  await corrected(game)
  const drawn = await figures[`../../../games/${game}/table/Figure.svelte`]?.()
  return drawn?.default ?? null
}

/** Whether the address asks for the generic table (`?table=generic`), whatever a game has drawn. */
const isPlain = () => new URLSearchParams(location.search).get('table') === 'generic'

/** A game's own table as it is played at; null where it has none. */
export async function movingTable(game: string): Promise<Moving | null> {
  const table = tables[`../../../games/${game}/table/Table.svelte`]
  if (!table) return null
  await corrected(game)
  const staging = stagings[`../../../games/${game}/table/staging.ts`]
  const [drawn, staged] = await Promise.all([table(), staging?.()])
  return { Table: drawn.default, staging: staged?.staging ?? {} }
}

/** All that a game has drawn; null where the generic table serves. */
export async function drawnTable(game: string): Promise<Drawn | null> {
  if (isPlain()) return null
  await corrected(game)
  const [moving, served, told] = await Promise.all([
    movingTable(game),
    dishes[`../../../games/${game}/table/Dish.svelte`]?.(),
    tales[`../../../games/${game}/table/tale.ts`]?.(),
  ])
  return moving && { ...moving, Dish: served?.default ?? null, tale: told?.tale ?? null }
}
