/** How fast things move: by the person's settings, and by how much still waits to be shown. */

import type { Pace } from '../../lib/settings.svelte'

/** One thing flies so long, in milliseconds. */
export const FLIGHT = 320
/** The next one sets out so much later. */
const APART = 45
/** All flights of one moment are over after so long. */
const WHOLE = 900
/** What has to be read stays so long where scenes are cut short. */
const READING = 1400
/** With more than so many moments waiting, each takes only a part of its time. */
const MANY = 4
const HURRY = 0.6

/** All scenes of one moment are over after so long: whoever would read on has the log. */
const SCENES = 6000
/** Of that, so much is left for a moment that comes late. */
const LEAST = 0.25

const PACES: Record<Pace, number> = { slow: 1.3, normal: 1, quick: 0.6, instant: 0 }

export interface Tempo {
  /** What every flight's time is multiplied by; 0: nothing flies. */
  readonly flights: number
  /** What every scene's time is multiplied by; 0: there are no scenes. */
  readonly scenes: number
  /** No scene is longer, in milliseconds. */
  readonly longest: number
  /** All scenes of one moment together are no longer, in milliseconds. */
  readonly together: number
}

/** How long scenes may keep anybody waiting at a pace, in milliseconds. */
export const leisureOf = (pace: Pace): number => SCENES * PACES[pace]

export function tempoOf(pace: Pace, still: boolean, behind: number): Tempo {
  const speed = PACES[pace] * (behind > MANY ? HURRY : 1)
  return {
    flights: still ? 0 : speed,
    // Scenes are for reading too: where nothing may move they are shown all the same, if briefly.
    scenes: still ? Math.min(1, PACES[pace]) : speed,
    longest: still ? READING : Infinity,
    together: leisureOf(pace),
  }
}

/** How long each scene of a moment is on; `late`: what the moment has waited already, and what still flies. */
export function fitted(asked: readonly number[], tempo: Tempo, late = 0): number[] {
  const times = asked.map((ms) => Math.min(ms * tempo.scenes, tempo.longest))
  const total = times.reduce((sum, ms) => sum + ms, 0)
  const room = Math.max(tempo.together - late, tempo.together * LEAST)
  return total > room ? times.map((ms) => (ms * room) / total) : times
}

/** How fast things fly at a moment that stands so long: most of them are there by then. */
export function hastened(flights: number, within: number | undefined): number {
  return within === undefined ? flights : Math.min(flights, (2 * within) / (FLIGHT + WHOLE))
}

/** When each of so many flights in a row sets out; those that come too late fly together. */
export function departures(count: number): number[] {
  return Array.from({ length: count }, (_, i) => Math.min(i * APART, WHOLE - FLIGHT))
}
