/**
 * The coach: beside whoever has just learned a game, where the table allows hints.
 *
 * In the first game sensible moves are lit, and each choice gets a word; in the second one only that; in the
 * third one a word on what gives away much. Then it is gone, until somebody calls it.
 */

import { learned } from '../lib/learned.svelte'
import { settings } from '../lib/settings.svelte'
import { speech as house, type GameSpeech } from '../lib/speech.svelte'
import type { TableInfo, Verdict } from '../lib/wire.gen'
import { type Advised, reasonFor } from './hinting.svelte'

/** What is worth a word in the third game, of the chance to win. */
const MUCH = 0.1
/** What is so much worse than the best is not lit: nobody would call it sensible. */
const SENSIBLE = 0.1

export interface CoachingOptions {
  readonly card: () => TableInfo
  readonly seat: number | null
  readonly speech: GameSpeech
}

export class Coaching {
  /** What was said of the last act; null after the next one. */
  #verdict = $state.raw<Verdict | null>(null)
  /** Whether it thinks about that act. */
  thinking = $state(false)
  /** How many choices that act had. */
  #choices = 0
  /** Whether it has been beside an act in this game. */
  #came = false
  readonly #options: CoachingOptions

  constructor(options: CoachingOptions) {
    this.#options = options
  }

  /** Whether it may be called: hints are allowed, and one person plays from this device. */
  get may(): boolean {
    const { card, seat } = this.#options
    const { hints, hot_seat, state } = card()
    return seat !== null && hints && !hot_seat && (state === 'playing' || state === 'paused')
  }

  /** Which of the games with the coach this is, from 1; null if it is not here. */
  get game(): number | null {
    return this.may && settings.coach ? learned.next(this.#options.card().game) : null
  }

  get here(): boolean {
    return this.game !== null
  }

  /** Whether it lights moves before they are asked for. */
  get lights(): boolean {
    return this.game === 1
  }

  /** What it says now. */
  get says(): string {
    const { game } = this
    if (game === null || this.thinking) return ''
    return this.#verdict ? this.#worded(this.#verdict) : house.say(`coach-game_${game}`)
  }

  /** Whether the last act gave something away. */
  get warns(): boolean {
    return this.#verdict !== null && this.#verdict.lost > 0
  }

  /** Of the choices that seem good, those that it calls sensible. */
  sensible(advised: readonly Advised[]): readonly Advised[] {
    return this.lights ? advised.filter(({ lead }) => lead > -SENSIBLE) : advised
  }

  call(): void {
    settings.coach = true
    const { game } = this.#options.card()
    if (learned.next(game) === null) learned.begin(game)
  }

  sendAway(): void {
    settings.coach = false
    this.#verdict = null
  }

  /** Something is chosen; whether to ask what that gives away. */
  chosen(choices: number, among: number): boolean {
    this.#verdict = null
    this.#choices = choices
    if (this.here) this.#came = true
    this.thinking = this.here && (choices > 1 || among > 1)
    return this.thinking
  }

  /** What the last act gave away; null if that cannot be told. */
  hear(verdict: Verdict | null): void {
    this.thinking = false
    const silent = this.game === 3 && (verdict?.lost ?? 0) < MUCH
    this.#verdict = silent ? null : verdict
  }

  /** The game is over; it counts if the coach was there, and if it began at the beginning. */
  end(): void {
    const { id, game, branch } = this.#options.card()
    if (this.#came && !branch) learned.finish(game, id)
  }

  #worded({ lost, choice, better, term, more }: Verdict): string {
    if (better === null) return house.say('coach-good')
    const { speech } = this.#options
    const points = Math.max(1, Math.round(lost * 100))
    const what =
      this.#choices > 1
        ? house.say('coach-lost_by', { points, choice: speech.action(choice[1], choice[2]) })
        : house.say('coach-lost', { points })
    const words = { better: speech.action(better[1], better[2]), reason: '' }
    if (term === null) return `${what} ${house.say('coach-better', words)}`
    words.reason = reasonFor(speech, term, more)
    return `${what} ${house.say('coach-better_why', words)}`
  }
}
