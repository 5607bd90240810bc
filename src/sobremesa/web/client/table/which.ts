/** What a table needs before it is shown: the game's words, and which table is drawn. */

import { type Drawn, drawnTable } from '../lib/drawn'
import { shelf } from '../lib/shelf.svelte'
import { speech as house } from '../lib/speech.svelte'
import type { Vocabulary } from '../lib/wire.gen'
import GenericTable from './GenericTable.svelte'

export async function opened(game: string): Promise<{ vocabulary: Vocabulary; drawn: Drawn }> {
  const [vocabulary, drawn] = await Promise.all([
    shelf.vocabulary(game),
    tableOf(game),
    house.load(game),
  ])
  return { vocabulary, drawn }
}

/** The game's own table, or the generic one, which moves by itself alone. */
async function tableOf(game: string): Promise<Drawn> {
  return (await drawnTable(game)) ?? { Table: GenericTable, staging: {}, Dish: null, tale: null }
}
