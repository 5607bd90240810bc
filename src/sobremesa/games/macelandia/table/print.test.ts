import { expect, test } from 'vitest'
import { deckOf, isEnhancement, printOf, signOf } from './print'

test('a card shows its strength, race and ability', () => {
  expect(printOf('l05')).toEqual({
    faction: 'light',
    index: '5',
    emblem: 'kind-l05',
    race: 'human',
    power: 'vital_shot',
  })
  expect([printOf('de').index, printOf('dx').index]).toEqual(['+1', ''])
  expect([printOf('le').emblem, printOf('dx').emblem]).toEqual(['enhancement', 'instant-death'])
  expect([isEnhancement('de'), isEnhancement('d11')]).toEqual([true, false])
})

test('an ability is shown by whom it pairs with or defeats', () => {
  expect(signOf('l02')).toEqual({ icon: 'plus', kinds: ['l03'], races: [] })
  expect(signOf('d01')).toEqual({ icon: 'swords', kinds: ['l11'], races: [] })
  expect(signOf('d05')).toEqual({ icon: 'swords', kinds: [], races: ['beast'] })
  expect(signOf('l03')).toBeNull()
})

test('many players have the additional cards in their decks', () => {
  expect(deckOf('light', 6)).toHaveLength(13)
  const large = deckOf('darkness', 7)
  expect(large).toHaveLength(16)
  expect(large.filter((kind, i) => large[i - 1] === kind)).toEqual(['d03', 'd06', 'de'])
})
