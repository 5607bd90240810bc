/** Lights what may be chosen, as the table's own light does; nothing can be chosen here. */

import type { Attachment } from 'svelte/attachments'

export function marking(lit: () => ReadonlySet<string>): Attachment<HTMLElement> {
  return (root) => {
    const things = lit()
    const mark = () => {
      for (const element of root.querySelectorAll<HTMLElement>('[data-thing]')) {
        const named = (element.dataset.thing ?? '').split(/[ +]/)
        const state = named.some((one) => things.has(one)) ? 'lit' : 'plain'
        if (element.dataset.light !== state) element.dataset.light = state
      }
    }
    const watch = new MutationObserver(mark)
    watch.observe(root, { childList: true, subtree: true, attributeFilter: ['data-thing'] })
    mark()
    return () => watch.disconnect()
  }
}
