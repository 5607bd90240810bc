/** What the parts of this table share. */

import { contextOf } from '$client/table/parts/sharing'
import { sightOf } from './sight'

export const { shared, share, shareStill } = contextOf(sightOf)
