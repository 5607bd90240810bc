/** The keys of a table page: what each of them asks for. */

import type { Tab } from './tabs'

export interface Keys {
  /** The n-th lit thing, from 1. */
  readonly digit?: (number: number) => void
  /** Closes what lies on top, else takes the last touch back; false if there was nothing to do. */
  readonly close: () => boolean
  readonly back?: () => boolean
  /** The space bar outside of any control; false if there was nothing to do. */
  readonly skip?: () => boolean
  readonly step?: (by: -1 | 1, turn: boolean) => void
  readonly end?: (last: boolean) => void
  /** Asks what has happened. */
  readonly recall?: () => void
  readonly tab: (tab: Tab) => void
  readonly help: () => void
}

const TABS: Record<string, Tab> = { l: 'log', c: 'chat', r: 'rules' }
const FIELDS = 'input:not([type="range"]), textarea, select'
const CONTROLS = 'button, a, input, textarea, select, summary, [role="button"], [role="tab"]'

/** A listener for key presses; what is typed into a field or a dialog is left alone. */
export function keysOf(keys: Keys): (event: KeyboardEvent) => void {
  return (event) => {
    const target = event.target instanceof Element ? event.target : null
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (target?.closest('dialog')) return
    // What lies on top is closed from a field, too.
    if (target?.closest(FIELDS) && event.key !== 'Escape') return
    if (press(keys, event, target)) event.preventDefault()
  }
}

function press(keys: Keys, event: KeyboardEvent, target: Element | null): boolean {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const tab = TABS[key]
  if (tab) keys.tab(tab)
  else if (/^[1-9]$/.test(key) && keys.digit) keys.digit(Number(key))
  else if (key === 'Escape') return keys.close()
  else if (key === 'u' && keys.back) return keys.back()
  else if (key === 'w' && keys.recall) keys.recall()
  else if (key === '?') keys.help()
  else if (
    (key === 'ArrowLeft' || key === 'ArrowRight') &&
    keys.step &&
    !target?.closest('[role="tab"]')
  ) {
    keys.step(key === 'ArrowLeft' ? -1 : 1, event.shiftKey)
  } else if ((key === 'Home' || key === 'End') && keys.end) keys.end(key === 'End')
  else if (key === ' ' && keys.skip && !target?.closest(CONTROLS)) return keys.skip()
  else return false
  return true
}
