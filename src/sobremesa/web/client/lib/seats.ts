/** Seats as the shell draws and names them. */
import { characterName } from './characters'
import { speech } from './speech.svelte'
import type { DayMark, SeatInfo, TableInfo } from './wire.gen'

/** A viewer: a seat, or null for the spectator. */
export type Viewer = number | null

const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'plus', 'star', 'drop']

/** The symbol of a seat. */
export const shapeOf = (seat: number) => `seat-${SHAPES[seat % SHAPES.length]}`

/** Who sits there, in words: a name, or that the seat is free or kept for someone. */
export function sitterName(seat: SeatInfo, card: TableInfo): string {
  if (seat.sitter === 'open') return speech.say('web-seat_open')
  if (seat.sitter === 'invited') {
    return seat.expected
      ? speech.say('web-seat_expected', { name: seat.expected })
      : speech.say('web-seat_invited')
  }
  return apart(seat, card)
}

/** What somebody is called: as the person is, as the character is, or as the player from elsewhere. */
function ownName({ seat, name, character, level, sitter, kept }: SeatInfo): string {
  if (name) return name
  // Whoever wanted to be forgotten has a seat, and no name.
  if (sitter === 'person' || kept) return speech.say('web-somebody')
  if (character) return characterName(character)
  // Whoever shows the best line of a day.
  if (level?.startsWith('search-')) return speech.say('day-house')
  return level ?? speech.say('seat-name', { number: seat + 1 })
}

/** The names by seat for a game's sentences; a seat nobody has yet goes by its number. */
export function namesOf(card: TableInfo): string[] {
  return card.seats.map((seat) =>
    seat.sitter === 'open' || seat.sitter === 'invited' ? '' : sitterName(seat, card),
  )
}

/** The names of the seats that are asked for, in a row. */
export function namesAt(card: TableInfo, asked: (seat: SeatInfo) => boolean): string[] {
  return card.seats.filter(asked).map((seat) => sitterName(seat, card))
}

/** A sitter's name; companions on one device and namesakes are told apart by a number. */
function apart(seat: SeatInfo, card: TableInfo): string {
  const name = ownName(seat)
  const namesakes = card.seats.filter((one) => ownName(one) === name)
  const number = namesakes.findIndex((one) => one.seat === seat.seat) + 1
  return number > 1 ? speech.say('web-namesake', { name, number }) : name
}

/** What a table is called: its own title, or its host's game. */
export function titleOf(card: TableInfo): string {
  if (card.day) return dayTitle(card.game, card.day)
  return card.title || speech.game(card.game)
}

function dayTitle(name: string, { date, practice, told }: DayMark): string {
  const game = speech.game(name)
  const table = told
    ? speech.say('day-table_of', { game, date: speech.day(date) })
    : speech.say('day-table', { game })
  return practice ? speech.say('day-practice', { table }) : table
}
