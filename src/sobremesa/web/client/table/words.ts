/** A game's words as types, for what the house asks of a game; each game's own are in its `view.gen.ts`. */

import type { Offer, Result, Told, View } from '../lib/wire.gen'

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

/** What a seat is asked. */
export type OfferOf<W extends AnyWords> = Omit<Offer, 'step' | 'choices'> & {
  readonly step: W['step']
  readonly choices: readonly ChoiceOf<W>[]
}

/** How a game ended. */
export type ResultOf<W extends AnyWords> = Omit<Result, 'outcome'> & {
  readonly outcome: W['outcome']
}
