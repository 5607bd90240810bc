/** Seats for tests: somebody who is there, but for what a test says. */

import type { SeatInfo } from './wire.gen'

export const sits = (
  seat: number,
  sitter: SeatInfo['sitter'],
  more: Partial<SeatInfo> = {},
): SeatInfo => ({
  seat,
  sitter,
  name: '',
  level: null,
  present: true,
  yours: false,
  kept: false,
  character: null,
  strength: null,
  hints: 0,
  why: null,
  agrees: false,
  expected: '',
  ...more,
})
