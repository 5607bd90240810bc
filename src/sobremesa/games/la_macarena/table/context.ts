/** What the parts of this table share. */

import { contextOf } from '$client/table/parts/sharing'
import { type Sight, sightOf } from './sight'
import type { Words } from './view.gen'

export const { shared, share, shareStill } = contextOf<Words, Sight>(sightOf)
