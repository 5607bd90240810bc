/**
 * A learner who is led through a part of a guided game.
 *
 * Its frames are shown like the states of a table; at the learner's own frames the table
 * waits until the one choice that is lit has been made.
 */

import type { GameSpeech } from '../lib/speech.svelte'
import type { Lesson, LessonFrame, Line, Offer, State } from '../lib/wire.gen'
import { Narrator } from '../table/narrator.svelte'
import { notationOf } from '../table/offer'
import { Followed } from '../table/session.svelte'
import type { Staging } from '../table/staging'

export class Lessoning extends Followed {
  readonly narrator: Narrator

  readonly #lesson: Lesson
  readonly #at: number
  /** So many frames have been handed on to be shown. */
  #told = 0

  constructor(lesson: Lesson, at: number, speech: GameSpeech, staging: Staging) {
    super(speech, staging, false)
    this.#lesson = lesson
    this.#at = at
    this.narrator = new Narrator(lesson.parts[at]?.learner ?? 0, speech, staging)
    this.#tell()
  }

  get #frames(): readonly LessonFrame[] {
    return this.#lesson.parts[this.#at]?.frames ?? []
  }

  /** The frame that lies on the table. */
  get frame(): LessonFrame | null {
    return this.#frames[this.showing.state?.version ?? -1] ?? null
  }

  /** What is explained now, by its key: never before a scene has shown what it speaks of. */
  get say(): string | null {
    return this.showing.behind === 0 && !this.stage.playing ? (this.frame?.say ?? null) : null
  }

  /** Whether all of this part has been said. */
  get over(): boolean {
    return this.say !== null && this.frame?.choice === null
  }

  /** The question, with nothing to choose but what the lesson leads to. */
  override get offer(): Offer | null {
    const { frame } = this
    if (this.say === null || !frame?.offer || frame.choice === null) return null
    const choices = frame.offer.choices.filter((choice) => notationOf(choice) === frame.choice)
    return { ...frame.offer, final: false, choices }
  }

  /** Whether another part follows. */
  get goesOn(): boolean {
    return this.#at + 1 < this.#lesson.parts.length
  }

  /** Which of the lesson's explanations this is, from 1, and of how many. */
  get progress(): { at: number; of: number } {
    const saying = (frames: readonly LessonFrame[]) =>
      frames.filter(({ say }) => say !== null).length
    const { parts } = this.#lesson
    const before = parts.slice(0, this.#at).flatMap(({ frames }) => frames)
    const shown = this.#frames.slice(0, (this.showing.state?.version ?? -1) + 1)
    return {
      at: saying(before) + saying(shown),
      of: saying(parts.flatMap(({ frames }) => frames)),
    }
  }

  override get waiting(): readonly number[] {
    return this.showing.state?.waiting ?? []
  }

  /** The lines that have been told, and the number of the first one of the shown frame. */
  get log(): { lines: readonly Line[]; fresh: number } {
    const { start: fresh, log } = this.showing.state ?? { start: 0, log: [] }
    const lines = this.#frames.flatMap((frame) => frame.log)
    return { lines: lines.slice(0, fresh + log.length), fresh }
  }

  override leave(): void {
    this.narrator.stop()
    super.leave()
  }

  protected override choose(): void {
    this.#tell()
  }

  /** Show all frames up to the next one at which something is explained. */
  #tell(): void {
    const frames = this.#frames
    for (let more = true; more && this.#told < frames.length; this.#told += 1) {
      const frame = frames[this.#told]
      if (!frame) return
      const state = this.#snapshotOf(frame)
      // What the last words speak of is the round that is over, not the one that would come.
      if (frame === frames.at(-1)) this.staged.close(state)
      else this.staged.add(state)
      more = frame.say === null
    }
  }

  protected override show(state: State): void {
    this.narrator.show(state, false)
    if (this.showing.behind === 0) this.narrator.speak()
    super.show(state)
  }

  #snapshotOf({ view, offer, waiting, log }: LessonFrame): State {
    const version = this.#told
    const start = this.#frames.slice(0, version).flatMap((frame) => frame.log).length
    return {
      type: 'state',
      version,
      view,
      offer,
      waiting,
      log,
      start,
      result: null,
      undo: null,
      backs: 0,
    }
  }
}
