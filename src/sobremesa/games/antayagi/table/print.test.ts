import { expect, test } from 'vitest'
import { BACKS, isCounted, OBJECTS, pointsInZone, pointsOf, raises } from './print'

test('cards show their points; a fish has some only beside what raises the target', () => {
  expect([pointsOf('treasure'), pointsInZone('treasure')]).toEqual([1, 1])
  expect([pointsOf('fish'), pointsInZone('fish')]).toEqual([0, 2])
  expect(OBJECTS.filter(raises)).toEqual(['toxic_waste'])
  expect(OBJECTS.filter((object) => !isCounted(object))).toEqual(['wandering_mage', 'empty_box'])
})

test('the backs stand in the order of the rules', () => {
  expect(BACKS).toEqual(['sabotage', 'small_hat', 'treasure_t_rex', 'plain'])
})
