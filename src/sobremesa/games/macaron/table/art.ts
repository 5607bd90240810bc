/** The game's own drawings, for the sprite of its page. */

export const art: Record<string, string> = import.meta.glob('./art/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})
