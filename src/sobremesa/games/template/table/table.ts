/** What the parts of this table share. Drawings of the game's own: `art: import.meta.glob('./art/*.svg', …)`. */

import { defineTable } from '$client/table/kit/define'
import type { Words } from './view.gen'

export const { share, shareStill, shared } = defineTable<Words>()
