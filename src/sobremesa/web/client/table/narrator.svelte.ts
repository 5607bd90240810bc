/**
 * Tells who does what while states are shown, and remembers what has happened since the viewer's last choice.
 */

import type { GameSpeech } from '../lib/speech.svelte'
import type { Viewer } from '../lib/seats'
import type { Line, State, View } from '../lib/wire.gen'
import { changedBy, changedThings, type Flags, NO_FLAGS } from './flags'
import {
  actorOf,
  gathered,
  isLoud,
  sentenceOf,
  sinceOwn,
  type Telling,
  tellingOf,
} from './narrating'
import type { Staging } from './staging'

/** What is told in one breath to whoever listens comes at most so often, in milliseconds. */
const BREATH = 2500
/** So many states are kept: a table that nobody chooses at for hours is not remembered whole. */
const MOST = 300

export class Narrator {
  /** What has been told since the viewer's last choice, the newest last. */
  told = $state.raw<readonly Telling[]>([])
  /** What others have changed since then, until the viewer begins to choose. */
  flags = $state.raw<Flags>(NO_FLAGS)
  /** What a screen reader says: some sentences at a time, each of them once. */
  said = $state('')
  /** The states since then; the first one is what came of that choice. */
  kept = $state.raw<readonly State[]>([])

  readonly #viewer: Viewer
  readonly #speech: GameSpeech
  readonly #staging: Staging
  /** What lay on the table when the viewer had last chosen, or when a round has begun since. */
  #base: View | null = null
  readonly #by = new Map<string, number | null>()
  #unsaid: Telling[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Whether the first of the kept states is really what came of the viewer's choice. */
  #whole = $state(false)

  constructor(viewer: Viewer, speech: GameSpeech, staging: Staging) {
    this.#viewer = viewer
    this.#speech = speech
    this.#staging = staging
  }

  /** Whether all that has happened since the viewer's last choice can be played again. */
  get playable(): boolean {
    return this.#whole && this.kept.length > 1
  }

  /** The lines that tell what has happened since, for whoever has just come. */
  since(log: readonly Line[]): readonly Line[] {
    return this.#viewer === null ? [] : sinceOwn(log, this.#viewer, this.#speech.vocabulary)
  }

  /** A state is shown; `own`: it is what came of the viewer's choice. */
  show(state: State, own: boolean): void {
    const { view, log } = state
    if (!view) return
    const first = this.#base === null
    if (first || own || this.#isOwn(log)) this.#begin(state, !first)
    else {
      if (this.#viewer !== null) this.kept = [...this.kept, state].slice(-MOST)
      this.#mark(view, log)
    }
    if (!first) this.#tell(log)
  }

  /** What was told before these lines is put away if they clear the table. */
  putAway(lines: readonly Line[]): void {
    const { events } = this.#speech.vocabulary
    if (lines.some(([event]) => events[event]?.clears)) {
      this.told = this.told.flatMap((telling) => this.#faded(telling) ?? [])
    }
  }

  /** What is left of it; null: nothing. */
  #faded({ event, actor, told }: Telling): Telling | null {
    const fades = this.#speech.vocabulary.events[event]?.fades ?? []
    if (fades.length > 0 && fades.every(Boolean)) return null
    const left = told.map((things) => things.map((thing, i) => (fades[i] ? null : thing)))
    return { event, actor, told: left }
  }

  /** The viewer begins to choose: what has changed has been seen. */
  see(): void {
    if (this.flags.size > 0) this.flags = NO_FLAGS
    this.#by.clear()
  }

  /** Say what is still unsaid. */
  speak(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#unsaid.length === 0) return
    const tellings = gathered(this.#unsaid, this.#staging)
    this.said = tellings.map((one) => sentenceOf(one, this.#speech)).join(' ')
    this.#unsaid = []
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #begin(state: State, whole: boolean): void {
    this.#base = state.view
    this.#whole = whole
    this.kept = [state]
    this.told = []
    this.see()
  }

  #isOwn(lines: readonly Line[]): boolean {
    const { vocabulary } = this.#speech
    const [first] = lines
    return (
      first !== undefined && this.#viewer !== null && actorOf(first, vocabulary) === this.#viewer
    )
  }

  /** Note what has changed; a new round is no change of the old one. */
  #mark(view: View, log: readonly Line[]): void {
    const { vocabulary } = this.#speech
    if (log[0]?.[0] === this.#staging.rounds?.begins) {
      this.#base = view
      return this.see()
    }
    const before = this.kept.at(-2)?.view ?? this.#base
    if (!before || !this.#base || this.#viewer === null) return
    for (const thing of changedThings(before, view, vocabulary)) {
      this.#by.set(thing, changedBy(thing, log, vocabulary))
    }
    const flags = new Map<string, number>()
    for (const thing of changedThings(this.#base, view, vocabulary)) {
      const seat = this.#by.get(thing) ?? null
      if (seat !== null && seat !== this.#viewer) flags.set(thing, seat)
    }
    this.flags = flags
  }

  #tell(log: readonly Line[]): void {
    const { vocabulary } = this.#speech
    const others = log.filter(
      (line) =>
        isLoud(line, vocabulary) &&
        !(this.#viewer !== null && actorOf(line, vocabulary) === this.#viewer),
    )
    const telling = tellingOf(others, vocabulary, this.#staging)
    if (!telling) return
    this.told = gathered([...this.told, telling], this.#staging)
    this.#unsaid.push(telling)
    this.#timer ??= setTimeout(() => this.speak(), BREATH)
  }
}
