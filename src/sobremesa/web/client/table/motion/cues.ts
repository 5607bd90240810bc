/** What the lines of a moment set in motion, as a game's staging says. */

import type { Line, View } from '../../lib/wire.gen'
import type { Move, Scene, Staging } from '../staging'

/** The moves of some lines, in their order. */
export function movesOf(lines: readonly Line[], staging: Staging): Move[] {
  return lines.flatMap(([event, things]) => staging.moves?.[event]?.(things) ?? [])
}

/** A scene and what it draws. */
export interface Shown extends Scene {
  readonly view: View
}

/** The scenes of some lines, in their order; `view` is what has come of them. */
export function scenesOf(lines: readonly Line[], view: View, staging: Staging): Shown[] {
  return lines.flatMap(([event, things]) => {
    const scene = staging.scenes?.[event]?.(things, view, lines)
    return scene ? [{ ...scene, view }] : []
  })
}

/** The lines that come after those that have been told already. */
export function untold(lines: readonly Line[], told: readonly Line[]): readonly Line[] {
  const known = told.every((line, i) => JSON.stringify(line) === JSON.stringify(lines[i]))
  return known ? lines.slice(told.length) : lines
}
