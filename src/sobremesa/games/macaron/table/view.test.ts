import { expect, test } from 'vitest'
import { shelvesOf } from './shelf'
import { sightOf } from './sight'
import { type Line, ROW_NAMES, type View } from './view.gen'

/** A view as the server writes it, of which the facts that are left out are none. */
const view = {
  mode: '2p',
  side: 'normal',
  scores: [3, 5],
  boxes: [2, 0],
  bets: [null, '1-2'],
  start: '1',
  on_table: [null, 'almond-7'],
  last_trick: [],
  vote_flavours: [],
  row_points: ROW_NAMES.map((row) => (row === '1-2' ? '1' : null)),
  row_won: ROW_NAMES.map(() => '2'),
  row_lost: ROW_NAMES.map(() => null),
  emma_card: null,
  leader: '1',
  winning: null,
  last_leader: null,
} as unknown as View

test('a sight is the view, and what is put together from it', () => {
  const sight = sightOf(view)
  expect(sight.scores).toEqual([3, 5])
  const shelf = { row: '1-2', range: '1–2', points: 1, won: 2, lost: null, bets: [1] }
  expect(shelvesOf(sight)).toEqual([{ ...shelf, markers: [{ who: 0, boxes: 2 }] }])
  expect(sight.trick).toEqual({
    cards: [{ who: 1, card: 'almond-7', as: null }],
    leader: 1,
    winner: null,
  })
})

/** `svelte-check` reads this: what is misspelt would compile if an error were not expected there. */
test('a misspelt fact or event does not compile', () => {
  // @ts-expect-error there is no such fact
  expect(view.royall).toBeUndefined()
  // @ts-expect-error the facts are written as in view.py
  expect(view.handSizes).toBeUndefined()
  // @ts-expect-error no card has that name
  expect(view.on_table[1] === 'almond-8').toBe(false)
  const log: readonly Line[] = [['swap_finished', ['0']]]
  // @ts-expect-error there is no such event
  expect(log.filter(([event]) => event === 'won')).toEqual([])
})
