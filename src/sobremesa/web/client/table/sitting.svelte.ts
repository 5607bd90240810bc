/** One viewer at one table: the line to the server, what lies on the table, and the question asked. */

import { speech as house, type GameSpeech } from '../lib/speech.svelte'
import type { Viewer } from '../lib/seats'
import type { Line, Offer, State, TableInfo, View } from '../lib/wire.gen'
import type { Gesture } from './choosing.svelte'
import { Coaching } from './coaching.svelte'
import { Connection } from './connection.svelte'
import { forgetsNow, veiled } from './fading'
import { type Advised, Hinting, thingsAdvised } from './hinting.svelte'
import { untold } from './motion/cues'
import { type Choice, joined, verbOf } from './offer'
import { Planning } from './planning.svelte'
import { Followed } from './session.svelte'
import type { Staging } from './staging'
import { Story } from './story.svelte'

export interface Events {
  /** A state now lies on the table. */
  readonly onshow?: (state: State) => void
  readonly onnudge?: (seat: number) => void
  /** Whether it is shown on a screen that others see. */
  readonly screen?: boolean
}

export class Sitting extends Followed {
  readonly seat: Viewer
  readonly connection: Connection
  readonly planning: Planning
  readonly hinting: Hinting
  readonly coaching: Coaching
  readonly story: Story

  readonly #first: TableInfo
  readonly #planned: ReadonlySet<string>
  readonly #whole: ReadonlySet<string>
  readonly #events: Events

