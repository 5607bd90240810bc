/** What a game says about how its own table moves; it stands beside its Table.svelte. */

import type { Component } from 'svelte'
import type { GameSpeech } from '../lib/speech.svelte'
import type { AnyWords, ChoiceOf, LineOf, OfferOf, SomeWords } from './words'

/** Something goes from one place to another. Places are elements with `data-place="deck"`. */
export interface Move {
  /** The thing that moves, by its name (`card:almond-7`); null: something face down, or a mere token. */
  readonly thing: string | null
  /** The symbol that moves where no thing does, and its colour. */
  readonly icon?: string
  readonly tone?: string
  readonly from: string
  readonly to: string
}

/** A card by its name; one that is not told goes face down. */
export const card = (name: string | null, from: string, to: string): Move => ({
  thing: name === null ? null : `card:${name}`,
  from,
  to,
})

/** A mere token, as its symbol; a tone is a token of the house or of the game's world. */
export const token = (icon: string, from: string, to: string, tone = 'inherit'): Move => ({
  thing: null,
  icon,
  tone,
  from,
  to,
})

/**
 * A small scene over the table, for a special moment. It draws with the table's parts what has come of it; how
 * long it is on really, by the pace that the viewer has chosen, its styles know as `--ms`.
 */
export interface Scene {
  // A scene's props are its own business.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly component: Component<any>
  readonly props: object
  readonly ms: number
}

/** A scene that is on for so long, in milliseconds. */
export const scene = <Props extends object>(
  component: Component<Props>,
  ms: number,
  props: Props,
): Scene => ({ component, props, ms })

export interface Rounds<Words extends AnyWords = SomeWords> {
  /** The event with which the next one begins: all lines before it tell of the one that is over. */
  readonly begins: keyof Words['events'] & string
  /** The table as the finished round left it, from the views before and after, and the lines of its end. */
  readonly left: (
    before: Words['view'],
    after: Words['view'],
    lines: readonly LineOf<Words>[],
  ) => Words['view']
}

/** `Words` are the game's own, from its `view.gen.ts`: what it has no word for cannot be staged. */
export interface Staging<Words extends AnyWords = SomeWords> {
  /** Lets scenes and the dish draw one view with the table's parts: `shareStill` of its `table.ts`. */
  readonly still?: (speech: GameSpeech, view: Words['view']) => void
  /** The question in words that fit the moment better than the step's own; null: those will do. */
  readonly ask?: (offer: OfferOf<Words>, view: Words['view'], speech: GameSpeech) => string | null
  /** What goes where at an event. What is drawn before and after at different places flies by itself. */
  readonly moves?: {
    readonly [E in keyof Words['events']]?: (told: Words['events'][E]) => readonly Move[]
  }
  /** The scene of an event, from its things, the view after it, and all lines told together with it. */
  readonly scenes?: {
    readonly [E in keyof Words['events']]?: (
      told: Words['events'][E],
      view: Words['view'],
      lines: readonly LineOf<Words>[],
    ) => Scene | null
  }
  /** Events by how much they tell of an act, the most telling first; else its first line that says who acts. */
  readonly tells?: readonly (keyof Words['events'] & string)[]
  /** Events of which several by the same seat are told in one sentence, their things in a row. */
  readonly gathers?: readonly (keyof Words['events'] & string)[]
  /** Events that only lead up to the line after them: the log folds them under it. */
  readonly folds?: readonly (keyof Words['events'] & string)[]
  /** How a round gives way to the next one, where an act ends one and deals another. */
  readonly rounds?: Rounds<Words>
  /** Steps whose choices are gathered, tried out with free undo, and sent together. */
  readonly planned?: readonly Words['step'][]
  /** Those of them whose plan is whole only with the choice that ends it: it is not sent before. */
  readonly whole?: readonly Words['step'][]
  /** The verb that ends the viewer's turn at a step: everywhere the same button, and the last one. */
  readonly ends?: { readonly [S in Words['step']]?: keyof Words['verbs'] & string }
  /** Whether a planned choice that ends its plan waits for one more word, by what lies on the table and was agreed. */
  readonly doubtful?: (
    choice: ChoiceOf<Words>,
    view: Words['view'],
    options: Words['options'],
  ) => boolean
}
