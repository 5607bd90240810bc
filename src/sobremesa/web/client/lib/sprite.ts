/** The house's symbols, and how a drawing becomes a symbol of the page's sprite. */

/** The drawings of the house by file, as `import.meta.glob` gives them. */
export const houseArt: Record<string, string> = import.meta.glob('../art/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The symbol's id in the page. */
export const symbolId = (name: string) => `art-${name}`

/** Whether the house has a drawing of that name. */
export const isDrawn = (name: string) => `../art/${name}.svg` in houseArt

/** The drawing that stands for a game: its own, or a plate where it has none yet. */
export const emblemOf = (game: string) => (isDrawn(`game-${game}`) ? `game-${game}` : 'plate')

/** Drawings by file as symbols, named by their files: `art/flame.svg` is `flame`. */
export function symbolsOf(files: Record<string, string>): string {
  return Object.entries(files)
    .map(([path, source]) => {
      const name = path.slice(path.lastIndexOf('/') + 1, -'.svg'.length)
      const inside = source.slice(source.indexOf('>') + 1, source.lastIndexOf('</svg>'))
      return `<symbol id="${symbolId(name)}" viewBox="0 0 48 48">${inside}</symbol>`
    })
    .join('')
}
