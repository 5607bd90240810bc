/** One viewer at one table: the line to the server, what lies on the table, and the question asked. */

import type { GameSpeech } from '../lib/speech.svelte'
import type { Viewer } from '../lib/seats'
import type { Line, Offer, State, TableInfo } from '../lib/wire.gen'
import { Choosing } from './choosing.svelte'
import { Connection } from './connection.svelte'
import { untold } from './motion/cues'
import type { Moment } from './motion/moment'
import type { Stage } from './motion/stage.svelte'
import { notationOf } from './offer'
import type { Showing } from './pace.svelte'
import { Planning } from './planning.svelte'
import { Staged } from './staged'
import type { Staging } from './staging'

export interface Events {
  /** A state now lies on the table. */
  readonly onshow?: (state: State) => void
  readonly onnudge?: (seat: number) => void
}

export class Sitting {
  readonly seat: Viewer
  readonly speech: GameSpeech
  readonly connection: Connection
  readonly choosing: Choosing
  readonly planning: Planning
  /** What is drawn: the table as it is, or as the plan would make it. */
  moment = $state.raw<Moment | null>(null)

  readonly #first: TableInfo
  readonly #staged: Staged
  readonly #ask: NonNullable<Staging['ask']>
  readonly #planned: ReadonlySet<string>
  readonly #whole: ReadonlySet<string>
  readonly #doubtful: NonNullable<Staging['doubtful']>
  readonly #events: Events

  constructor(
    card: TableInfo,
    seat: Viewer,
    speech: GameSpeech,
    staging: Staging,
    events: Events = {},
  ) {
    this.#first = card
    this.#ask = staging.ask ?? (() => null)
    this.#planned = new Set(staging.planned)
    this.#whole = new Set(staging.whole)
    this.#doubtful = staging.doubtful ?? (() => false)
    this.#events = events
    this.seat = seat
    this.speech = speech
    const onshow = (state: State) => this.#show(state)
    this.#staged = new Staged({ speech, staging, onshow, patient: true })
    this.connection = new Connection({
      table: card.id,
      seat,
      onstate: (state) => this.showing.add(state),
      onrefused: () => this.#unplan(),
      onnudge: (from) => events.onnudge?.(from),
    })
    this.planning = new Planning({
      attempt: (choices) => this.connection.attempt(this.#version, choices),
      send: (choices) => this.connection.act(this.#version, choices),
      onchange: (lines) => this.#draw(lines),
      onrefuse: (refusal) => (this.connection.refused = refusal),
    })
    this.choosing = new Choosing(
      () => this.offer,
      (notation) => this.#choose(notation),
    )
  }

  get stage(): Stage {
    return this.#staged.stage
  }

  get showing(): Showing {
    return this.#staged.showing
  }

  get card(): TableInfo {
    return this.connection.card ?? this.#first
  }

  /** Whether a bot plays for the viewer. */
  get kept(): boolean {
    return this.seat !== null && this.card.seats[this.seat]?.sitter === 'bot'
  }

  /** The question that lies on the table, also while its answer is on the way. */
  get question(): Offer | null {
    const { state, behind } = this.showing
    if (behind > 0 || this.kept || !state?.offer) return null
    return this.planning.offer ?? state.offer
  }

  /** The question in words. */
  get asks(): string {
    const { question, moment, speech } = this
    if (!question || !moment) return ''
    return this.#ask(question, moment.view, speech) ?? speech.say(`ask-${question.step}`)
  }

  /** Whether the table hears what the viewer chooses. */
  get open(): boolean {
    const { busy, status } = this.connection
    return status === 'up' && !busy && this.card.state === 'playing' && this.question !== null
  }

  /** The question, if it can be answered now; what can be taken back needs no confirmation. */
  get offer(): Offer | null {
    const { trying, ended, sent } = this.planning
    if (!this.open || trying || ended || sent) return null
    const { question } = this
    return question && this.#isPlanned(question) ? { ...question, final: false } : question
  }

  /** Whether a plan lacks the choice that ends it. */
  get unfinished(): boolean {
    const { planning, question } = this
    return planning.active && !planning.ended && question !== null && this.#whole.has(question.step)
  }

  /** The seats that have to choose, as far as the table has been shown. */
  get waiting(): readonly number[] {
    const { state, behind } = this.showing
    return behind > 0 ? (state?.waiting ?? []) : this.connection.waiting
  }

  /** The log as far as the table has been shown. */
  get log(): readonly Line[] {
    const { state } = this.showing
    return state ? this.connection.log.slice(0, state.start + state.log.length) : []
  }

  /** Go on without waiting for anything that moves; false if nothing does. */
  skip(): boolean {
    return this.#staged.skip()
  }

  /** Take the last click or the last pick of the plan back; false if there is none. */
  giveBack(): boolean {
    return this.choosing.giveBack() || this.planning.undo()
  }

  leave(): void {
    this.connection.close()
    this.#staged.stop()
  }

  get #version(): number {
    return this.showing.state?.version ?? -1
  }

  #isPlanned({ step }: Offer): boolean {
    return this.#planned.has(step)
  }

  #choose(notation: string): void {
    const { question, moment } = this
    const choice = question?.choices.find((one) => notationOf(one) === notation)
    if (!question || !choice || !moment) return
    const gather = this.#isPlanned(question)
    const final = question.final || this.#doubtful(choice, moment.view)
    void this.planning.take(choice, { gather, final })
  }

  /** The next state lies on the table; a plan for another one is void. */
  #show(state: State): void {
    const { planning } = this
    const told = planning.told
    if (planning.active && !planning.sent) planning.dropped = true
    else if (!planning.sent) planning.dropped = false
    planning.clear()
    this.choosing.clear()
    if (state.view) {
      this.moment = {
        view: state.view,
        before: this.moment?.view ?? null,
        // What the plan has shown already does not move again.
        moved: untold(state.log, told),
        staged: state.log,
        leapt: this.moment === null || this.showing.leapt,
      }
    }
    this.#events.onshow?.(state)
  }

  /** The plan shows something else. */
  #draw(lines: readonly Line[]): void {
    const view = this.planning.view ?? this.showing.state?.view
    this.choosing.clear()
    if (!view) return
    const before = this.moment?.view ?? null
    this.moment = { view, before, moved: lines, staged: [], leapt: false }
  }

  /** What was sent was not carried out: back to the table as it is. */
  #unplan(): void {
    if (!this.planning.active) return
    this.planning.clear()
    this.#draw([])
  }
}
