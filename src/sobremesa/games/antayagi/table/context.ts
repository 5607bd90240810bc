/** What the parts of this table share. */

import { contextOf } from '$client/table/parts/sharing'
import type { Shared } from '$client/table/parts/shared'
import { type Sight, sightOf } from './sight'

export const { shared, share, shareStill } = contextOf(sightOf, ({ seat }) =>
  typeof seat === 'string' ? Number(seat) : null,
)

/** Whether cards also show the side that the viewer can only remember. */
export function remembers({ options }: Shared<Sight>): boolean {
  return options['memory_aid'] === 'on'
}
