/** The frames of a replay, fetched as they are needed, and the place in them. */

import { type ApiError, asApiError, getReplay } from '../lib/api'
import type { Viewer } from '../lib/seats'
import { settings } from '../lib/settings.svelte'
import { type GameSpeech, speech as house } from '../lib/speech.svelte'
import type { Frame, Line, View } from '../lib/wire.gen'
import { toldAgain } from './fading'
import { type Passage, passagesOf } from './motion/passages'
import { Stage } from './motion/stage.svelte'
import { type Tempo, tempoOf } from './motion/tempo'
import { Session } from './session.svelte'
import type { Staging } from './staging'

/** Whose eyes: a seat, the table (null), or everything laid open. */
export type Eyes = Viewer | 'open'

/** Whose eyes, in words. */
export function eyesIn(eyes: Eyes, speech: GameSpeech): string {
  if (eyes === null) return house.say('replay-eyes_table')
  return eyes === 'open' ? house.say('replay-eyes_open') : speech.seat(eyes)
}

export const SPEEDS = [0.5, 1, 2, 4] as const

/** So many frames are fetched at once. */
const CHUNK = 50
/** A frame stands so long at speed 1, in milliseconds. */
const PAUSE = 1300

export class Replaying extends Session {
  readonly stage: Stage
  /** The frame that is shown. */
  at = $state(0)
  length = $state(0)
  eyes = $state<Eyes>(null)
  playing = $state(false)
  speed = $state(1)
  trouble = $state.raw<ApiError | null>(null)

  readonly #table: string
  /** Whether what has been put away is left out: the game goes on, at a table that forgets. */
  readonly #forgets: boolean
  /** What a frame has still to show: of one that ends a round, the passages after the first. */
  #passages: readonly Passage[] = []
  #passing: ReturnType<typeof setTimeout> | undefined
  /** The frame that is drawn; far from any before the first. */
  #drawn = NaN
  #frames = $state.raw<readonly (Frame | undefined)[]>([])
  readonly #fetching = new Set<number>()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(table: string, speech: GameSpeech, staging: Staging, forgets: boolean) {
    super(speech, staging)
    this.#table = table
    this.#forgets = forgets
    this.stage = new Stage({
      staging,
      tempo: () => this.#hurried(tempoOf(settings.pace, settings.still, 0)),
      named: (thing) => speech.named(thing),
    })
  }

  get frame(): Frame | undefined {
    return this.#frames[this.at]
  }

  /** How many choices the frame before the shown one had; below nought at the first. */
  get madeBefore(): number {
    return this.at > 0 ? (this.#frames[this.at - 1]?.made ?? -1) : -1
  }

  override get waiting(): readonly number[] {
    return this.frame?.waiting ?? []
  }

  /** A tempo at the speed of the replay. */
  #hurried({ flights, scenes, ...bounds }: Tempo): Tempo {
    const share = this.playing ? Math.min(1, 1 / this.speed) : 1
    return { flights: flights * share, scenes: scenes * share, ...bounds }
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

  /** The frames that are not shown again. */
  readonly #away = $derived.by((): ReadonlySet<number> => {
    if (!this.#forgets) return new Set()
    const logs = Array.from(this.#frames, (frame) => frame?.log ?? [])
    const told = toldAgain(logs, this.speech.vocabulary)
    return new Set(told.flatMap((log, i) => (log === null ? [i] : [])))
  })

  /** Look through other eyes, at a moment or at the same one: by its choices, if they were counted, else about there. */
  async look(eyes: Eyes, at?: number): Promise<void> {
    const share = this.length > 1 ? this.at / (this.length - 1) : 0
    const made = this.frame?.made ?? null
    this.pause()
    this.eyes = eyes
    this.#frames = []
    this.#fetching.clear()
    this.length = 0
    this.#drawn = NaN
    await this.#fetch(0)
    // What is put away is known by what comes after it.
    for (let next = CHUNK; this.#forgets && next < this.length; next += CHUNK) {
      await this.#fetch(next)
    }
    if (at === undefined && made !== null) await this.goTo(made)
    else this.go(at ?? Math.round(share * Math.max(0, this.length - 1)))
  }

  go(to: number): void {
    this.at = this.#open(Math.max(0, Math.min(to, this.length - 1)))
    this.#draw()
    void this.#fetch(this.at)
    if (this.at + CHUNK / 2 < this.length) void this.#fetch(this.at + CHUNK / 2)
  }

  /** Show the first frame that has so many choices. */
  async goTo(made: number): Promise<void> {
    for (let next = 0; next < this.length; next += CHUNK) {
      await this.#fetch(next)
      const found = this.#frames.findIndex((frame) => (frame?.made ?? -1) >= made)
      if (found >= 0) return this.go(found)
    }
  }

  /** The frame, or the next one that way which is shown; the last one always is. */
  #open(to: number): number {
    const by = to < this.at ? -1 : 1
    let found = to
    while (found > 0 && found < this.length - 1 && this.#away.has(found)) found += by
    return found
  }

  /** Forward or back by one choice, or to where another seat has to choose. */
  step(by: -1 | 1, turn: boolean): void {
    let to = this.at + by
    if (turn) {
      while (to > 0 && to < this.length - 1 && this.#whose(to) === this.#whose(to - by)) to += by
    }
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

  /** Nobody looks any more. */
  stop(): void {
    this.pause()
    clearTimeout(this.#passing)
  }

  /** Draw the frame: a step forward moves as it did in the game, a step back only goes back. */
  #draw(): void {
    const frame = this.#frames[this.at]
    if (!frame || this.at === this.#drawn) return
    const on = this.at === this.#drawn + 1
    const leapt = Math.abs(this.at - this.#drawn) !== 1
    const before = this.#frames[this.at - 1]?.view ?? null
    const passages = on ? passagesOf(before, frame, this.staging) : [{ view: frame.view, log: [] }]
    this.#drawn = this.at
    this.#passages = passages
    this.#show(before, leapt)
  }

  /** Draw the next passage of the frame, and the one after it when that has been seen. */
  #show(before: View | null, leapt: boolean): void {
    clearTimeout(this.#passing)
    const [passage, ...rest] = this.#passages
    if (!passage) return
    this.#passages = rest
    const { view, log } = passage
    // Whoever steps by hand does not wait for scenes.
    this.moment = { view, before, moved: log, staged: this.playing ? log : [], leapt }
    if (rest.length > 0) this.#await(() => this.#show(view, false))
  }

  /** Go on when what is drawn has stood for a while and nothing moves. */
  #await(then: () => void): void {
    const rest = Math.max(PAUSE / this.speed, this.stage.until - performance.now())
    this.#passing = setTimeout(() => {
      if (this.stage.until > performance.now()) this.#await(then)
      else then()
    }, rest)
  }

  #plan(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(
      () => {
        if (!this.playing) return
        if (this.stage.until > performance.now() || this.#passages.length > 0) return this.#plan()
        // A frame that is not here yet is waited for.
        if (this.#frames[this.at]) this.go(this.at + 1)
        if (this.at >= this.length - 1) this.pause()
        else this.#plan()
      },
      Math.max(PAUSE / this.speed, this.stage.until - performance.now()),
    )
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
      this.#draw()
    } catch (error) {
      this.#fetching.delete(start)
      this.trouble = asApiError(error)
    }
  }
}
