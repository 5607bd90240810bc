/** Shows how one moment of a table becomes the next: what flies where, and one scene after the other. */

import type { Move, Staging } from '../staging'
import { movesOf, scenesOf, type Shown } from './cues'
import {
  arrive,
  canFly,
  cardGhost,
  carry,
  copyOf,
  type Flight,
  iconGhost,
  scaledAt,
  slide,
  type Timing,
} from './flights'
import type { Moment } from './moment'
import { around, type Shift, shiftsOf, type Spots, spotsOf } from './spots'
import { departures, fitted, FLIGHT, hastened, type Tempo } from './tempo'

/** More than so many things at once nobody can follow; the rest are simply there. */
const MOST = 60
/** The size of what is drawn at neither end, in pixels. */
const ICON = 34
const CARD: readonly [number, number] = [44, 62]

export interface Cast {
  readonly staging: Staging
  readonly tempo: () => Tempo
  /** What a thing is called, for a card that is drawn nowhere. */
  readonly named: (thing: string) => string
}

export class Stage {
  /** The scene that is on. */
  scene = $state.raw<Shown | null>(null)
  /** Whether a scene is on, or waits until what flies has landed. */
  playing = $state(false)

  readonly #cast: Cast
  #before: Spots | null = null
  #flights: Flight[] = []
  #landed = 0
  readonly #scenes: Shown[] = []
  #curtain = 0
  /** When the scene that is on is over. */
  #ends = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(cast: Cast) {
    this.#cast = cast
  }

  /** When all that moves will be over, in the page's time. */
  get until(): number {
    return Math.max(this.#landed, this.#curtain)
  }

  get busy(): boolean {
    return this.until > performance.now()
  }

  /** Before the next moment is drawn: see where everything lies. */
  look(root: HTMLElement): void {
    this.#before = this.#cast.tempo().flights > 0 && canFly() ? spotsOf(root) : null
  }

  /** After it is drawn: move from there to here. */
  play(root: HTMLElement, moment: Moment): void {
    const before = this.#before
    this.#before = null
    if (moment.leapt) return this.skip()
    const tempo = this.#cast.tempo()
    this.#land()
    this.#cut()
    const speed = hastened(tempo.flights, moment.within)
    const wait = before ? this.#move(root, before, moment, speed) : 0
    if (tempo.scenes === 0) return
    const scenes = scenesOf(moment.staged, moment.view, this.#cast.staging)
    const asked = scenes.map(({ ms }) => ms)
    const times = fitted(asked, tempo, (moment.waited ?? 0) + wait)
    this.#enter(
      scenes.map((scene, i) => ({ ...scene, ms: times[i] ?? 0 })),
      wait,
    )
  }

  /** Everything is where it belongs, at once. */
  skip(): void {
    this.#land()
    clearTimeout(this.#timer)
    this.#scenes.length = 0
    this.#curtain = 0
    this.scene = null
    this.playing = false
  }

  #land(): void {
    for (const flight of this.#flights) flight.land()
    this.#flights = []
    this.#landed = 0
  }

  /** Start all flights; how long they take. */
  #move(root: HTMLElement, before: Spots, moment: Moment, speed: number): number {
    const after = spotsOf(root)
    const moves = movesOf(moment.moved, this.#cast.staging).slice(0, MOST)
    const delays = departures(moves.length)
    const shifts = shiftsOf(before, after).slice(0, MOST)
    let longest = 0
    const timed = (delay: number): Timing => {
      longest = Math.max(longest, (delay + FLIGHT) * speed)
      return { delay: delay * speed, duration: FLIGHT * speed }
    }
    const flown = new Set(shifts.map(({ thing }) => thing))
    // First what is drawn no more: until its copy takes off it cannot be seen.
    moves.forEach((move, i) => {
      if (move.thing !== null && flown.has(move.thing)) return
      const flight = this.#carry(root, move, before, after, () => timed(delays[i] ?? 0))
      if (flight) this.#flights.push(flight)
    })
    for (const shift of shifts) {
      const turn = moves.findIndex(({ thing }) => thing === shift.thing)
      this.#flights.push(...shifted(shift, timed(delays[turn] ?? 0)))
    }
    if (longest > 0) this.#landed = performance.now() + longest
    return longest
  }

  /** One move of an event: to the drawing of the thing where there is one, else to the place. */
  #carry(
    root: HTMLElement,
    move: Move,
    before: Spots,
    after: Spots,
    timing: () => Timing,
  ): Flight | null {
    const from = before.places.get(move.from) ?? after.places.get(move.from)
    if (!from) return null
    const drawn = move.thing === null ? [] : (after.things.get(move.thing) ?? [])
    const known = move.thing === null ? [] : (before.things.get(move.thing) ?? [])
    const [spot] = drawn
    // What was drawn all the time has not come from anywhere.
    if (spot && known.length === 0) return arrive(spot.element, from.box, spot.box, timing())
    const to = after.places.get(move.to) ?? before.places.get(move.to)
    if (!to || (spot && !move.icon)) return null
    // What was drawn before and goes out of sight is seen as it was until it is there.
    const [gone] = move.icon ? [] : known
    const copy = gone && copyOf(gone.element)
    if (copy)
      return carry(copy, root, gone.box, around(to.box, gone.box.width, gone.box.height), timing())
    const scaled = scaledAt(root)
    const [wide, high] = move.icon ? [ICON, ICON] : CARD
    const [width, height] = [wide * scaled, high * scaled]
    const ghost = move.icon
      ? iconGhost(move.icon, move.tone)
      : cardGhost(move.thing === null ? null : this.#cast.named(move.thing))
    // What comes from somewhere looks as it does there.
    const home =
      from.element instanceof HTMLElement && from.element.isConnected ? from.element : root
    return carry(
      ghost,
      home,
      around(from.box, width, height),
      around(to.box, width, height),
      timing(),
    )
  }

  /** Scenes that still wait when the next moment comes are not shown over it. */
  #cut(): void {
    if (this.#scenes.length === 0) return
    this.#scenes.length = 0
    this.#curtain = this.scene ? this.#ends : 0
    if (this.scene) return
    clearTimeout(this.#timer)
    this.playing = false
  }

  /** Put scenes behind those that wait; the first one begins when the flights are over. */
  #enter(scenes: readonly Shown[], wait: number): void {
    if (scenes.length === 0) return
    this.playing = true
    const idle = this.scene === null && this.#scenes.length === 0
    this.#scenes.push(...scenes)
    const now = performance.now()
    const total = scenes.reduce((sum, { ms }) => sum + ms, 0)
    this.#curtain = Math.max(this.#curtain, now + wait) + total
    if (idle) this.#timer = setTimeout(() => this.#next(), wait)
  }

  #next(): void {
    this.scene = this.#scenes.shift() ?? null
    this.playing = this.scene !== null
    if (!this.scene) return
    this.#ends = performance.now() + this.scene.ms
    this.#timer = setTimeout(() => this.#next(), this.scene.ms)
  }
}

function shifted({ element, from, to, same }: Shift, timing: Timing): Flight[] {
  const flight = same ? slide(element, from, to, timing) : arrive(element, from, to, timing)
  return flight ? [flight] : []
}
