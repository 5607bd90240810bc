/**
 * Which drawing of a thing is the one to click.
 *
 * A card may lie in the hand and, as another copy, on a pile; a well has a row of its own and is
 * named in a line besides. Only the likeliest place carries the name, so that one click means one thing.
 */

import type { Offer, Vocabulary } from '../lib/wire.gen'
import type { Board, Piece, Strip } from './drawing'
import { isSeats, nounOf } from './nouns'

interface Places {
  readonly hand: readonly Strip[]
  readonly strips: readonly Strip[]
  readonly boards: readonly Board[]
}

export function thingOf(piece: { readonly noun: string; readonly name: string }): string {
  return `${piece.noun}:${piece.name}`
}

/** Give each thing of the offer its name in the first of the places that has it. */
export function nameThings(vocabulary: Vocabulary, offer: Offer | null, places: Places): void {
  const asked = new Set(offer?.choices.flatMap(([, , things]) => things) ?? [])
  const explained = (board: Board) => nounOf(vocabulary, board.noun).explained
  // Seats are chosen by their place cards.
  const boards = places.boards.filter((board) => !isSeats(vocabulary, board.noun))
  const covers = (pieces: readonly Piece[]) =>
    pieces.filter((piece) => asked.has(thingOf(piece))).length
  const groups: (readonly Piece[])[] = [
    ...places.hand.map((strip) => strip.pieces),
    ...boards.filter(explained).map((board) => board.heads),
    ...boards.filter((board) => !explained(board)).map((board) => board.heads),
    ...places.strips.map((strip) => strip.pieces).toSorted((a, b) => covers(b) - covers(a)),
  ]
  const named = new Set<string>()
  for (const pieces of groups) {
    const before = new Set(named)
    for (const piece of pieces) {
      const thing = thingOf(piece)
      if (before.has(thing)) continue
      piece.thing = thing
      named.add(thing)
    }
  }
}
