/** Small flags at what others have changed since the viewer's last choice, with the mark of who did it. */

import type { Attachment } from 'svelte/attachments'
import type { FactValue, FactWords, Line, View, Vocabulary } from '../lib/wire.gen'
import { changesOf, isList } from './changes'
import { isGhost } from './motion/flights'
import { actorOf, namedIn } from './narrating'
import { isSeats, nounOf, rowNames } from './nouns'

/** Who has changed what, by the names of the things. */
export type Flags = ReadonlyMap<string, number>

export const NO_FLAGS: Flags = new Map()

/** The things of a view that are not what or where they were; numbers that seats have are none. */
export function changedThings(before: View, after: View, vocabulary: Vocabulary): Set<string> {
  const changed = new Set<string>()
  const { facts } = vocabulary
  for (const fact of facts) {
    for (const place of changesOf(before, after, [fact]).keys()) {
      const within = place.slice(fact.key.length + 1)
      for (const thing of thingsAt(fact, within, after[fact.key] ?? null, vocabulary)) {
        changed.add(thing)
      }
    }
  }
  return changed
}

/** What a place of a fact names: the thing that lies there, and the thing it lies at. */
function thingsAt(
  fact: FactWords,
  within: string,
  value: FactValue,
  vocabulary: Vocabulary,
): string[] {
  const thing = (noun: string | null, name: FactValue | undefined) =>
    typeof name === 'string' ? named(noun ?? '', name, vocabulary) : []
  if (fact.shape === 'many') return thing(fact.noun, within)
  if (fact.shape === 'one' || fact.shape === 'count') return thing(fact.noun, value)
  if (!isList(value)) return thing(fact.per, within)
  const row = Number(within)
  return [
    ...thing(fact.per, rowNames(vocabulary, fact)[row]),
    ...(fact.shape === 'row' ? thing(fact.noun, value[row]) : []),
  ]
}

/** A thing as it is drawn: what somebody has (`1-docker`) is drawn as what it is; seats and numbers are not things. */
function named(noun: string, name: string, vocabulary: Vocabulary): string[] {
  const { parts, makeup, counts, seats } = nounOf(vocabulary, noun)
  if (parts.some((part) => isSeats(vocabulary, part))) {
    return parts.flatMap((part, i) => named(part, makeup[name]?.[i] ?? '', vocabulary))
  }
  return noun === '' || name === '' || counts || seats > 0 ? [] : [`${noun}:${name}`]
}

/** Who has changed a thing: whoever the last line that names it is about; null if no line tells. */
export function changedBy(
  thing: string,
  lines: readonly Line[],
  vocabulary: Vocabulary,
): number | null {
  const naming = lines.findLast((line) => namedIn(line, vocabulary).includes(thing))
  return naming ? actorOf(naming, vocabulary) : null
}

/** Put flags at the drawings of things, as long as they are drawn; what `read` depends on decides when anew. */
export function flag(read: () => Flags): Attachment<HTMLElement> {
  return (root) => {
    const flags = read()
    const paint = () => {
      for (const element of root.querySelectorAll<HTMLElement>('[data-thing], [data-fly]')) {
        mark(element, flags)
      }
    }
    paint()
    if (flags.size === 0) return
    const watch = new MutationObserver((records) => {
      const passing = ({ addedNodes, removedNodes }: MutationRecord) =>
        [...addedNodes, ...removedNodes].every(isGhost)
      if (!records.every((one) => one.type === 'childList' && passing(one))) paint()
    })
    watch.observe(root, {
      childList: true,
      subtree: true,
      attributeFilter: ['data-thing', 'data-fly'],
    })
    return () => watch.disconnect()
  }
}

function mark(element: HTMLElement, flags: Flags): void {
  const names = `${element.dataset.thing ?? ''} ${element.dataset.fly ?? ''}`.split(/[ +]/)
  const seat = names.map((name) => flags.get(name)).find((one) => one !== undefined)
  const value = seat === undefined ? null : String(seat % 8)
  if (element.getAttribute('data-flag') === value) return
  if (value === null) element.removeAttribute('data-flag')
  else element.setAttribute('data-flag', value)
}
