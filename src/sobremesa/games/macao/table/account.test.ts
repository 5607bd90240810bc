import { expect, test } from 'vitest'
import { accountOf } from './account'

test('the account of the end parts the last scoring from what was there before', () => {
  const account = accountOf(
    [
      ['tribute_paid', ['0', 3, 5]],
      ['punish_scored', ['0', 2, 6]],
      ['card_scored', ['0', 'clerk', 4]],
      ['card_scored', ['0', 'painter', 5]],
      ['city_scored', ['1', 7, 14]],
    ],
    [40, 60],
  )
  expect(account).toEqual({ before: [37, 46], punished: [-6, 0], cards: [9, 0], city: [0, 14] })
  expect(accountOf([], [3, -2]).before).toEqual([3, -2])
})
