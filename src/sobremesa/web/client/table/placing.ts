/** Where a note can lie without covering what matters. */

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Something that a note should not lie over, and how much that would matter. */
export interface Obstacle {
  readonly box: Box
  readonly weight: number
}

/** The first of some places that covers the least. */
export function placed(
  places: readonly (readonly [left: number, top: number])[],
  size: { readonly width: number; readonly height: number },
  obstacles: readonly Obstacle[],
): readonly [left: number, top: number] {
  let best = places[0] ?? [0, 0]
  let least = Infinity
  for (const [left, top] of places) {
    const box = { left, top, right: left + size.width, bottom: top + size.height }
    const covered = obstacles.reduce((sum, one) => sum + one.weight * shared(box, one.box), 0)
    if (covered < least) [best, least] = [[left, top], covered]
  }
  return best
}

/** The area that two boxes share. */
function shared(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}
