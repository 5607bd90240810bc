/** Where things and places lie on a drawn table, and what lies elsewhere than before. */

/** Where something lies in the window. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Spot {
  readonly element: HTMLElement
  readonly box: Box
}

export interface Spots {
  /** The things by their names; several copies of a card share one. */
  readonly things: ReadonlyMap<string, readonly Spot[]>
  readonly places: ReadonlyMap<string, Spot>
}

/** A thing that lies elsewhere than before. */
export interface Shift {
  readonly thing: string
  readonly element: HTMLElement
  readonly from: Box
  readonly to: Box
  /** Whether it is the same drawing, moved; else another one at another place. */
  readonly same: boolean
}

/** Whoever looks does not notice less, in pixels. */
const NOTICED = 3

/** Look once where everything lies. What is not to be seen has no spot. */
export function spotsOf(root: HTMLElement): Spots {
  const things = new Map<string, Spot[]>()
  const places = new Map<string, Spot>()
  for (const element of root.querySelectorAll<HTMLElement>(
    '[data-thing], [data-fly], [data-place]',
  )) {
    const box = boxOf(element)
    if (box.width === 0 || box.height === 0) continue
    const thing = element.dataset.fly ?? element.dataset.thing
    if (thing) things.set(thing, [...(things.get(thing) ?? []), { element, box }])
    const { place } = element.dataset
    if (place && !places.has(place)) places.set(place, { element, box })
  }
  return { things, places }
}

/** Where an element lies; a card of the hand that is raised because it is lit counts as if it were not. */
function boxOf(element: HTMLElement): Box {
  const { left, top, width, height } = element.getBoundingClientRect()
  if (!element.dataset.light || !element.closest('[data-own]')) return { left, top, width, height }
  const { e, f } = new DOMMatrixReadOnly(getComputedStyle(element).transform)
  return { left: left - e, top: top - f, width, height }
}

/** What lies elsewhere than before. Copies that cannot be told apart stay where they are. */
export function shiftsOf(before: Spots, after: Spots): Shift[] {
  const shifts: Shift[] = []
  for (const [thing, spots] of after.things) {
    const olds = before.things.get(thing) ?? []
    const gone = olds.filter((old) => spots.every(({ element }) => element !== old.element))
    const come = spots.filter(({ element }) => olds.every((old) => element !== old.element))
    for (const { element, box: to } of spots) {
      const stayed = olds.find((old) => old.element === element)
      if (stayed && isApart(stayed.box, to)) {
        shifts.push({ thing, element, from: stayed.box, to, same: true })
      }
    }
    const [from, spot] = [gone[0], come[0]]
    if (from && spot && gone.length === 1 && come.length === 1 && isApart(from.box, spot.box)) {
      shifts.push({ thing, element: spot.element, from: from.box, to: spot.box, same: false })
    }
  }
  return shifts
}

function isApart(a: Box, b: Box): boolean {
  const [dx, dy] = between(a, b)
  return Math.abs(dx) > NOTICED || Math.abs(dy) > NOTICED
}

/** How far the middle of the first lies from the middle of the second. */
export function between(from: Box, to: Box): [number, number] {
  return [
    from.left + from.width / 2 - to.left - to.width / 2,
    from.top + from.height / 2 - to.top - to.height / 2,
  ]
}

/** A box of that size around the same middle. */
export function around(box: Box, width: number, height: number): Box {
  const left = box.left + (box.width - width) / 2
  return { left, top: box.top + (box.height - height) / 2, width, height }
}
