/** What a game says about how its own table moves; it stands beside its Table.svelte. */

import type { Component } from 'svelte'
import type { GameSpeech } from '../lib/speech.svelte'
import type { Choice, Line, Offer, View } from '../lib/wire.gen'

/** The things of an event, as a line of the log has them: null is not told. */
export type Told = readonly (string | number | null)[]

/** Something goes from one place to another. Places are elements with `data-place="deck"`. */
export interface Move {
  /** The thing that moves, by its name (`card:almond-7`); null: something face down, or a mere token. */
  readonly thing: string | null
  /** The symbol that moves where no thing does. */
  readonly icon?: string
  readonly from: string
  readonly to: string
}

/**
 * A small scene over the table, for a special moment. It is given its props and `speech`; how long it is on
 * really, by the pace that the viewer has chosen, its styles know as `--ms`.
 */
export interface Scene {
  // A scene's props are its own business.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly component: Component<any>
  readonly props: Readonly<Record<string, unknown>>
  readonly ms: number
}

export interface Staging {
  /** The question in words that fit the moment better than the step's own; null: those will do. */
  readonly ask?: (offer: Offer, view: View, speech: GameSpeech) => string | null
  /** What goes where at an event. What is drawn before and after at different places flies by itself. */
  readonly moves?: Readonly<Record<string, (told: Told) => readonly Move[]>>
  /** The scene of an event, from its things, the view after it, and all lines told together with it. */
  readonly scenes?: Readonly<
    Record<string, (told: Told, view: View, lines: readonly Line[]) => Scene | null>
  >
  /** Steps whose choices are gathered, tried out with free undo, and sent together. */
  readonly planned?: readonly string[]
  /** Those of them whose plan is whole only with the choice that ends it: it is not sent before. */
  readonly whole?: readonly string[]
  /** Whether a planned choice that ends its plan waits for one more word, by what lies on the table. */
  readonly doubtful?: (choice: Choice, view: View) => boolean
}
