/**
 * From an offer and the things picked so far to what may be done next, for all games.
 *
 * A person picks things one by one, in any order; every pick leaves fewer choices. This module knows
 * no rules and never answers by itself: it only says what remains.
 */

import type { Choice, Offer } from '../lib/wire.gen'

export type { Choice, Offer }

/** A button that stands for a choice, or for a thing that nobody drew. */
export interface Option {
  /** What the button says: the sentence of a choice, or the name of a thing. */
  readonly choice: Choice | null
  readonly thing: string | null
}

/** What may be done with an offer after some picks. */
export interface Narrowed {
  readonly remaining: readonly Choice[]
  /** Things to light: the next pick of at least one remaining choice. */
  readonly lit: ReadonlySet<string>
  readonly options: readonly Option[]
  /** The one choice that is left after a pick. */
  readonly sole: Choice | null
  /** What one more word would do: the choice of which all is picked, else the one that is left. */
  readonly ready: Choice | null
}

export const notationOf = (choice: Choice): string => choice[0]
export const verbOf = (choice: Choice): string => choice[1]
/** The name by which a table may draw a choice without things, such as a place to pass at. */
const verbThing = (choice: Choice): string => `verb:${verbOf(choice)}`
/** What is picked of a choice. */
export const thingsOf = (choice: Choice): readonly string[] =>
  choice[2].length > 0 ? choice[2] : [verbThing(choice)]

/** The things of a choice that have not been picked; null if the picks do not all belong to it. */
export function unpicked(choice: Choice, picked: readonly string[]): string[] | null {
  const rest = [...thingsOf(choice)]
  for (const thing of picked) {
    const at = rest.indexOf(thing)
    if (at < 0) return null
    rest.splice(at, 1)
  }
  return rest
}

/**
 * What remains of an offer. `drawn` tells whether a thing lies on the table; the others need buttons.
 */
export function narrow(
  offer: Offer,
  picked: readonly string[],
  drawn: (thing: string) => boolean,
): Narrowed {
  const remaining: Choice[] = []
  const lit = new Set<string>()
  const whole: Choice[] = []
  const hidden = new Map<string, Choice[]>()
  for (const choice of offer.choices) {
    const rest = unpicked(choice, picked)
    if (rest === null) continue
    remaining.push(choice)
    const next = rest[0]
    if (next === undefined || (next === verbThing(choice) && !drawn(next))) {
      whole.push(choice)
      continue
    }
    for (const thing of rest) lit.add(thing)
    if (!rest.some(drawn)) hidden.set(next, [...(hidden.get(next) ?? []), choice])
  }
  const options: Option[] = whole.map((choice) => ({ choice, thing: null }))
  for (const [thing, choices] of hidden) {
    const only = choices.length === 1 ? (choices[0] ?? null) : null
    options.push(only ? { choice: only, thing: null } : { choice: null, thing })
  }
  const sole = picked.length > 0 && remaining.length === 1 ? (remaining[0] ?? null) : null
  const full =
    picked.length > 0 ? remaining.find((choice) => !unpicked(choice, picked)?.length) : null
  return { remaining, lit, options, sole, ready: full ?? sole }
}

/** The things that a name stands for: `flavour:almond+edge:above` are two, picked together. */
export function joined(name: string): string[] {
  return name.split('+')
}

/**
 * The picks with a thing, or several joined ones, in the place of as few others as can be: the last one
 * before the others, all of them at worst. Null if nothing allows for it.
 */
export function swapped(
  offer: Offer,
  picked: readonly string[],
  name: string,
): readonly string[] | null {
  const fewer = picked.map((_, i) => picked.filter((_one, j) => j !== i)).toReversed()
  for (const kept of [picked, ...fewer, []]) {
    const picks = [...kept, ...joined(name)]
    if (offer.choices.some((choice) => unpicked(choice, picks) !== null)) return picks
  }
  return null
}

/** The picks without a thing, or without several joined ones. */
export function without(picked: readonly string[], name: string): readonly string[] {
  return joined(name).reduce<readonly string[]>((left, thing) => {
    const at = left.lastIndexOf(thing)
    return left.filter((_, i) => i !== at)
  }, picked)
}

/** The choices that are left of an offer and speak of a thing. */
export function choicesWith(offer: Offer, picked: readonly string[], name: string): Choice[] {
  const picks = joined(name).every((thing) => picked.includes(thing))
    ? picked
    : swapped(offer, picked, name)
  return picks ? offer.choices.filter((choice) => unpicked(choice, picks) !== null) : []
}

/** A rule that forbids something, and what it forbids: the verb by which it was tried. */
export interface Against {
  readonly rule: string
  readonly verb: string
}

/** What forbids to pick a thing now, if the offer names a rule: after the picks, or whatever is picked. */
export function ruleAgainst(
  offer: Offer,
  picked: readonly string[],
  thing: string,
): Against | null {
  const things = joined(thing)
  for (const [verb, refused, rule] of offer.refused) {
    const rest = unpicked(['', verb, refused], picked)
    const alone = refused.length === things.length && things.every((one) => refused.includes(one))
    if (alone || (rest && things.every((one) => rest.includes(one)))) return { rule, verb }
  }
  return null
}

/** Whether the offer asks for one of these things at all, at any point. */
export function asksFor(offer: Offer, things: Iterable<string>): boolean {
  const named = new Set(offer.choices.flatMap((choice) => thingsOf(choice)))
  for (const thing of things) if (named.has(thing)) return true
  return false
}
