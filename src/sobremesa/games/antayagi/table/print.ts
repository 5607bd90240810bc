/** What is printed on the cards: the points. Tints and tones stand in world.css. */

import { BACK, OBJECT, type ObjectPrint } from './print.gen'
import type { ObjectName, View } from './view.gen'

/** An object that is known. */
export type Thing = ObjectPrint['name']

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
