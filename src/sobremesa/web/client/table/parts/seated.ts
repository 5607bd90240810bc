/** What the card of a place says of whoever sits there. */

import type { AnyWords } from '../words'
import type { Shared } from './shared'

export interface Seated {
  readonly bot: boolean
  readonly own: boolean
  /** Whether the table waits for this seat. */
  readonly asked: boolean
  /** Whether it waits for this seat alone. */
  readonly turn: boolean
  /** Whether it waits for this seat and for others, who choose at once. */
  readonly chooses: boolean
  readonly away: boolean
}

/** What has to be known of a table to tell who sits where. */
export type AroundTable = Pick<Shared<AnyWords, unknown>, 'speech' | 'seats' | 'viewer' | 'waiting'>

export function seatedAt(seat: number, { seats, viewer, waiting }: AroundTable): Seated {
  const sitter = seats[seat]
  const asked = waiting.includes(seat)
  return {
    bot: sitter?.sitter === 'bot',
    own: seat === viewer,
    asked,
    turn: asked && waiting.length === 1,
    chooses: asked && waiting.length > 1,
    away: sitter?.sitter === 'person' && !sitter.present,
  }
}
