import type { Attachment } from 'svelte/attachments'

/** Lets the Tab key reach a box as long as there is something to scroll to in it. */
export const scrolling: Attachment<HTMLElement> = (box) => {
  const measure = () => {
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  }
  const watch = new ResizeObserver(measure)
  watch.observe(box)
  for (const child of box.children) watch.observe(child)
  return () => watch.disconnect()
}
