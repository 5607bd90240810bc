/** What the parts of this table share. */

import { createContext } from 'svelte'
import type { Shared } from '$client/table/parts/shared'
import type { Sight } from './sight'
import type { Words } from './view.gen'

export const [shared, share] = createContext<Shared<Words, Sight>>()
