/** How Macao's table moves: what each event carries where, and which turns are planned before sending. */

import type { Staging } from '$client/table/staging'

export const staging: Staging = {}
