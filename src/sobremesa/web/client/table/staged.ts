/** States shown one after the other on a stage, at the pace that the viewer has chosen. */

import { settings } from '../lib/settings.svelte'
import type { GameSpeech } from '../lib/speech.svelte'
import type { State } from '../lib/wire.gen'
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

  constructor({ speech, staging, onshow, patient }: Play) {
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