  constructor(
    card: TableInfo,
    seat: Viewer,
    speech: GameSpeech,
    staging: Staging,
    events: Events = {},
  ) {
    super(speech, staging, true)
    this.#first = card
    this.#planned = new Set(staging.planned)
    this.#whole = new Set(staging.whole)
    this.#events = events
    this.seat = seat
    this.story = new Story({
      viewer: seat,
      speech,
      staging,
      stage: this.stage,
      log: () => this.log,
      forgets: () => this.forgets,
      behind: () => this.showing.behind > 0,
      begun: () => this.choosing.picked.length > 0 || this.planning.active,
      drawn: () => this.choosing.drawn,
      draw: (moment) => (this.moment = moment),
      redraw: () => this.#redraw([], true),
    })
    this.connection = new Connection({
      table: card.id,
      seat,
      screen: events.screen ?? false,
      onstate: (state) => this.staged.add(this.#veiled(state)),
      onrefused: () => this.#unplan(),
      onnudge: (from) => events.onnudge?.(from),
      onverdict: (verdict) => this.coaching.hear(verdict),
    })
    this.coaching = new Coaching({ card: () => this.card, seat, speech })
    this.planning = new Planning({
      attempt: (choices) => this.connection.attempt(this.#version, choices),
      send: (choices) => this.#send(choices),
      onchange: (lines) => this.#redraw(lines),
      onrefuse: (refusal) => (this.connection.refused = refusal),
    })
    this.hinting = new Hinting({
      version: () => this.#version,
      offer: () => this.offer,
      planned: () => this.planning.picks,
      ask: (version, planned) => this.connection.hint(version, planned),
      onrefuse: (refusal) => (this.connection.refused = refusal),
    })
  }

  get card(): TableInfo {
    return this.connection.card ?? this.#first
  }

  /** Whether the table shows nothing that people can only remember. */
  get forgets(): boolean {
    const over = this.showing.state?.result ?? null
    return over === null && forgetsNow(this.speech.vocabulary, this.card)
  }

  /** Whether a bot plays for the viewer, and why: his wish, his time was up, he has given up. */
  get kept(): 'wished' | 'late' | 'resigned' | null {
    const mine = this.seat === null ? undefined : this.card.seats[this.seat]
    return mine?.sitter === 'bot' ? (mine.why ?? 'wished') : null
  }

  override get present(): View | null {
    return this.planning.view ?? this.showing.state?.view ?? null
  }

  override get looksBack(): boolean {
    return this.story.passing
  }

  override get question(): Offer | null {
    const { state, behind } = this.showing
    if (behind > 0 || this.story.recalling || this.kept || !state?.offer) return null
    return this.planning.offer ?? state.offer
  }

  /** The question in words; a plan that is complete waits for one more. */
  override get asks(): string {
    return this.planning.ended ? house.say('plan-ready') : super.asks
  }

  /** Whether the table hears what the viewer chooses. */
  get open(): boolean {
    const { busy, status } = this.connection
    return status === 'up' && !busy && this.card.state === 'playing' && this.question !== null
  }

  /** The question, if it can be answered now; what can be taken back needs no confirmation. */
  override get offer(): Offer | null {
    const { trying, ended, sent } = this.planning
    if (!this.open || trying || ended || sent) return null
    const { question } = this
    return question && this.gathers ? { ...question, final: false } : question
  }

  override get gathers(): boolean {
    const { question } = this
    return question !== null && this.#planned.has(question.step)
  }

  /** Whether a plan lacks the choice that ends it. */
  get unfinished(): boolean {
    const { planning, question } = this
    return planning.active && !planning.ended && question !== null && this.#whole.has(question.step)
  }

  /** The choice that ends the viewer's turn, if it can be made now. */
  get end(): Choice | null {
    const { offer, staging } = this
    const verb = offer && staging.ends?.[offer.step]
    return offer?.choices.find((choice) => verbOf(choice) === verb) ?? null
  }

  /** The one choice that there is, where everybody knows it. */
  get forced(): Choice | null {
    const { offer, planning } = this
    return offer?.forced && !planning.active ? (offer.choices[0] ?? null) : null
  }

  override get pencilled(): readonly string[] {
    return this.planning.sent ? [] : this.planning.things
  }

  override get untried(): readonly string[] {
    return this.planning.untried
  }

  override get hinted(): readonly (readonly string[])[] {
    return thingsAdvised(this.advised)
  }

  /** The choices that are told to seem good, best first. */
  get advised(): readonly Advised[] {
    return this.coaching.sensible(this.hinting.advised)
  }

  /** Whether a hint can be asked for now. */
  get helped(): boolean {
    const { offer, card } = this
    return card.hints && offer !== null && offer.choices.length > 1
  }

  /** The seats that have to choose, as far as the table has been shown. */
  override get waiting(): readonly number[] {
    const { state, behind } = this.showing
    if (behind > 0) return state?.waiting ?? []
    return state?.result ? [] : this.connection.waiting
  }

  /** The log as far as the table has been shown. */
  get log(): readonly Line[] {
    const { state } = this.showing
    return state ? this.connection.log.slice(0, state.start + state.log.length) : []
  }

  /** Touch a thing; the last one of a plan that is complete once more does it. */
  override touch(thing: string, own: boolean): Gesture {
    const { planning } = this
    const last = joined(thing).every((one) => planning.untried.includes(one))
    if (!planning.open || !planning.ended || !last) return super.touch(thing, own)
    planning.send()
    return 'do'
  }

  override skip(): boolean {
    return this.story.stop() || super.skip()
  }

  /** Take the last touch or the last choice of the plan back; false if there is none. */
  override giveBack(): boolean {
    return super.giveBack() || this.planning.undo()
  }

  /** How the viewer's last act can be taken back now: freely, if the others agree, or not at all. */
  get undo(): 'free' | 'ask' | null {
    const { state, behind } = this.showing
    const { busy, status } = this.connection
    if (behind > 0 || this.story.recalling || this.kept || this.seat === null) return null
    if (status !== 'up' || busy || this.card.state !== 'playing') return null
    return state?.undo ?? null
  }

  /** Whether a button takes it back: freely, as long as nothing is planned, and once it was seen done. */
  get revocable(): boolean {
    const { choosing, planning, showing } = this
    const begun = planning.active || choosing.picked.length > 0 || choosing.held !== null
    return this.undo === 'free' && showing.before !== null && !begun
  }

  /** Take the last act back, or ask the others; false if that is not possible. */
  takeBack(free: boolean): boolean {
    if (this.undo === null || (free && this.undo !== 'free')) return false
    return this.connection.undo(this.#version, free)
  }

  override leave(): void {
    this.connection.close()
    this.story.leave()
    super.leave()
  }

  get #version(): number {
    return this.showing.state?.version ?? -1
  }

  #send(choices: readonly Choice[]): void {
    const among = this.showing.state?.offer?.choices.length ?? 0
    const coach = this.coaching.chosen(choices.length, among)
    this.connection.act(this.#version, choices, coach)
  }

  protected override choose(choice: Choice, sure: boolean): void {
    const { question, present, staging } = this
    if (!question || !present) return
    this.story.stop()
    this.story.narrator.see()
    const doubtful = staging.doubtful?.(choice, present, this.card.options) ?? false
    const final = doubtful || (question.final && !sure)
    void this.planning.take(choice, { gather: this.gathers, final, step: question.step })
  }

  /** The next state lies on the table; a plan for another one is void. */
  protected override show(state: State): void {
    const { planning } = this
    const told = planning.told
    this.story.show(state, planning.sent)
    if (planning.active && !planning.sent) planning.dropped = true
    else if (!planning.sent) planning.dropped = false
    planning.clear()
    // What the plan has shown already does not move again.
    super.show(state, untold(state.log, told))
    this.#events.onshow?.(state)
  }

  #veiled(state: State): State {
    const { vocabulary } = this.speech
    const open = state.result !== null || !forgetsNow(vocabulary, this.card)
    return open ? state : veiled(state, vocabulary)
  }

  /** The plan shows something else. */
  #redraw(lines: readonly Line[], leapt = false): void {
    const { present } = this
    if (present) this.draw(present, { moved: lines, staged: [], leapt })
    else this.choosing.clear()
  }

  /** What was sent was not carried out: back to the table as it is. */
  #unplan(): void {
    if (!this.planning.active) return
    this.planning.clear()
    this.#redraw([])
  }
}
