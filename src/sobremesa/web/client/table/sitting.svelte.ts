/** One viewer at one table: the line to the server, what lies on the table, and the question asked. */

import { settings } from '../lib/settings.svelte'
import type { GameSpeech } from '../lib/speech.svelte'
import type { Card, Line, Offer, Viewer } from '../lib/types'
import { type Changes, changesOf, NO_CHANGES } from './changes'
import { Choosing } from './choosing.svelte'
import { Connection } from './connection.svelte'
import { Showing } from './pace.svelte'
import type { Snapshot } from './protocol'

export interface Events {
  /** A state now lies on the table. */
  readonly onshow?: (state: Snapshot) => void
  /** The viewer has chosen. */
  readonly onchoose?: () => void
  readonly onnudge?: (seat: number) => void
}

export class Sitting {
  readonly seat: Viewer
  readonly speech: GameSpeech
  readonly connection: Connection
  readonly showing: Showing
  readonly choosing: Choosing
  readonly #first: Card

  constructor(card: Card, seat: Viewer, speech: GameSpeech, events: Events = {}) {
    this.#first = card
    this.seat = seat
    this.speech = speech
    this.showing = new Showing(
      () => settings.pace,
      (state) => {
        this.choosing.clear()
        events.onshow?.(state)
      },
    )
    this.connection = new Connection({
      table: card.id,
      seat,
      onstate: (state) => this.showing.add(state),
      onnudge: (from) => events.onnudge?.(from),
    })
    this.choosing = new Choosing(
      () => this.offer,
      (notation) => {
        const version = this.showing.state?.version
        if (version === undefined) return
        events.onchoose?.()
        this.connection.act(version, [notation])
      },
    )
  }

  get card(): Card {
    return this.connection.card ?? this.#first
  }

  /** Whether a bot plays for the viewer. */
  get kept(): boolean {
    return this.seat !== null && this.card.seats[this.seat]?.sitter === 'bot'
  }

  /** The question that lies on the table, also while its answer is on the way. */
  get question(): Offer | null {
    const asked = this.showing.behind === 0 && !this.kept
    return asked ? (this.showing.state?.offer ?? null) : null
  }

  /** The question, if it can be answered now. */
  get offer(): Offer | null {
    const { busy, status } = this.connection
    const open = status === 'up' && !busy && this.card.state === 'playing'
    return open ? this.question : null
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

  changes = $derived.by((): Changes => {
    const { state, before } = this.showing
    if (!state?.view || !before?.view) return NO_CHANGES
    return changesOf(before.view, state.view, this.speech.vocabulary.facts)
  })

  leave(): void {
    this.connection.close()
    this.showing.stop()
  }
}
