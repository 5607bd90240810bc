/**
 * A table that somebody looks at: what is drawn of it, how it moves, and what is asked.
 *
 * A game that is played, a lesson and a replay are each one; they differ in where their moments come
 * from, and in what becomes of a choice.
 */

import { settings } from '../lib/settings.svelte'
import type { GameSpeech } from '../lib/speech.svelte'
import type { Line, Offer, State, View } from '../lib/wire.gen'
import { Choosing, type Gesture } from './choosing.svelte'
import type { Moment } from './motion/moment'
import type { Stage } from './motion/stage.svelte'
import type { Choice } from './offer'
import type { Showing } from './pace.svelte'
import { Staged } from './staged'
import type { Staging } from './staging'

export abstract class Session {
  readonly speech: GameSpeech
  readonly staging: Staging
  /** What moves on the table. */
  abstract readonly stage: Stage
  readonly choosing: Choosing
  /** What is drawn: the table as it is, or as the plan would make it. */
  moment = $state.raw<Moment | null>(null)

  constructor(speech: GameSpeech, staging: Staging) {
    this.speech = speech
    this.staging = staging
    this.choosing = new Choosing({
      offer: () => this.offer,
      choose: (choice, sure) => this.choose(choice, sure),
      gathers: () => this.gathers,
      atOnce: () => settings.atOnce,
    })
  }

  /** What lies on the table now, or would by the plan, whatever is drawn. */
  get present(): View | null {
    return this.moment?.view ?? null
  }

  /** Whether something else is drawn than what lies there, while the question is asked. */
  get looksBack(): boolean {
    return false
  }

  /** The question that lies on the table, also while its answer is on the way. */
  get question(): Offer | null {
    return this.offer
  }

  /** The question, if it can be answered now. */
  get offer(): Offer | null {
    return null
  }

  /** The question in words. */
  get asks(): string {
    const { question, present, speech } = this
    if (!question || !present) return ''
    return this.staging.ask?.(question, present, speech) ?? speech.say(`ask-${question.step}`)
  }

  /** Whether what is chosen now is only planned. */
  get gathers(): boolean {
    return false
  }

  /** The things that are in pencil: planned, and not done. */
  get pencilled(): readonly string[] {
    return []
  }

  /** Things that are chosen already, though the table does not show it. */
  get untried(): readonly string[] {
    return []
  }

  /** The things of each choice that a hint tells, best first. */
  get hinted(): readonly (readonly string[])[] {
    return []
  }

  /** The seats that have to choose. */
  get waiting(): readonly number[] {
    return []
  }

  /** Touch a thing; `own` if it lies in the viewer's hand. */
  touch(thing: string, own: boolean): Gesture {
    return this.choosing.touch(thing, own)
  }

  /** Take the last touch back; false if there is none. */
  giveBack(): boolean {
    return this.choosing.giveBack()
  }

  /** Go on without waiting for anything that moves; false if nothing does. */
  skip(): boolean {
    const moving = this.stage.busy
    this.stage.skip()
    return moving
  }

  leave(): void {
    this.stage.skip()
  }

  /** What becomes of a choice; whoever looks back chooses nothing. */
  protected choose(_choice: Choice, _sure: boolean): void {}

  /** Lay something else on the table. */
  protected draw(view: View, lines: Pick<Moment, 'moved' | 'staged' | 'leapt' | 'waited'>): void {
    this.choosing.clear()
    this.moment = { view, before: this.moment?.view ?? null, ...lines }
  }
}

/** A session whose states are shown one after the other, at the pace that the viewer has chosen. */
export abstract class Followed extends Session {
  protected readonly staged: Staged

  /** `patient`: whether the own question waits for a scene that is on. */
  constructor(speech: GameSpeech, staging: Staging, patient: boolean) {
    super(speech, staging)
    const onshow = (state: State) => this.show(state)
    this.staged = new Staged({ speech, staging, onshow, patient })
  }

  get stage(): Stage {
    return this.staged.stage
  }

  get showing(): Showing {
    return this.staged.showing
  }

  override skip(): boolean {
    return this.staged.skip()
  }

  override leave(): void {
    this.staged.stop()
  }

  /** The next state lies on the table; `moved` are its lines that nobody has seen yet. */
  protected show(state: State, moved: readonly Line[] = state.log): void {
    if (!state.offer) this.choosing.held = null
    const { waited } = this.showing
    const leapt = this.moment === null || this.showing.leapt
    if (state.view) this.draw(state.view, { moved, staged: state.log, leapt, waited })
    else this.choosing.clear()
  }
}
