/** What is told of a finished game: elements by hands, with the amulets made, and the series to remember. */

import {
  best,
  Counts,
  partsOf,
  record,
  seatsOf,
  spansOf,
  sumOf,
  type Anecdote,
  type Cell,
  type Finished,
  type Note,
  type Rounds,
  type Tale,
} from '$client/table/tale'
import { toldOf } from '$client/table/words'
import type { Line, Words } from './view.gen'

/** What an event does to the elements of its seat. */
const ELEMENTS: { readonly [event in Line[0]]?: number } = {
  token_taken: 1,
  bought: 1,
  element_returned: -1,
}

/** One amulet needs no number. */
function madeNote(number: number): Note {
  const note = { icon: 'amulet', says: 'table-tale_amulet' }
  return number > 1 ? { ...note, number } : note
}

const ofSeat = (lines: readonly Line[], seat: string) =>
  lines.filter(([, things]) => things[0] === seat)

function rounds({ log, result }: Finished<Words>): Rounds {
  const hands = partsOf(log, 'hand_began')
  const spans = spansOf(hands.length)
  const rows = seatsOf(result).map((seat) => {
    const own = hands.map((lines) => ofSeat(lines, seat))
    const elements = own.map((lines) =>
      lines.reduce((sum, [event]) => sum + (ELEMENTS[event] ?? 0), 0),
    )
    const amulets = own.map((lines) => toldOf(lines, 'amulet_made').length)
    const cells = spans.map((span): Cell => {
      const made = sumOf(amulets, span)
      const value = sumOf(elements, span)
      return made ? { value, notes: [madeNote(made)] } : { value }
    })
    return { who: seat, cells, total: sumOf(amulets, { first: 0, last: hands.length - 1 }) }
  })
  return {
    caption: { key: 'table-tale_hands' },
    round: { key: 'table-tale_hand' },
    heads: spans,
    total: { key: 'fact-amulets' },
    noun: 'seat',
    rows,
    signed: true,
  }
}

interface Records {
  readonly series: Counts
  readonly mirrors: Counts
  readonly returned: Counts
  readonly collections: Counts
}

/** The longest series, most mirrors in a row, most macas lost at once, and largest collection of each seat. */
function recordsIn(log: readonly Line[]): Records {
  const records = {
    series: new Counts(),
    mirrors: new Counts(),
    returned: new Counts(),
    collections: new Counts(),
  }
  let cards = 0
  let mirrors = 0
  let mirrored = ''
  for (const [event, things] of log) {
    if (event === 'opened') cards = 0
    else if (event === 'laid') records.series.raise(things[0], (cards += 1))
    else if (event === 'mirror_turn_began') {
      mirrors = mirrored === things[0] ? mirrors + 1 : 1
      mirrored = things[0]
      records.mirrors.raise(mirrored, mirrors)
    } else if (event === 'macas_returned') records.returned.raise(things[0], things[1])
    else if (event === 'collection_shown') records.collections.raise(things[0], things[1])
    // The next turn is another seat's: what a seat mirrors later is no longer in a row.
    if ((event === 'opened' || event === 'passed') && things[0] !== mirrored) mirrored = ''
    if (event === 'hand_began') mirrored = ''
  }
  return records
}

/** The only element that was won by its higher cards alone. */
function narrowAnecdote(log: readonly Line[]): Anecdote | null {
  const [only, another] = toldOf(log, 'element_won_by_rank')
  if (!only || another) return null
  const [seat, element] = only
  const places = {
    names: { noun: 'seat', things: [seat] },
    element: { noun: 'element', things: [element] },
  }
  return { key: 'table-tale_narrow', icon: `el-${element}`, places }
}

function anecdotes({ log, result }: Finished<Words>): Anecdote[] {
  const players = result.places.length
  const { series, mirrors, returned, collections } = recordsIn(log)
  return best([
    record(mirrors.most(3, players), 'table-tale_mirrors', 'mirror'),
    record(series.most(4, players), 'table-tale_series', 'link-up'),
    record(returned.most(3, players), 'table-tale_returned', 'maca-0'),
    record(collections.most(10, players), 'table-tale_collection', 'pile'),
    narrowAnecdote(log),
  ])
}

export const tale: Tale<Words> = { rounds, anecdotes }
