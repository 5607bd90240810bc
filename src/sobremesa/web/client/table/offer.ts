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
  /** The one choice that is left after a pick, whole. */
  readonly sole: Choice | null
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
  return { remaining, lit, options, sole }
}

/** The things that a name stands for: `flavour:almond+edge:above` are two, picked together. */
export function joined(name: string): string[] {
  return name.split('+')
}

/** The picks after a thing, or several joined ones, were clicked: a second click gives them back. */
export function toggled(
  picked: readonly string[],
  name: string,
  lit: ReadonlySet<string>,
): string[] {
  const things = joined(name)
  if (things.every((thing) => lit.has(thing))) return [...picked, ...things]
  if (!things.every((thing) => picked.includes(thing))) return [...picked]
  return things.reduce(without, [...picked])
}

function without(picked: readonly string[], thing: string): string[] {
  const at = picked.lastIndexOf(thing)
  return picked.filter((_, i) => i !== at)
}

/** The rule that forbids to pick a thing now, if the offer names one. */
export function ruleAgainst(offer: Offer, picked: readonly string[], thing: string): string | null {
  for (const [verb, things, rule] of offer.refused) {
    const rest = unpicked(['', verb, things], picked)
    if (rest && joined(thing).every((one) => rest.includes(one))) return rule
  }
  return null
}

/** Whether the offer asks for one of these things at all, at any point. */
export function asksFor(offer: Offer, things: Iterable<string>): boolean {
  const named = new Set(offer.choices.flatMap((choice) => thingsOf(choice)))
  for (const thing of things) if (named.has(thing)) return true
  return false
}
