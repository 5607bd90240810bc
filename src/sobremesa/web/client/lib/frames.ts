/** Work that waits for the next picture: what is measured there costs no layout of its own. */

import type { Attachment } from 'svelte/attachments'

/** The longest that one picture is kept waiting, in milliseconds. */
const BUDGET = 12

/** Call something just before the next picture is drawn; gives what calls it off. */
export function nextFrame(call: () => void): () => void {
  const frame = requestAnimationFrame(call)
  return () => cancelAnimationFrame(frame)
}

const waiting: (() => void)[] = []

/** Call something before one of the next pictures, as many of them at once as there is time for. */
export function soon(call: () => void): void {
  waiting.push(call)
  if (waiting.length === 1) nextFrame(work)
}

function work(): void {
  const until = performance.now() + BUDGET
  try {
    do waiting.shift()?.()
    while (waiting.length > 0 && performance.now() < until)
  } finally {
    // One that fails must not hold up those behind it for good.
    if (waiting.length > 0) nextFrame(work)
  }
}

/** Tells how large an element is within its border, at first and whenever that changes. */
export function measured(tell: (width: number, height: number) => void): Attachment<HTMLElement> {
  return (element) => {
    const watch = new ResizeObserver(() => tell(element.clientWidth, element.clientHeight))
    watch.observe(element)
    return () => watch.disconnect()
  }
}
