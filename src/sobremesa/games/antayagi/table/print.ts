/** What is printed on the cards: points, and the tones of pictures and symbols. */

import { BACK, OBJECT, type ObjectPrint } from './print.gen'
import type { BackName, ObjectName, View } from './view.gen'

/** An object that is known. */
export type Thing = ObjectPrint['name']

const TINTS: Readonly<Record<Thing, string>> = {
  treasure: '#f8e6be',
  hat: '#e9ddf1',
  lollipop: '#f9dad2',
  muffin: '#f9ddd0',
  t_rex: '#dcebd2',
  bone: '#f1e6d2',
  toxic_waste: '#e6eac2',
  fish: '#d6e7f0',
  wandering_mage: '#e6dcef',
  empty_box: '#f0e2cc',
}

const TONES: Readonly<Record<BackName, string>> = {
  sabotage: '#b3341f',
  small_hat: '#6b4a93',
  treasure_t_rex: '#124a47',
  plain: '#124a47',
}

/** All objects, in the order of the rules. */
export const OBJECTS = OBJECT.map(({ name }) => name)

/** All backs, in the order of the rules. */
export const BACKS = BACK.map(({ name }) => name)

const PRINTS = new Map<ObjectName, ObjectPrint>(OBJECT.map((print) => [print.name, print]))

/** The points that a card shows. */
export const pointsOf = (object: Thing): number => PRINTS.get(object)?.points ?? 0

/** What it is worth in a zone. What shows no points lies there only beside what raises the target. */
export function pointsInZone(object: Thing): number {
  return pointsOf(object) || (PRINTS.get(object)?.points_when_raised ?? 0)
}

/** Whether it raises the target of its owner. */
export const raises = (object: Thing): boolean => PRINTS.get(object)?.effect === 'raise_target'

type Counted<Fact> = Fact extends `zone_${infer Object}` ? Object : never

/** Whether a fact of its own counts it in zones: those that bring points. */
export function isCounted(object: Thing): object is Thing & Counted<keyof View> {
  return pointsInZone(object) > 0
}

export const tintOf = (object: Thing): string => TINTS[object]

/** The colour of a back's symbol. */
export const toneOf = (back: BackName): string => TONES[back]
