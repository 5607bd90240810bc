/** What the parts of Macao's table share. */

import { defineTable } from '$client/table/kit/define'
import { type Sight, sightOf } from './sight'
import type { Words } from './view.gen'

export const { share, shareStill, shareFigure, shared } = defineTable<Words, Sight>({
  art: import.meta.glob('./art/*.svg', { query: '?raw', import: 'default', eager: true }),
  sightOf,
})
