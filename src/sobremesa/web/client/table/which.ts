/** Which table is drawn: the game's own, or the generic one, which moves by itself alone. */

import { type Drawn, drawnTable } from '../lib/drawn'
import GenericTable from './GenericTable.svelte'

export async function tableOf(game: string): Promise<Drawn> {
  return (await drawnTable(game)) ?? { Table: GenericTable, staging: {}, Dish: null }
}
