/**
 * What lies over a page: sheets, menus, dialogs, readings. Esc and the browser's Back close the top one.
 *
 * For each layer there is one entry in the browser's history, made when it opens. Layers that are closed
 * by other means leave their entries there, for the next ones; whoever goes back when nothing is open is
 * taken past all of them at once, off the page.
 */

import { untrack } from 'svelte'

/** Closes what lies on top. */
type Close = () => void

class Layers {
  readonly #open: { close: Close }[] = []
  /** The number of the history entry that the page stands on: 0 for its own, then one for each layer. */
  #depth = 0
  #path = ''

  /** Know where in the history the page stands; called once. */
  start(): void {
    this.#depth = depthOf(history.state)
    this.#path = location.pathname
  }

  /** Lay something over the page; call what it gives back when it is gone. */
  add(close: Close): () => void {
    const laid = { close }
    this.#open.push(laid)
    this.#path = location.pathname
    if (this.#depth < this.#open.length) {
      this.#depth = this.#open.length
      history.pushState({ layer: this.#depth }, '')
    }
    return () => {
      const at = this.#open.indexOf(laid)
      if (at >= 0) this.#open.splice(at, 1)
    }
  }

  /** Close what lies on top; false if nothing does. */
  close(): boolean {
    const top = this.#open.at(-1)
    top?.close()
    return top !== undefined
  }

  /** The page has another entry of the history now; whether it is one of its own, left by Back. */
  moved(state: unknown): boolean {
    const former = this.#depth
    const same = location.pathname === this.#path
    this.#depth = depthOf(state)
    this.#path = location.pathname
    if (!same || this.#depth >= former) return false
    if (this.#open.length <= this.#depth) history.go(-this.#depth - 1)
    // What is closed may take itself away only later.
    for (const { close } of this.#open.slice(this.#depth).toReversed()) close()
    return true
  }

  /** Another page has been gone to: it has a new entry. */
  left(): void {
    this.#depth = 0
  }
}

function depthOf(state: unknown): number {
  const known = typeof state === 'object' && state !== null && 'layer' in state
  return known && typeof state.layer === 'number' ? state.layer : 0
}

export const layers = new Layers()

/** For `{@attach layer(close)}`: the element lies over the page as long as it is there. */
export function layer(close: Close): () => () => void {
  return () => untrack(() => layers.add(close))
}
