/** The house's symbols, the games' emblems, and how a drawing becomes a symbol of the page's sprite. */

const drawings: Record<string, string> = import.meta.glob('../art/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const emblems: Record<string, string> = import.meta.glob('../../../games/*/table/emblem.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const emblemFile = (game: string) => `../art/game-${game}.svg`

/** The drawings of the house by file; a game's emblem is named by its game. */
export const houseArt: Record<string, string> = {
  ...drawings,
  ...Object.fromEntries(
    Object.entries(emblems).map(([path, source]) => [
      emblemFile(path.split('/').at(-3) ?? ''),
      source,
    ]),
  ),
}

/** The symbol's id in the page. */
export const symbolId = (name: string) => `art-${name}`

/** The drawing that stands for a game: its own, or a plate where it has none yet. */
export const emblemOf = (game: string) => (emblemFile(game) in houseArt ? `game-${game}` : 'plate')

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
