/** Says shortly what a thing does, or why it has to wait: under the pointer, at the focus. */

import type { Attachment } from 'svelte/attachments'

/** A pointer rests so long before a tip comes, in milliseconds. */
const REST = 350

export interface Tip {
  readonly text: string
  readonly at: DOMRect
}

/** `tell` gives the text of an element that explains itself (`data-about`, `data-tell`, `data-term`) or waits. */
export function tips(
  tell: (element: HTMLElement) => string | null,
  show: (tip: Tip | null) => void,
): Attachment<HTMLElement> {
  return (root) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let current: HTMLElement | null = null
    const open = (element: HTMLElement) => {
      const text = tell(element)
      if (text) show({ text, at: element.getBoundingClientRect() })
    }
    const close = () => {
      clearTimeout(timer)
      current = null
      // An element that is taken away loses the focus in the midst of drawing; the tip goes after.
      queueMicrotask(() => show(null))
    }
    const soon = (element: HTMLElement, pause: number) => {
      clearTimeout(timer)
      current = element
      timer = setTimeout(() => open(element), pause)
    }
    const over = (event: PointerEvent) => {
      const element = telling(event.target)
      if (event.pointerType === 'touch' || element === current) return
      if (element) soon(element, REST)
      else close()
    }
    const tap = (event: MouseEvent) => {
      const element = telling(event.target)
      // A word is explained where it stands; a thing that is touched is read, and says no more in short
      // until the pointer has been elsewhere.
      if (element?.dataset.term) return open(element)
      close()
      current = element
    }
    const focus = (event: FocusEvent) => {
      const element = telling(event.target)
      if (element?.matches(':focus-visible')) open(element)
    }
    const listeners = [
      ['pointerover', over],
      ['click', tap],
      ['focusin', focus],
      ['focusout', close],
      ['pointerleave', close],
    ] as const
    for (const [name, listener] of listeners) {
      root.addEventListener(name, listener as EventListener)
    }
    root.addEventListener('scroll', close, { capture: true, passive: true })
    return () => {
      close()
      for (const [name, listener] of listeners) {
        root.removeEventListener(name, listener as EventListener)
      }
      root.removeEventListener('scroll', close, { capture: true })
    }
  }
}

function telling(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null
  return target.closest<HTMLElement>('[data-term], [data-about], [data-tell], [data-light]')
}
