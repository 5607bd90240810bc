/** The viewer's question and the picks made so far. */

import type { Offer } from '../lib/wire.gen'
import {
  type Choice,
  joined,
  type Narrowed,
  narrow,
  notationOf,
  ruleAgainst,
  toggled,
} from './offer'

const NOTHING: Narrowed = { remaining: [], lit: new Set(), options: [], sole: null }

export class Choosing {
  picked = $state.raw<readonly string[]>([])
  /** Things that lie on the table, as far as they can be clicked there. */
  drawn = $state.raw<ReadonlySet<string>>(new Set())

  readonly #offer: () => Offer | null
  readonly #send: (notation: string) => void

  /** `offer` is asked each time: null while nothing may be chosen. */
  constructor(offer: () => Offer | null, send: (notation: string) => void) {
    this.#offer = offer
    this.#send = send
  }

  narrowed = $derived.by((): Narrowed => {
    const offer = this.#offer()
    return offer ? narrow(offer, this.picked, (thing) => this.drawn.has(thing)) : NOTHING
  })

  /**
   * Pick a thing, or give it back. If one choice is left it is sent at once, unless it has to be
   * confirmed: then a second pick of the same thing sends it if `repeat` says so, else gives it back.
   */
  pick(thing: string, how: { confirm: boolean; repeat: boolean }): void {
    const offer = this.#offer()
    if (!offer) return
    const { sole, lit } = this.narrowed
    const last = joined(thing).at(-1) ?? ''
    if (sole && how.repeat && this.picked.at(-1) === last && !lit.has(last)) return this.send(sole)
    const grown = this.picked.length
    this.picked = toggled(this.picked, thing, lit)
    const left = this.narrowed.sole
    if (left && this.picked.length > grown && !how.confirm && !offer.final) this.send(left)
  }

  /** Take a button: a whole choice is sent, a thing that nobody drew is picked. */
  take(option: { choice: Choice | null; thing: string | null }): void {
    if (option.choice) this.send(option.choice)
    else if (option.thing) this.pick(option.thing, { confirm: false, repeat: false })
  }

  /** Give the last pick back; false if there is none. */
  giveBack(): boolean {
    if (this.picked.length === 0) return false
    this.picked = this.picked.slice(0, -1)
    return true
  }

  /** Forget all picks: the question is another one. */
  clear(): void {
    this.picked = []
  }

  send(choice: Choice): void {
    this.picked = []
    this.#send(notationOf(choice))
  }

  /** The rule that forbids a thing now. */
  rule(thing: string): string | null {
    const offer = this.#offer()
    return offer ? ruleAgainst(offer, this.picked, thing) : null
  }
}
