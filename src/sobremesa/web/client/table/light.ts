/**
 * Lights the things of a drawn table that may be taken up.
 *
 * It works on any markup: an element says which thing it is (`data-thing`) and gets its state
 * (`data-light`), its role, its name and what there is to say of it. What is drawn later is lit as soon as
 * it is there.
 */

import type { Attachment } from 'svelte/attachments'
import { isGhost } from './motion/flights'
import { joined } from './offer'

/**
 * `lit`: may be taken up; `picked`: has been; `held`: will be, as soon as it is asked for; `spare`: could be
 * in the place of what is; `dim`: lies in the own hand and has to wait.
 */
export type Light = 'lit' | 'picked' | 'held' | 'spare' | 'dim'

export interface Lighting {
  readonly lit: ReadonlySet<string>
  readonly picked: readonly string[]
  readonly held: string | null
  readonly spare: ReadonlySet<string>
  /** Whether what lies in the own hand and is not lit has to wait. */
  readonly dims: boolean
  /** What is only planned. */
  readonly pencilled: readonly string[]
  /** The things of each choice that a hint tells, best first. */
  readonly hinted: readonly (readonly string[])[]
  /** Whether something of a thing is known from no source. */
  readonly reconstructed: (thing: string) => boolean
  /** What a thing is called. */
  readonly label: (thing: string) => string
  /** What there is to say of what an element shows, beside its name. */
  readonly describe: (element: HTMLElement, light: Light | null) => string
  /** Told which things are drawn, whenever that changes. */
  readonly drawn: (things: ReadonlySet<string>) => void
}

/** What a touch can take up or put back. */
export const ANSWERING =
  '[data-light="lit"], [data-light="picked"], [data-light="held"], [data-light="spare"]'
/** What a table draws and can tell something of. */
const SHOWN = '[data-thing], [data-about], [data-fly]'
const PRESSED: readonly (Light | null)[] = ['picked', 'held']

/** Light a table; what `read` depends on decides when it is done anew. */
export function light(read: () => Lighting): Attachment<HTMLElement> {
  return (root) => {
    const lighting = read()
    const paint = () => paintAll(root, lighting)
    paint()
    const watch = new MutationObserver((records) => {
      if (!records.every(isPassing)) paint()
    })
    watch.observe(root, { childList: true, subtree: true, attributeFilter: ['data-thing'] })
    return () => watch.disconnect()
  }
}

/** Whether nothing has come or gone but copies on their way. */
function isPassing({ type, addedNodes, removedNodes }: MutationRecord): boolean {
  return type === 'childList' && [...addedNodes, ...removedNodes].every(isGhost)
}

/** Whether an element is there to be seen: not under another tab, and not on a table that lies elsewhere. */
export function isOpen(element: HTMLElement): boolean {
  return element.getClientRects().length > 0 && element.closest('.alone .cloth-area') === null
}

/** The elements of a table that wait to be taken up or are, in the order in which they are reached. */
export function litElements(root: ParentNode): HTMLElement[] {
  const found = root.querySelectorAll<HTMLElement>('[data-light="lit"], [data-light="picked"]')
  return [...found].filter(isOpen)
}

function namesOf(element: HTMLElement): string[] {
  return (element.dataset.thing ?? '').split(' ').filter(Boolean)
}

/** The thing that a touch of an element means: of several the one that can be taken up. */
export function thingOf(element: HTMLElement, lighting: Lighting): string | null {
  const names = namesOf(element)
  return (
    names.find((name) => all(name, lighting.lit)) ??
    names.find((name) => isPicked(name, lighting)) ??
    names.find((name) => all(name, lighting.spare)) ??
    names[0] ??
    null
  )
}

function paintAll(root: HTMLElement, lighting: Lighting): void {
  const drawn = new Set<string>()
  for (const element of root.querySelectorAll<HTMLElement>(SHOWN)) {
    const names = namesOf(element)
    for (const thing of names.flatMap(joined)) drawn.add(thing)
    paintOne(element, names, lighting)
  }
  lighting.drawn(drawn)
}

function paintOne(element: HTMLElement, names: readonly string[], lighting: Lighting): void {
  const state = lightOf(element, names, lighting)
  const thing = thingOf(element, lighting)
  const attributes = {
    'data-light': state,
    'data-pencil': isPencilled(element, names, lighting) ? '' : null,
    'data-hint': hintOf(names, lighting),
    'data-reconstructed': [...names, element.dataset.about ?? ''].some(lighting.reconstructed)
      ? ''
      : null,
    role: state && 'button',
    tabindex: state && (state === 'lit' || state === 'picked' ? '0' : '-1'),
    // What has words of its own is called by them.
    'aria-label': state && thing && wordless(element) ? lighting.label(thing) : null,
    'aria-description': lighting.describe(element, state) || null,
    'aria-pressed': state && state !== 'dim' ? String(PRESSED.includes(state)) : null,
    'aria-disabled': state === 'dim' ? 'true' : null,
  }
  for (const [name, value] of Object.entries(attributes)) {
    // Writing what stands there already would make the browser look for a change.
    if (value === element.getAttribute(name)) continue
    if (value === null) element.removeAttribute(name)
    else element.setAttribute(name, value)
  }
}

function lightOf(element: HTMLElement, names: readonly string[], lighting: Lighting): Light | null {
  if (names.length === 0) return null
  if (names.some((name) => isPicked(name, lighting))) return 'picked'
  if (names.some((name) => all(name, lighting.lit))) return 'lit'
  if (lighting.held !== null && names.includes(lighting.held)) return 'held'
  if (names.some((name) => all(name, lighting.spare))) return 'spare'
  return lighting.dims && element.closest('[data-own]') !== null ? 'dim' : null
}

/** Which of the choices that a hint tells is made with an element: the best, if it is several. */
function hintOf(names: readonly string[], { hinted }: Lighting): string | null {
  const at = hinted.findIndex((things) =>
    names.some((name) => joined(name).every((thing) => things.includes(thing))),
  )
  return at < 0 ? null : String(at + 1)
}

/** Whether nothing in it is read aloud. */
function wordless(element: HTMLElement): boolean {
  if ((element.textContent ?? '').trim() === '') return true
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const said = (text.textContent ?? '').trim() !== ''
    if (said && !text.parentElement?.closest('[aria-hidden="true"]')) return false
  }
  return true
}

function all(name: string, things: ReadonlySet<string>): boolean {
  return joined(name).every((thing) => things.has(thing))
}

function isPicked(name: string, { picked }: Lighting): boolean {
  return joined(name).every((thing) => picked.includes(thing))
}

/** Whether a thing is planned; what lies where it cannot be chosen says which thing it is, too. */
function isPencilled(
  { dataset }: HTMLElement,
  names: readonly string[],
  { pencilled }: Lighting,
): boolean {
  const shown = dataset.fly ? [...names, dataset.fly] : names
  return shown.some((name) => joined(name).every((thing) => pencilled.includes(thing)))
}
