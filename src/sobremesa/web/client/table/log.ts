/** The lines of a log as they stand there: without the quiet ones, and with those folded that only lead up to another. */

import type { Line, Vocabulary } from '../lib/wire.gen'
import { isLoud } from './narrating'
import type { Staging } from './staging'

export interface Entry {
  /** The number of the line in the whole log. */
  readonly number: number
  readonly line: Line
  /** The lines that led up to it. */
  readonly folded: readonly Entry[]
}

export function entriesOf(
  lines: readonly (Line | null)[],
  vocabulary: Vocabulary,
  { folds = [] }: Staging,
): Entry[] {
  const entries: Entry[] = []
  let folded: Entry[] = []
  lines.forEach((line, number) => {
    if (line === null || !isLoud(line, vocabulary)) return
    const entry = { number, line, folded: [] }
    if (folds.includes(line[0])) folded.push(entry)
    else {
      // A single line is shorter than the fold.
      if (folded.length > 1) entries.push({ ...entry, folded })
      else entries.push(...folded, entry)
      folded = []
    }
  })
  // What nothing has come of yet stands open.
  return [...entries, ...folded]
}
