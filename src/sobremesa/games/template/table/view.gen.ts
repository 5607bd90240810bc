/** Made from the game's words and views by `make generate`; what is changed here is lost. */

import type { ChoiceOf, LineOf, OfferOf, Row, WordsOf } from '$client/table/words'

export const SEAT_NAMES = ['0', '1', '2', '3'] as const
export type SeatName = (typeof SEAT_NAMES)[number]
export const OUTCOME_NAMES = ['most_tricks'] as const
export type OutcomeName = (typeof OUTCOME_NAMES)[number]

/** What a viewer knows. */
export type View = {
  readonly seat: SeatName | null
  readonly hand: readonly `${number}`[]
  readonly chosen: `${number}` | null
  readonly hand_sizes: Row<SeatName, number>
  readonly tricks: Row<SeatName, number>
  readonly played: readonly `${number}`[]
}

/** What may be chosen, and the things of each choice. */
export type Verbs = Readonly<{ play: readonly [card: `card:${number}`] }>

/** What happens, and to what; null is not told. */
export type Events = {
  readonly dealt: readonly [seat: SeatName, card: `${number}`]
  readonly chosen: readonly [seat: SeatName, card: `${number}`]
  readonly played: readonly [seat: SeatName, card: `${number}`]
  readonly trick_won: readonly [seat: SeatName]
  readonly game_ended: readonly [outcome: OutcomeName]
}

/** What was agreed before the game. */
export type Options = Readonly<{ seats: '2' | '3' | '4'; hand: '2' | '3' }>

/** Where somebody is asked. */
export type Step = 'choose_card'

/** How it can end. */
export type Outcome = 'most_tricks'

/** All of them, for what the house knows of a game. */
export type Words = WordsOf<View, Verbs, Events, Options, Step, Outcome>
export type Line = LineOf<Words>
export type Choice = ChoiceOf<Words>
export type Offer = OfferOf<Words>
