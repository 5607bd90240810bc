/** What is kept on this device, as JSON; in a browser without storage nothing is. */

export type Kept = Record<string, unknown>

export function isRecord(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What is kept under a name; empty if there is nothing that can be read. */
export function readKept(name: string): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(name) ?? '{}')
    return isRecord(found) ? found : {}
  } catch {
    return {}
  }
}

/** Keep it; a browser without storage has it until the page is closed. */
export function keep(name: string, value: object): void {
  try {
    localStorage.setItem(name, JSON.stringify(value))
  } catch {
    // Nothing can be done about it, and nothing is lost but a wish.
  }
}

/** Lists by name, with those things of them that are what they should be. */
export function listsIn<T>(
  kept: unknown,
  is: (value: unknown) => value is T,
): Readonly<Record<string, readonly T[]>> {
  if (!isRecord(kept)) return {}
  return Object.fromEntries(
    Object.entries(kept).map(([name, found]) => [
      name,
      Array.isArray(found) ? found.filter(is) : [],
    ]),
  )
}

/** The lists with another one under a name, which is the newest; empty ones go, and beyond `most` the oldest. */
export function withList<T>(
  lists: Readonly<Record<string, readonly T[]>>,
  name: string,
  list: readonly T[],
  most: number,
): Readonly<Record<string, readonly T[]>> {
  const { [name]: _, ...rest } = lists
  const all = Object.entries({ ...rest, [name]: list }).filter(([, found]) => found.length > 0)
  return Object.fromEntries(all.slice(-most))
}
