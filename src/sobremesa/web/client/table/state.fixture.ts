/** A state as tests need it: nothing is asked, told or over but what they say. */

import type { State } from '../lib/wire.gen'

export function snapshot(version: number, more: Partial<State> = {}): State {
  return {
    type: 'state',
    version,
    view: {},
    offer: null,
    waiting: [],
    start: 0,
    log: [],
    result: null,
    undo: null,
    backs: 0,
    ...more,
  }
}
