/** What a table is given to draw, the generic one and those that games draw for themselves. */

import type { Snippet } from 'svelte'
import type { GameSpeech } from '../lib/speech.svelte'
import type { Viewer } from '../lib/seats'
import type { SeatInfo } from '../lib/wire.gen'
import type { ChangesOf } from './changes'
import type { AnyWords, LineOf, OfferOf, ResultOf, SomeWords, ThingOf } from './words'

/**
 * A table draws seats, common area and hand, puts the prompt directly above the hand, and gives every
 * thing that can be chosen its name: `data-thing="card:almond-7"`, several names apart by blanks.
 * What is picked together is joined: `data-thing="flavour:almond+edge:above"`, as a choice names it.
 * A choice without things may be drawn by its verb: `data-thing="verb:pass"`; else it is a button.
 * What lies where it cannot be chosen says with `data-fly="card:almond-7"` that it is the same thing, so
 * that it flies when it changes its place; `data-fly=""` keeps a thing from flying. Places between which
 * things move are named, too: `data-place="deck"` (see `staging.ts`).
 * What needs words names the thing that is explained (`data-about="object:bone"`) or says them itself
 * (`data-tell`). What lies in the viewer's own hand is inside an element with `data-own`. A table that
 * needs the width says so (`data-wide`): then log, chat and rules have a narrow column beside it, or lie over it.
 */
export interface TableProps<Words extends AnyWords = SomeWords> {
  readonly speech: GameSpeech
  readonly view: Words['view']
  readonly viewer: Viewer
  readonly seats: readonly SeatInfo[]
  /** What was agreed before the game, by name. */
  readonly options: Words['options']
  /** Whether it shows nothing that people can only remember: as agreed, and never after the end. */
  readonly forgets: boolean
  /** The seats that have to choose. */
  readonly waiting: readonly number[]
  /** What the viewer is asked; null if nothing. */
  readonly offer: OfferOf<Words> | null
  /** The things that the viewer has picked so far. */
  readonly picked: readonly ThingOf<Words>[]
  /** Those of them that are chosen already and wait to be sent, though the view does not show it. */
  readonly untried?: readonly ThingOf<Words>[]
  readonly changes: ChangesOf<Words>
  readonly prompt: Snippet
}

/**
 * What a game's `Dish.svelte` is given: it serves the result on the end screen, above the ranking, as the
 * game's own picture, drawn with the parts of the table as it was left. It is decoration for those who see it; names, places and scores stand beside it.
 */
export interface DishProps<Words extends AnyWords = SomeWords> {
  readonly speech: GameSpeech
  readonly result: ResultOf<Words>
  readonly log: readonly LineOf<Words>[]
}

/** What a game's `Figure.svelte` is given: it draws the figures of the rulebook by their names. */
export interface FigureProps {
  readonly name: string
  readonly speech: GameSpeech
}
