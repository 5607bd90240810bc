/** What the parts of this table share. */

import { createContext } from 'svelte'
import type { Shared } from '$client/table/parts/shared'
import type { Sight } from './sight'

interface Remembering extends Shared<Sight> {
  /** Whether cards also show the side that the viewer can only remember. */
  readonly remembers: boolean
}

export const [shared, share] = createContext<Remembering>()
