import { expect, test } from 'vitest'
import { correct, printed } from './print'

test('a section is as it was shipped, or as it is corrected', () => {
  const shipped = [{ name: 'judge', gain_pp: 1 }]
  expect(printed('macao', 'card', shipped)).toBe(shipped)
  correct('macao', { card: [{ name: 'judge', gain_pp: 2 }] })
  expect(printed('macao', 'card', shipped)).toEqual([{ name: 'judge', gain_pp: 2 }])
  expect(printed('macao', 'wall', { spaces: 16 })).toEqual({ spaces: 16 })
  expect(printed('macaron', 'card', shipped)).toBe(shipped)
})
