/** What is printed on a game's cardboard: as it was shipped, or as an owner has corrected it. */

const corrections = new Map<string, Readonly<Record<string, unknown>>>()

/** Lay corrections over a game's print; before the first module of its table is loaded. */
export function correct(game: string, sections: Readonly<Record<string, unknown>>): void {
  corrections.set(game, sections)
}

/** A section of a game's print. The server has checked that corrected ones are of the same form. */
export function printed<Section>(game: string, key: string, shipped: Section): Section {
  return (corrections.get(game)?.[key] as Section | undefined) ?? shipped
}
