/** What the parts of this table share. */

import { createContext } from 'svelte'
import type { Shared } from '$client/table/parts/shared'
import type { Sight } from './sight'

export const [shared, share] = createContext<Shared<Sight>>()

/** Whether cards also show the side that the viewer can only remember. */
export function remembers({ options }: Shared<Sight>): boolean {
  return options['memory_aid'] === 'on'
}
