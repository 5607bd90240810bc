import { describe, expect, test } from 'vitest'
import type { Staging } from './staging'
import {
  entriesOf,
  nameIn,
  namesOf,
  numberOf,
  partsIn,
  toldOf,
  type LineOf,
  type OfferOf,
  type Row,
} from './words'

const SORTS = ['almond', 'mint'] as const
type Sort = (typeof SORTS)[number]
type Cakes = {
  readonly view: { readonly royal: Sort | null; readonly left: Row<Sort, number> }
  readonly verbs: { readonly play: readonly [card: `card:${Sort}-${number}`]; readonly pass: [] }
  readonly events: { readonly played: readonly [seat: '0' | '1', sort: Sort | null] }
  readonly options: { readonly mode: 'short' | 'long' }
  readonly step: 'play_card'
  readonly outcome: 'goal'
}

const log: LineOf<Cakes>[] = [
  ['played', ['0', 'mint']],
  ['played', ['1', null]],
]

describe('the words of a game', () => {
  test('tell of an event by its things', () => {
    expect(toldOf(log, 'played').map(([seat]) => seat)).toEqual(['0', '1'])
  })

  test('are parted and counted', () => {
    const [sort, value] = partsIn('almond-7')
    expect([sort, value]).toEqual(['almond', '7'])
    expect(nameIn('card:almond-7')).toBe('almond-7')
    expect(namesOf(['card:mint-1', 'seat:0'], 'card')).toEqual(['mint-1'])
    expect([numberOf('3'), numberOf(null), numberOf(undefined)]).toEqual([3, null, null])
  })

  test('give each value of a row its name, as far as the row goes', () => {
    const left: Row<Sort, number> = [4]
    expect(entriesOf(SORTS, left)).toEqual([['almond', 4]])
  })
})

/** `svelte-check` reads these: what is misspelt would compile if an error were not expected there. */
describe('a misspelt word does not compile', () => {
  test('of an event', () => {
    // @ts-expect-error there is no such event
    expect(toldOf(log, 'playd')).toEqual([])
    // @ts-expect-error nor can it be staged
    const staging: Staging<Cakes> = { moves: { playd: () => [] } }
    expect(staging.moves?.played).toBeUndefined()
  })

  test('of a fact, or of a thing', () => {
    const view: Cakes['view'] = { royal: 'mint', left: [1, 2] }
    // @ts-expect-error there is no such fact
    expect(view.royall).toBeUndefined()
    // @ts-expect-error there is no such thing
    expect(view.royal === 'mnt').toBe(false)
    // @ts-expect-error a row is by sorts, not by seats
    expect(entriesOf(['0', '1'] as const, view.left)).toHaveLength(2)
  })

  test('of a step, or of a verb', () => {
    const offer: OfferOf<Cakes> = {
      step: 'play_card',
      seat: 0,
      final: false,
      forced: false,
      choices: [['play mint-1', 'play', ['card:mint-1']]],
      refused: [],
    }
    // @ts-expect-error there is no such step
    expect(offer.step === 'play').toBe(false)
    // @ts-expect-error there is no such verb
    expect(offer.choices.filter(([, verb]) => verb === 'lay')).toEqual([])
  })
})
