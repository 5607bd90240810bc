/** One moment of a table, as it is drawn. */

import type { Line, View } from '../../lib/wire.gen'

export interface Moment {
  readonly view: View
  /** What was drawn before; null at first. */
  readonly before: View | null
  /** The lines whose moves are shown. */
  readonly moved: readonly Line[]
  /** The lines whose scenes are shown. */
  readonly staged: readonly Line[]
  /** Whether it is there at once: the first one, or one that was leapt to. */
  readonly leapt: boolean
  /** The next one comes after so long, whatever still moves, in milliseconds. */
  readonly within?: number
  /** How long it has waited for those before it, in milliseconds. */
  readonly waited?: number
}
