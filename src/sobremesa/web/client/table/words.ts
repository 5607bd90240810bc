/** A game's words as types, for what the house asks of a game; each game's own are in its `view.gen.ts`. */

import type { Line, Offer, Result, Told, View } from '../lib/wire.gen'

/** A value for each of `Per`, in its order. */
export type Row<Per extends string, Value> = readonly Value[] & { readonly per?: Per }

/** What a game's words must be to be words. */
export interface AnyWords {
  readonly view: object
  readonly verbs: Readonly<Record<string, readonly string[]>>
  readonly events: Readonly<Record<string, readonly Told[]>>
  readonly options: object
  readonly step: string
  readonly outcome: string
}

/** A game's words, put together. */
export interface WordsOf<
  Seen extends AnyWords['view'],
  Verbs extends AnyWords['verbs'],
  Events extends AnyWords['events'],
  Options extends AnyWords['options'],
  Step extends string,
  Outcome extends string,
> {
  readonly view: Seen
  readonly verbs: Verbs
  readonly events: Events
  readonly options: Options
  readonly step: Step
  readonly outcome: Outcome
}

/** The words of whatever game it is. */
export interface SomeWords extends AnyWords {
  readonly view: View
  readonly options: Readonly<Record<string, string>>
}

/** A line of the log. */
export type LineOf<W extends AnyWords> = {
  [E in keyof W['events'] & string]: readonly [event: E, things: W['events'][E]]
}[keyof W['events'] & string]

/** Something that may be chosen. */
export type ChoiceOf<W extends AnyWords> = {
  [V in keyof W['verbs'] & string]: readonly [notation: string, verb: V, things: W['verbs'][V]]
}[keyof W['verbs'] & string]

/** A thing that a choice can name: `card:almond-7`. */
export type ThingOf<W extends AnyWords> = W['verbs'][keyof W['verbs']][number]

/** What a seat is asked. */
export type OfferOf<W extends AnyWords> = Omit<Offer, 'step' | 'choices'> & {
  readonly step: W['step']
  readonly choices: readonly ChoiceOf<W>[]
}

/** How a game ended. */
export type ResultOf<W extends AnyWords> = Omit<Result, 'outcome'> & {
  readonly outcome: W['outcome']
}

/** The lines of one event, each by its things. */
export function toldOf<L extends Line, E extends L[0]>(
  lines: readonly L[],
  event: E,
): Extract<L, readonly [E, unknown]>[1][] {
  const told = (line: L): line is Extract<L, readonly [E, unknown]> => line[0] === event
  return lines.filter(told).map(([, things]) => things)
}

/** A number that is written as a name, such as a seat; null where there is none. */
export function numberOf(name: `${number}` | null | undefined): number | null {
  return name === null || name === undefined ? null : Number(name)
}

type Parts<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? readonly [First, ...Parts<Rest>]
  : readonly [Name]

/** What a compound's name is made of: `almond-7` of `almond` and `7`. */
export function partsIn<Name extends string>(name: Name): Parts<Name> {
  return name.split('-') as unknown as Parts<Name>
}

/** The bare name of a thing as a choice has it: `card:almond-7` is `almond-7`. */
export function nameIn<Name extends string>(thing: `${string}:${Name}`): Name {
  return thing.slice(thing.indexOf(':') + 1) as Name
}

type Named<Thing, Noun extends string> = Thing extends `${Noun}:${infer Name}` ? Name : never

/** The bare names of those things that are of one noun. */
export function namesOf<Thing extends string, Noun extends string>(
  things: readonly Thing[],
  noun: Noun,
): Named<Thing, Noun>[] {
  const head = `${noun}:`
  return things
    .filter((thing) => thing.startsWith(head))
    .map((thing) => thing.slice(head.length) as Named<Thing, Noun>)
}

/** A list without those names; of two equal ones only one goes for each. */
export function without<Name>(list: readonly Name[], gone: readonly Name[]): readonly Name[] {
  const rest = [...list]
  for (const name of gone) {
    const at = rest.indexOf(name)
    if (at >= 0) rest.splice(at, 1)
  }
  return rest
}

/** How often a name is in a list. */
export function timesIn<Name>(list: readonly Name[], name: Name): number {
  return list.filter((one) => one === name).length
}

/** A row's values, each with the name that it belongs to. */
export function entriesOf<Per extends string, Value>(
  names: readonly Per[],
  row: Row<NoInfer<Per>, Value>,
): (readonly [Per, Value])[] {
  return names.slice(0, row.length).map((name, i) => [name, row[i] as Value] as const)
}
