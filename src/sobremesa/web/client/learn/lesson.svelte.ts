/**
 * A learner who is led through a guided first game.
 *
 * The frames of the lesson are shown like the states of a table; at the learner's own frames the table
 * waits until the one choice that is lit has been made.
 */

import type { GameSpeech } from '../lib/speech.svelte'
import type { Lesson, LessonFrame, Line, Offer, State } from '../lib/wire.gen'
import { Choosing } from '../table/choosing.svelte'
import type { Moment } from '../table/motion/moment'
import type { Stage } from '../table/motion/stage.svelte'
import { notationOf } from '../table/offer'
import type { Showing } from '../table/pace.svelte'
import { Staged } from '../table/staged'
import type { Staging } from '../table/staging'

export class Lessoning {
  readonly choosing: Choosing
  moment = $state.raw<Moment | null>(null)

  readonly #lesson: Lesson
  readonly #staged: Staged
  /** So many frames have been handed on to be shown. */
  #told = 0

  constructor(lesson: Lesson, speech: GameSpeech, staging: Staging) {
    this.#lesson = lesson
    const onshow = (state: State) => this.#show(state)
    this.#staged = new Staged({ speech, staging, onshow, patient: false })
    this.choosing = new Choosing(
      () => this.offer,
      () => this.#tell(),
    )
    this.#tell()
  }

  get stage(): Stage {
    return this.#staged.stage
  }

  get showing(): Showing {
    return this.#staged.showing
  }

  /** The frame that lies on the table. */
  get frame(): LessonFrame | null {
    return this.#lesson.frames[this.showing.state?.version ?? -1] ?? null
  }

  /** What is explained now, by its key: never before a scene has shown what it speaks of. */
  get say(): string | null {
    return this.showing.behind === 0 && !this.stage.playing ? (this.frame?.say ?? null) : null
  }

  /** Whether all has been said. */
  get over(): boolean {
    return this.say !== null && this.frame?.choice === null
  }

  /** The question, with nothing to choose but what the lesson leads to. */
  get offer(): Offer | null {
    const { frame } = this
    if (this.say === null || !frame?.offer || frame.choice === null) return null
    const choices = frame.offer.choices.filter((choice) => notationOf(choice) === frame.choice)
    return { ...frame.offer, final: false, choices }
  }

  /** Which of the explanations this is, from 1, and of how many. */
  get progress(): { at: number; of: number } {
    const said = this.#lesson.frames.filter(({ say }) => say !== null)
    const { frame } = this
    const shown = this.#lesson.frames.slice(0, frame ? this.#lesson.frames.indexOf(frame) + 1 : 0)
    return { at: shown.filter(({ say }) => say !== null).length, of: said.length }
  }

  get waiting(): readonly number[] {
    return this.frame?.waiting ?? []
  }

  /** The lines that have been told, and the number of the first one of the shown frame. */
  get log(): { lines: readonly Line[]; fresh: number } {
    const shown = this.#lesson.frames.slice(0, (this.showing.state?.version ?? -1) + 1)
    const lines = shown.flatMap(({ log }) => log)
    return { lines, fresh: lines.length - (shown.at(-1)?.log.length ?? 0) }
  }

  /** Go on without waiting for anything that moves; false if nothing does. */
  skip(): boolean {
    return this.#staged.skip()
  }

  leave(): void {
    this.#staged.stop()
  }

  /** Show all frames up to the next one at which something is explained. */
  #tell(): void {
    const { frames } = this.#lesson
    for (let more = true; more && this.#told < frames.length; this.#told += 1) {
      const frame = frames[this.#told]
      if (!frame) return
      this.showing.add(snapshotOf(frame, this.#told))
      more = frame.say === null
    }
  }

  #show(state: State): void {
    this.choosing.clear()
    if (!state.view) return
    this.moment = {
      view: state.view,
      before: this.moment?.view ?? null,
      moved: state.log,
      staged: state.log,
      leapt: this.moment === null || this.showing.leapt,
    }
  }
}

function snapshotOf(frame: LessonFrame, number: number): State {
  const { view, offer, waiting, log } = frame
  return { type: 'state', version: number, view, offer, waiting, log, start: 0, result: null }
}
