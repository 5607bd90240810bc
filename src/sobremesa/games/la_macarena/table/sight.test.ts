/** What a pass does to the macas, by the turn and by what was agreed. */

import { expect, test } from 'vitest'
import { passKeepsMacas } from './sight'

test('a pass keeps the macas in a mirror turn alone, and only if that was agreed', () => {
  expect(passKeepsMacas({ turn: 'mirror' }, { mirror_pass: 'keeps' })).toBe(true)
  expect(passKeepsMacas({ turn: 'mirror' }, { mirror_pass: 'loses' })).toBe(false)
  expect(passKeepsMacas({ turn: 'normal' }, { mirror_pass: 'keeps' })).toBe(false)
})
