/** What is told of a finished game: elements by hands, with the amulets made, and the series to remember. */

import type { Line } from '$client/lib/wire.gen'
import {
  best,
  Counts,
  partsOf,
  record,
  seatsOf,
  spansOf,
  sumOf,
  type Cell,
  type Fact,
  type Finished,
  type Note,
  type Rounds,
  type Tale,
} from '$client/table/tale'

/** What an event does to the elements of its seat. */
const ELEMENTS: Readonly<Record<string, number>> = {
  token_taken: 1,
  bought: 1,
  element_returned: -1,
}

/** One amulet needs no number. */
function madeNote(number: number): Note {
  const note = { icon: 'amulet', says: 'table-tale_amulet' }
  return number > 1 ? { ...note, number } : note
}

const ofSeat = (lines: readonly Line[], seat: string) => lines.filter(([, [who]]) => who === seat)

function rounds({ log, result }: Finished): Rounds {
  const hands = partsOf(log, 'hand_began')
  const spans = spansOf(hands.length)
  const rows = seatsOf(result).map((seat) => {
    const own = hands.map((lines) => ofSeat(lines, seat))
    const elements = own.map((lines) =>
      lines.reduce((sum, [event]) => sum + (ELEMENTS[event] ?? 0), 0),
    )
    const amulets = own.map((lines) => lines.filter(([event]) => event === 'amulet_made').length)
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
    const seat = String(things[0])
    const number = Number(things[1])
    if (event === 'opened') cards = 0
    else if (event === 'laid') records.series.raise(seat, (cards += 1))
    else if (event === 'mirror_turn_began') {
      mirrors = mirrored === seat ? mirrors + 1 : 1
      mirrored = seat
      records.mirrors.raise(seat, mirrors)
    } else if (event === 'macas_returned') records.returned.raise(seat, number)
    else if (event === 'collection_shown') records.collections.raise(seat, number)
    // The next turn is another seat's: what a seat mirrors later is no longer in a row.
    if ((event === 'opened' || event === 'passed') && seat !== mirrored) mirrored = ''
    if (event === 'hand_began') mirrored = ''
  }
  return records
}

/** The only element that was won by its higher cards alone. */
function narrowFact(log: readonly Line[]): Fact | null {
  const narrow = log.filter(([event]) => event === 'element_won_by_rank')
  const [seat, element] = narrow[0]?.[1] ?? []
  if (narrow.length !== 1) return null
  const places = {
    names: { noun: 'seat', things: [String(seat)] },
    element: { noun: 'element', things: [String(element)] },
  }
  return { key: 'table-tale_narrow', icon: `el-${element}`, places }
}

function facts({ log, result }: Finished): Fact[] {
  const players = result.places.length
  const { series, mirrors, returned, collections } = recordsIn(log)
  return best([
    record(mirrors.most(3, players), 'table-tale_mirrors', 'mirror'),
    record(series.most(4, players), 'table-tale_series', 'link-up'),
    record(returned.most(3, players), 'table-tale_returned', 'maca-0'),
    record(collections.most(10, players), 'table-tale_collection', 'pile'),
    narrowFact(log),
  ])
}

export const tale: Tale = { rounds, facts }
