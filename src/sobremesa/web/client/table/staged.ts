/** States shown one after the other on a stage, at the pace that the viewer has chosen. */

import { settings } from '../lib/settings.svelte'
import type { GameSpeech } from '../lib/speech.svelte'
import type { State } from '../lib/wire.gen'
import { passagesOf } from './motion/passages'
import { Stage } from './motion/stage.svelte'
import { tempoOf } from './motion/tempo'
import { Showing } from './pace.svelte'
import type { Staging } from './staging'

interface Play {
  readonly speech: GameSpeech
  readonly staging: Staging
  /** A state now lies on the table. */
  readonly onshow: (state: State) => void
  /** Whether the own question waits for a scene that is on. */
  readonly patient: boolean
}

export class Staged {
  readonly stage: Stage
  readonly showing: Showing

  readonly #staging: Staging
  #last: State | null = null

  constructor({ speech, staging, onshow, patient }: Play) {
    this.#staging = staging
    this.stage = new Stage({
      staging,
      tempo: () => tempoOf(settings.pace, settings.still, this.showing.behind),
      named: (thing) => speech.named(thing),
    })
    this.showing = new Showing(
      () => settings.pace,
      onshow,
      () => this.stage.until,
      () => patient && this.stage.playing,
    )
  }

  /** Put a state behind those that wait to be shown; one that ends a round comes in two passages. */
  add(state: State): void {
    for (const passage of this.#passagesOf(state)) this.showing.add(passage)
    this.#last = state
  }

  /** Put the last state of all: of a round that it ends, the end is what stays on the table. */
  close(state: State): void {
    const [passage = state] = this.#passagesOf(state)
    this.showing.add(passage)
    this.#last = passage
  }

  /** The passages of a state as states; over what has been missed nobody can tell how it was. */
  #passagesOf(state: State): State[] {
    const { view, log, version, start } = state
    const last = this.#last?.version === version - 1 ? this.#last.view : null
    if (view === null) return [state]
    const passages = passagesOf(last, { view, log }, this.#staging)
    return passages.map((passage, i) => {
      if (i === passages.length - 1)
        return { ...state, ...passage, start: start + log.length - passage.log.length }
      return { ...state, ...passage, offer: null, waiting: [], result: null }
    })
  }

  /** Go on without waiting for anything that moves; false if nothing does. */
  skip(): boolean {
    const { behind } = this.showing
    const moving = this.stage.busy
    this.stage.skip()
    if (behind > 0) this.showing.skip()
    return behind > 0 || moving
  }

  stop(): void {
    this.showing.stop()
    this.stage.skip()
  }
}
