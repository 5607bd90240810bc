/** How much of a name can always be read. */

/** So many letters are never left out. */
const ALWAYS = 6

/** Widths in em of the display face, rounded up. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[\u1100-\u11ff\u2e80-\uffef\u{10000}-\u{10ffff}]/u, 1.02],
  [/[MWmw@%]/, 0.95],
  [/\p{Lu}/u, 0.74],
  [/[ijltfrI.,:;'!|\s]/, 0.42],
]
const USUAL = 0.62
const ELLIPSIS = 0.9

/** The room in em that a name needs, so that it can be read as far as that is promised. */
export function roomFor(name: string): number {
  const letters = [...name]
  const kept = letters.slice(0, ALWAYS).map(widthOf)
  const rest = letters.length > ALWAYS ? ELLIPSIS : 0
  return kept.reduce((sum, width) => sum + width, rest)
}

function widthOf(letter: string): number {
  return WIDTHS.find(([like]) => like.test(letter))?.[1] ?? USUAL
}
