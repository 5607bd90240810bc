/**
 * The viewer's question, and what of it has been taken up: the grammar of touching, for all games.
 *
 * The first touch takes a thing up. Then the thing itself once more, the thing that is left to say with
 * it, or a button does what is ready. What is not asked for yet, but lies in the own hand, is held: it is
 * taken up by itself when a later question of the same turn asks for it.
 */

import type { Offer } from '../lib/wire.gen'
import {
  type Against,
  type Choice,
  choicesWith,
  joined,
  type Narrowed,
  narrow,
  ruleAgainst,
  swapped,
  without,
} from './offer'

const NOTHING: Narrowed = { remaining: [], lit: new Set(), options: [], sole: null, ready: null }

/** What a touch came to. */
export type Gesture = 'take_up' | 'put_back' | 'hold' | 'do' | 'refuse'

export interface Asking {
  /** The question; null while nothing may be chosen. It is asked each time. */
  readonly offer: () => Offer | null
  /** Does what was chosen; `sure` if it was said twice. */
  readonly choose: (choice: Choice, sure: boolean) => void
  /** Whether what is chosen can be taken back. */
  readonly gathers?: () => boolean
  /** Whether the first touch says enough. */
  readonly atOnce?: () => boolean
}

export class Choosing {
  /** What is taken up, in the order in which it was. */
  picked = $state.raw<readonly string[]>([])
  /** What will be taken up as soon as it is asked for. */
  held = $state<string | null>(null)
  /** Things that lie on the table, as far as they can be touched there. */
  drawn = $state.raw<ReadonlySet<string>>(new Set())

  readonly #asking: Asking

  constructor(asking: Asking) {
    this.#asking = asking
  }

  narrowed = $derived.by((): Narrowed => {
    const offer = this.#asking.offer()
    return offer ? narrow(offer, this.picked, (thing) => this.drawn.has(thing)) : NOTHING
  })

  /** Things that could be taken up in the place of others. */
  spare = $derived.by((): ReadonlySet<string> => {
    const offer = this.#asking.offer()
    if (!offer || this.picked.length === 0) return new Set()
    return narrow(offer, [], (thing) => this.drawn.has(thing)).lit
  })

  /** Touch a thing, or several joined ones; `own` if it lies in the viewer's hand. */
  touch(thing: string, own = false): Gesture {
    const offer = this.#asking.offer()
    const { lit, ready } = this.narrowed
    const things = joined(thing)
    if (!offer) return 'refuse'
    if (things.every((one) => this.picked.includes(one)) && !things.every((one) => lit.has(one))) {
      if (ready) return this.#do(ready, true)
      this.picked = without(this.picked, thing)
      return 'put_back'
    }
    const picks = swapped(offer, this.picked, thing)
    if (picks) return this.#take(picks, offer)
    return own && !this.against(thing) ? this.#hold(thing) : 'refuse'
  }

  /** Press a button: a whole choice is done, a thing that nobody drew is taken up. */
  press(option: { choice: Choice | null; thing: string | null }): Gesture {
    if (option.choice) return this.#do(option.choice, false)
    return option.thing ? this.touch(option.thing) : 'refuse'
  }

  /** Do what is ready. */
  finish(): Gesture {
    const { ready } = this.narrowed
    return ready ? this.#do(ready, true) : 'refuse'
  }

  /** Put the last thing back; false if nothing is taken up or held. */
  giveBack(): boolean {
    if (this.picked.length === 0 && this.held === null) return false
    if (this.picked.length > 0) this.picked = this.picked.slice(0, -1)
    else this.held = null
    return true
  }

  /** Forget what is taken up: the question is another one. */
  clear(): void {
    this.picked = []
  }

  /** Take up what is held, if that is asked for now; whoever has named its place has said enough. */
  takeHeld(): Gesture | null {
    const { held } = this
    if (held === null || !this.narrowed.lit.has(held)) return null
    this.held = null
    this.picked = [...this.picked, held]
    const { sole } = this.narrowed
    return sole && this.#asking.gathers?.() ? this.#do(sole, true) : 'take_up'
  }

  /** What forbids to take a thing up now. */
  against(thing: string): Against | null {
    const offer = this.#asking.offer()
    return offer ? ruleAgainst(offer, this.picked, thing) : null
  }

  /** What could be done with a thing, after what is taken up. */
  choicesWith(thing: string): readonly Choice[] {
    const offer = this.#asking.offer()
    return offer ? choicesWith(offer, this.picked, thing) : []
  }

  /** A thing that joins others, or the place of what is held, has been said; else it is only taken up. */
  #take(picks: readonly string[], offer: Offer): Gesture {
    const { gathers, atOnce } = this.#asking
    const joins = this.picked.length > 0 && this.picked.every((one) => picks.includes(one))
    const placed = this.held !== null && gathers?.() === true
    this.picked = picks
    const { sole } = this.narrowed
    if (sole && (joins || placed)) return this.#do(sole, true)
    if (sole && atOnce?.() && !offer.final) return this.#do(sole, false)
    return 'take_up'
  }

  #hold(thing: string): Gesture {
    const again = this.held === thing
    this.held = again ? null : thing
    return again ? 'put_back' : 'hold'
  }

  #do(choice: Choice, sure: boolean): Gesture {
    this.picked = []
    this.#asking.choose(choice, sure)
    return 'do'
  }
}
