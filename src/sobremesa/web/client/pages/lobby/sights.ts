/** What is seen of a table in its game's box: how large it is drawn, and its picture. */

/** A table is drawn as large as on a screen, and then made small. */
export type Sight = { readonly name: string; readonly width: number; readonly height: number }

export const WIDE: Sight = { name: 'wide', width: 1180, height: 700 }
export const PHONE: Sight = { name: 'phone', width: 390, height: 560 }

const pictures = import.meta.glob<string>('./pictures/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The address of a table's picture; none for a game that was added and not yet taken. */
export function pictureOf(game: string, { name }: Sight, dark: boolean): string | undefined {
  return pictures[`./pictures/${game}-${name}-${dark ? 'dark' : 'light'}.webp`]
}
