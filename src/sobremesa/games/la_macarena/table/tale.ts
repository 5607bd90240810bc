/** What is told of a finished game: elements by hands, with the amulets made, and the series to remember. */

import { roundsBy } from '$client/table/kit/rounds'
import { best, Counts, highestOf, named, record } from '$client/table/tale'
import type { Anecdote, Finished, Note, Tale } from '$client/table/tale'
import { toldOf } from '$client/table/words'
import type { Line, Words } from './view.gen'

/** What an event does to the elements of its seat. */
const ELEMENTS: { readonly [event in Line[0]]?: number } = {
  token_taken: 1,
  bought: 1,
  element_returned: -1,
}

const sumOf = (lines: readonly Line[], who: string, worth: (event: Line[0]) => number) =>
  lines.reduce((sum, [event, [seat]]) => sum + (seat === who ? worth(event) : 0), 0)
const amuletsIn = (lines: readonly Line[], who: string) =>
  sumOf(lines, who, (event) => Number(event === 'amulet_made'))

/** One amulet needs no number. */
function madeNotes(number: number): Note[] {
  const note = { icon: 'amulet', says: 'table-tale_amulet' }
  return number > 1 ? [{ ...note, number }] : number ? [note] : []
}

const rounds = roundsBy<Words>(
  {
    opening: 'hand_began',
    gain: (lines, who) => sumOf(lines, who, (event) => ELEMENTS[event] ?? 0),
    notes: (lines, who) => madeNotes(amuletsIn(lines, who)),
    total: amuletsIn,
  },
  {
    caption: { key: 'table-tale_hands' },
    round: { key: 'table-tale_hand' },
    total: { key: 'fact-amulets' },
  },
)

/** The longest series, and most mirrors in a row, of each seat. */
function recordsIn(log: readonly Line[]) {
  const [series, mirrors] = [new Counts(), new Counts()]
  let cards = 0
  let inRow = 0
  let mirrored = ''
  for (const [event, things] of log) {
    if (event === 'opened') cards = 0
    else if (event === 'laid') series.raise(things[0], (cards += 1))
    else if (event === 'mirror_turn_began') {
      inRow = mirrored === things[0] ? inRow + 1 : 1
      mirrored = things[0]
      mirrors.raise(mirrored, inRow)
    }
    // The next turn is another seat's: what a seat mirrors later is no longer in a row.
    if ((event === 'opened' || event === 'passed') && things[0] !== mirrored) mirrored = ''
    if (event === 'hand_began') mirrored = ''
  }
  return { series, mirrors }
}

/** The only element that was won by its higher cards alone. */
function narrowAnecdote(log: readonly Line[]): Anecdote | null {
  const [only, another] = toldOf(log, 'element_won_by_rank')
  if (!only || another) return null
  const [seat, element] = only
  const places = { names: named('seat', seat), element: named('element', element) }
  return { key: 'table-tale_narrow', icon: `el-${element}`, places }
}

function anecdotes({ log, result }: Finished<Words>): Anecdote[] {
  const players = result.places.length
  const { series, mirrors } = recordsIn(log)
  const returned = highestOf(toldOf(log, 'macas_returned'), ([, macas]) => macas)
  const collections = highestOf(toldOf(log, 'collection_shown'), ([, cards]) => cards)
  return best([
    record(mirrors.most(3, players), 'table-tale_mirrors', 'mirror'),
    record(series.most(4, players), 'table-tale_series', 'link-up'),
    record(returned.most(3, players), 'table-tale_returned', 'maca-0'),
    record(collections.most(10, players), 'table-tale_collection', 'pile'),
    narrowAnecdote(log),
  ])
}

export const tale: Tale<Words> = { rounds, anecdotes }
