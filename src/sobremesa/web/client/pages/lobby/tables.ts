/** The lobby's order: what waits for you, what is yours, what is open, what may be watched. */
import type { TableInfo } from '../../lib/wire.gen'

export type Tables = {
  /** Where a seat is kept for you by name. */
  asked: TableInfo[]
  yours: TableInfo[]
  open: TableInfo[]
  running: TableInfo[]
  finished: TableInfo[]
}

/** Whether the table waits for a choice of yours. */
export const isYourTurn = (card: TableInfo) =>
  card.state === 'playing' &&
  card.closed === null &&
  card.waiting.some((seat) => card.you.includes(seat))

const isYours = (card: TableInfo) => card.you.length > 0 || card.host

const isAsked = (card: TableInfo) => card.asked_by !== null && !isYours(card)

const hasFree = (card: TableInfo) => card.seats.some(({ sitter }) => sitter === 'open')

/** How many seats of the table are taken. */
export const takenOf = (card: TableInfo) =>
  card.seats.filter(({ sitter }) => sitter === 'person' || sitter === 'bot').length

/** A few words in one line, those that are there. */
export const inOneLine = (...words: string[]) => words.filter(Boolean).join(' · ')

export function sorted(cards: readonly TableInfo[]): Tables {
  const yours = cards.filter((card) => isYours(card) && card.state !== 'over')
  return {
    asked: cards.filter(isAsked),
    yours: [...yours.filter(isYourTurn), ...yours.filter((card) => !isYourTurn(card))],
    // A table that is full and waits to begin has nothing to offer to anybody else.
    open: cards.filter(
      (card) => !isYours(card) && !isAsked(card) && card.state === 'laying' && hasFree(card),
    ),
    running: cards.filter(
      (card) => !isYours(card) && (card.state === 'playing' || card.state === 'paused'),
    ),
    finished: cards.filter((card) => card.state === 'over'),
  }
}
