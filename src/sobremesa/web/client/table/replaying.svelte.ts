/** The frames of a replay, fetched as they are needed, and the place in them. */

import { type ApiError, asApiError, getReplay } from '../lib/api'
import type { Frame, Line, Viewer } from '../lib/types'

/** Whose eyes: a seat, the table (null), or everything laid open. */
export type Eyes = Viewer | 'open'

export const SPEEDS = [0.5, 1, 2, 4] as const

/** So many frames are fetched at once. */
const CHUNK = 50
/** A frame stands so long at speed 1, in milliseconds. */
const PAUSE = 1300

export class Replaying {
  /** The frame that is shown. */
  at = $state(0)
  length = $state(0)
  eyes = $state<Eyes>(null)
  playing = $state(false)
  speed = $state(1)
  trouble = $state.raw<ApiError | null>(null)

  readonly #table: string
  #frames = $state.raw<readonly (Frame | undefined)[]>([])
  readonly #fetching = new Set<number>()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(table: string) {
    this.#table = table
  }

  get frame(): Frame | undefined {
    return this.#frames[this.at]
  }

  get before(): Frame | undefined {
    return this.#frames[this.at - 1]
  }

  /** All lines that are known, and how many of them the shown frame and those before it have told. */
  story = $derived.by((): { lines: readonly Line[]; told: number; fresh: number } => {
    const lines: Line[] = []
    let told = 0
    let fresh = 0
    this.#frames.forEach((frame, i) => {
      if (i === this.at) fresh = lines.length
      if (frame) lines.push(...frame.log)
      if (i <= this.at) told = lines.length
    })
    return { lines, told, fresh }
  })

  /** Look through other eyes, as near as can be to the same moment. */
  async look(eyes: Eyes): Promise<void> {
    const share = this.length > 1 ? this.at / (this.length - 1) : 0
    this.pause()
    this.eyes = eyes
    this.#frames = []
    this.#fetching.clear()
    this.length = 0
    await this.#fetch(0)
    this.go(Math.round(share * Math.max(0, this.length - 1)))
  }

  go(to: number): void {
    this.at = Math.max(0, Math.min(to, this.length - 1))
    void this.#fetch(this.at)
    if (this.at + CHUNK / 2 < this.length) void this.#fetch(this.at + CHUNK / 2)
  }

  /** Forward or back by one choice, or to where another seat has to choose. */
  step(by: -1 | 1, turn: boolean): void {
    let to = this.at + by
    while (turn && to > 0 && to < this.length - 1 && this.#whose(to) === this.#whose(to - by)) to += by
    this.go(to)
  }

  play(): void {
    if (this.at >= this.length - 1) this.go(0)
    this.playing = true
    this.#plan()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  #plan(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      if (!this.playing) return
      // A frame that is not here yet is waited for.
      if (this.#frames[this.at]) this.go(this.at + 1)
      if (this.at >= this.length - 1) this.pause()
      else this.#plan()
    }, PAUSE / this.speed)
  }

  #whose(at: number): string {
    return this.#frames[at]?.waiting.join() ?? ''
  }

  async #fetch(at: number): Promise<void> {
    const start = Math.floor(at / CHUNK) * CHUNK
    const { eyes } = this
    if (this.#fetching.has(start)) return
    this.#fetching.add(start)
    try {
      const replay = await getReplay(this.#table, eyes, start, CHUNK)
      if (eyes !== this.eyes) return
      const frames = [...this.#frames]
      frames.length = replay.length
      replay.frames.forEach((frame, i) => (frames[replay.start + i] = frame))
      this.#frames = frames
      this.length = replay.length
      this.trouble = null
    } catch (error) {
      this.#fetching.delete(start)
      this.trouble = asApiError(error)
    }
  }
}
