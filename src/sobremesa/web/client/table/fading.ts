/** What a table shows that forgets: nothing that people can only remember, until the game is over. */

import type { Line, State, TableInfo, Vocabulary } from '../lib/wire.gen'

/** Whether that was agreed. */
export function forgetful(
  vocabulary: Vocabulary,
  options: Readonly<Record<string, string>>,
): boolean {
  const asked = Object.values(vocabulary.options).flat()
  return asked.some(({ name, forgets }) => forgets !== null && options[name] === forgets)
}

/** Whether a table forgets now. */
export function forgetsNow(vocabulary: Vocabulary, card: Pick<TableInfo, 'state' | 'options'>) {
  return card.state !== 'over' && forgetful(vocabulary, card.options)
}

/** The line without what fades; null if nothing else is left of it. */
function faded([event, things]: Line, { events }: Vocabulary): Line | null {
  const fades = events[event]?.fades ?? []
  if (fades.length > 0 && fades.every(Boolean)) return null
  return [event, things.map((thing, i) => (fades[i] ? null : thing))]
}

/**
 * Each line as it is shown: before the last one that clears they are put away, back to the last one that
 * reopens. Null: not at all.
 */
export function putAway(lines: readonly Line[], vocabulary: Vocabulary): (Line | null)[] {
  const { events } = vocabulary
  const open = lines.findLastIndex(([event]) => events[event]?.reopens)
  const last = lines.findLastIndex(([event]) => events[event]?.clears)
  return lines.map((line, i) =>
    i >= open && (i < last || events[line[0]]?.veiled) ? faded(line, vocabulary) : line,
  )
}

/** A state as it is shown while it is new: what lies face down already is not named. */
export function veiled(state: State, vocabulary: Vocabulary): State {
  const log = state.log.map((line) =>
    vocabulary.events[line[0]]?.veiled ? (faded(line, vocabulary) ?? line) : line,
  )
  return { ...state, log }
}

/** What is told moment by moment; null for a moment that is not shown again: a line of it is gone. */
export function toldAgain(
  logs: readonly (readonly Line[])[],
  vocabulary: Vocabulary,
): (Line[] | null)[] {
  const lines = putAway(logs.flat(), vocabulary)
  let at = 0
  return logs.map(({ length }) => {
    const log = lines.slice(at, (at += length))
    return log.every((line) => line !== null) ? log : null
  })
}

/** States one after the other as they are shown again; what has been put away since is not. */
export function shownAgain(states: readonly State[], vocabulary: Vocabulary): State[] {
  const logs = toldAgain(
    states.map(({ log }) => log),
    vocabulary,
  )
  return states.flatMap((state, i) => {
    const log = logs[i]
    return log ? [{ ...state, log }] : []
  })
}
