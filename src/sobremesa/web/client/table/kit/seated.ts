/** What the card of a place says of whoever sits there, and what threatens there. */

import type { Shared } from './define'

export interface Seated {
  readonly bot: boolean
  /** Who plays there, where a bot plays for itself. */
  readonly character: string | null
  /** Whether a bot plays for a person who keeps the seat. */
  readonly standsIn: boolean
  /** Whether that person has given the game up. */
  readonly resigned: boolean
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
export type AroundTable = Pick<Shared, 'seats' | 'viewer' | 'waiting'>

export function seatedAt(seat: number, { seats, viewer, waiting }: AroundTable): Seated {
  const sitter = seats[seat]
  const asked = waiting.includes(seat)
  const bot = sitter?.sitter === 'bot'
  return {
    bot,
    character: sitter?.character ?? null,
    standsIn: sitter?.kept ?? false,
    resigned: sitter?.why === 'resigned',
    own: seat === viewer,
    asked,
    turn: asked && waiting.length === 1,
    chooses: asked && waiting.length > 1,
    away: sitter?.sitter === 'person' && !sitter.present,
  }
}

/** The danger at a seat by the view's fact `danger`, a row with a name or nothing for each seat. */
export function dangerAt(seat: number, view: object): string | null {
  const danger: unknown = 'danger' in view ? view.danger : null
  const there: unknown = Array.isArray(danger) ? danger[seat] : null
  return typeof there === 'string' ? there : null
}
