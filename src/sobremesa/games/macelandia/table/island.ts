/** The shape of the island: territories in a ring around the battlefield, for any size of screen. */

export interface Point {
  readonly x: number
  readonly y: number
}

/** The room that the card of a territory takes up, with the backs below it. */
export interface Room {
  readonly width: number
  readonly height: number
}

/** From here on there is room for whole names. */
const WIDE = 740
const TALL = 440
export const ROOMY: Room = { width: 204, height: 128 }
const COMPACT: Room = { width: 118, height: 94 }
/** Eight territories lie closer together. */
const CROWDED: Room = { width: 106, height: 94 }

const SEA = 7
/** Between two territories, and between them and the battlefield. */
const GAP = 4
/** How many straight pieces a shore is made of. */
const PIECES = 14
/** The battlefield takes at most so much of the island's width, and of its height. */
const MOST_ACROSS = 0.4
const MOST_UP = 0.56

export function roomIn(width: number, height: number, large: boolean): Room {
  if (width >= WIDE && height >= TALL) return ROOMY
  return large ? CROWDED : COMPACT
}

/** The island with the territory number `first` at the bottom, the others clockwise. */
export function islandOf(size: Room, count: number, first: number) {
  const { width, height } = size
  const room = roomIn(width, height, count > 6)
  const middle = { x: width / 2, y: height / 2 }
  const coast = { x: width / 2 - SEA, y: height / 2 - SEA }
  /** Half the width and height of the battlefield. */
  const arena = {
    x: Math.max(60, Math.min(coast.x * MOST_ACROSS, coast.x - room.width - 2 * GAP)),
    y: Math.max(60, Math.min(coast.y * MOST_UP, coast.y - room.height - 2 * GAP)),
  }
  // On a narrow screen the island has corners: three cards stand above one another at each side.
  const bend = width >= WIDE ? 2.3 : count > 6 ? 3.6 : 2.8
  const weight = width >= WIDE ? 0.54 : 0.64
  const outer = (angle: number) => around(middle, coast, angle, bend)
  const inner = (angle: number) => around(middle, { x: arena.x + GAP, y: arena.y + GAP }, angle, 2)
  const fields = Array.from({ length: count }, (_, at) => {
    const turn = (2 * Math.PI) / count
    const angle = ((at - first + count) % count) * turn
    const straight = Math.abs(Math.sin(2 * angle)) < 0.01
    const between = mix(inner(angle), outer(angle), straight ? 0.5 : weight)
    const edge = angle + turn / 2
    const [near, far] = [inner(edge), outer(edge)]
    return {
      /** Its place in the ring, from 0. */
      at,
      /** Where its card lies. */
      middle: {
        x: within(between.x, room.width / 2 + 2, width - room.width / 2 - 2),
        y: within(between.y, room.height / 2 + 4, height - room.height / 2 - 4),
      },
      /** Where its number stands. */
      shore: mix(middle, outer(aside(angle, turn)), 0.95),
      /** Across the border to the next territory, clockwise. */
      border: {
        ...mix(near, far, 0.5),
        turned: (Math.atan2(far.y - near.y, far.x - near.x) * 180) / Math.PI + 90,
      },
      outline: sector(outer, inner, angle - turn / 2, angle + turn / 2),
    }
  })
  const surf = { x: coast.x + SEA - 2, y: coast.y + SEA - 2 }
  const pieces = count * PIECES
  const shores = Array.from({ length: pieces }, (_, i) =>
    around(middle, surf, (2 * Math.PI * i) / pieces, bend),
  )
  // In a slim battlefield two sides stand above one another.
  return { fields, coast: closed(shores), middle, arena, slim: arena.x <= 115 && arena.y > 90 }
}

/** The point at an angle, clockwise from the bottom, on an oval; the more bend, the more corners. */
function around(middle: Point, radius: Point, angle: number, bend: number): Point {
  const stretch = (share: number) => Math.sign(share) * Math.abs(share) ** (2 / bend)
  return {
    x: middle.x - radius.x * stretch(Math.sin(angle)),
    y: middle.y + radius.y * stretch(Math.cos(angle)),
  }
}

/**
 * An angle within the same territory where no card lies: nearer to the top or the bottom; where eight
 * territories crowd the upper corners, nearer to the side.
 */
function aside(angle: number, turn: number): number {
  const [across, up] = [Math.sin(angle), Math.cos(angle)]
  if (Math.abs(across) < 0.01) return angle + 0.27 * turn
  const crowded = up < -0.01 && turn < 1
  const share = crowded ? 0.43 : Math.abs(up) < 0.01 ? 0.2 : 0.3
  const upwards = up < -0.01 && !crowded
  return angle - Math.sign(across) * (upwards ? -1 : 1) * share * turn
}

function sector(
  outer: (angle: number) => Point,
  inner: (angle: number) => Point,
  from: number,
  to: number,
): string {
  const line = (shore: (angle: number) => Point) => {
    // The gap is as wide at the battlefield as at the coast.
    const inset = (angle: number) =>
      GAP / Math.max(1, length(shore(angle), shore(angle + Math.PI)) / 2)
    const [start, end] = [from + inset(from), to - inset(to)]
    return Array.from({ length: PIECES + 1 }, (_, i) => shore(start + ((end - start) * i) / PIECES))
  }
  return closed([...line(outer), ...line(inner).toReversed()])
}

function closed(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
}

function mix(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }
}

function length(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
