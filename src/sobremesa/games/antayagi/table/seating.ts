/** Where people sit: the viewer at the bottom, the others in the order of play from the left. */

/** The seat at the bottom; a spectator sits where seat 0 sits. */
export function nearOf(viewer: number | null): number {
  return viewer ?? 0
}

export function othersOf(seats: number, near: number): number[] {
  return Array.from({ length: seats - 1 }, (_, i) => (near + 1 + i) % seats)
}
