/** What one viewer is told of a table: what is happening, what has changed, and all of it once more. */

import { settings } from '../lib/settings.svelte'
import type { Viewer } from '../lib/seats'
import type { GameSpeech } from '../lib/speech.svelte'
import type { Line, State } from '../lib/wire.gen'
import { shownAgain } from './fading'
import { type Flags, NO_FLAGS } from './flags'
import type { Moment } from './motion/moment'
import type { Stage } from './motion/stage.svelte'
import type { Telling } from './narrating'
import { Narrator } from './narrator.svelte'
import { Recalling, type Shot } from './recalling.svelte'
import type { Staging } from './staging'

/** What a story needs of whoever follows the table. */
export interface Listener {
  readonly viewer: Viewer
  readonly speech: GameSpeech
  readonly staging: Staging
  readonly stage: Stage
  /** The log as far as it has been shown. */
  readonly log: () => readonly Line[]
  /** Whether the table shows nothing that people can only remember. */
  readonly forgets: () => boolean
  /** Whether states still wait to be shown. */
  readonly behind: () => boolean
  /** Whether the viewer has begun to choose. */
  readonly begun: () => boolean
  /** The things that are drawn. */
  readonly drawn: () => ReadonlySet<string>
  readonly draw: (moment: Moment) => void
  /** Draws what lies on the table now. */
  readonly redraw: () => void
}

export class Story {
  readonly narrator: Narrator
  readonly #recalling: Recalling
  readonly #listener: Listener

  constructor(listener: Listener) {
    const { viewer, speech, staging, stage, draw, redraw } = listener
    this.#listener = listener
    this.narrator = new Narrator(viewer, speech, staging)
    this.#recalling = new Recalling({
      speech,
      staging,
      stage,
      pace: () => settings.pace,
      draw,
      over: redraw,
    })
  }

  /** Whether the past is being played: meanwhile nothing is asked. */
  get recalling(): boolean {
    return this.#recalling.on && this.#recalling.each === null
  }

  /** Whether what the viewer has missed runs past: he may choose, and that is the end of it. */
  get passing(): boolean {
    return this.#recalling.on && this.#recalling.each !== null
  }

  /** How many moments of it have run past. */
  get passed(): number {
    return this.#recalling.at
  }

  /** What is told of what is shown, the newest last. */
  get told(): readonly Telling[] {
    return this.recalling ? this.#recalling.told : this.narrator.told
  }

  /** The lines since the viewer's last choice, for whoever was not there to see it. */
  get since(): readonly Line[] {
    return this.narrator.since(this.#listener.log())
  }

  /** Whether there is anything to tell again. */
  get eventful(): boolean {
    return this.narrator.playable || this.since.length > 0
  }

  /** What others have changed since the viewer's last choice; whoever has begun to choose has seen it. */
  get flags(): Flags {
    return this.#listener.begun() || this.#recalling.on ? NO_FLAGS : this.narrator.flags
  }

  /** Those of them that are drawn, to be told in words. */
  get flagged(): Flags {
    const drawn = this.#listener.drawn()
    return new Map([...this.flags].filter(([thing]) => drawn.has(thing)))
  }

  /** A state is shown; `own`: it is what came of the viewer's choice. */
  show(state: State, own: boolean): void {
    this.#recalling.forget()
    if (this.#listener.forgets()) this.narrator.putAway(state.log)
    this.narrator.show(state, own)
    if (!this.#listener.behind()) this.narrator.speak()
  }

  /** Play again what has happened since the viewer's last choice; false if it is not remembered. */
  recall(): boolean {
    if (!this.narrator.playable) return false
    const { speech, forgets } = this.#listener
    const { kept } = this.narrator
    const states = forgets() ? shownAgain(kept, speech.vocabulary) : kept
    if (states.length < 2) return false
    this.#recalling.start(states)
    return true
  }

  /** Let what the viewer has missed run past: each moment of it stands so long. */
  pass(shots: readonly Shot[], each: number): void {
    this.#recalling.start(shots, each)
  }

  /** Back to the present; false if nothing is played. */
  stop(): boolean {
    return this.#recalling.stop()
  }

  leave(): void {
    this.#recalling.forget()
    this.narrator.stop()
  }
}
