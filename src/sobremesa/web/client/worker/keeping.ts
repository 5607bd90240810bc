/** What the worker keeps, and what it never does. */

/** With a slow line, so long an answer is waited for if there is an older one. */
export const NEWS_WAIT = 4000

/** What changes with a release alone, or names the person to whom the device belongs. */
const KEPT = [
  /^\/api\/(games|levels|me)$/,
  /^\/api\/games\/\w+$/,
  /^\/api\/games\/\w+\/(print|glimpse)$/,
  /^\/api\/games\/\w+\/(rules|reconstructed|lessons)\/[\w-]+$/,
  /^\/api\/texts\/[\w-]+\/\w+$/,
  /^\/(favicon(-turn)?\.svg|icon-\d+\.png|manifest\.webmanifest)$/,
]

/** Whether the last answer to that is worth having; never what happens at a table. */
export function isKept(path: string): boolean {
  return KEPT.some((one) => one.test(path))
}

/** Whether that is one of the client's pages: what comes from the server itself is not. */
export function isShell(path: string): boolean {
  return !/^\/(api|assets|metrics|health|ready)(\/|$)/.test(path) && !/\.\w+$/.test(path)
}

/** The files that a page names, which it cannot do without. */
export function named(page: string): string[] {
  return [...new Set(page.match(/\/assets\/[\w.-]+/g))]
}

/** A file's name without what changes with its contents: `/assets/LearnPage-C_8aYqz1.js`. */
function stem(path: string): string {
  return path.replace(/-[\w-]{8}(\.\w+)$/, '$1')
}

/** Of all files, those that somebody takes along: slices of the Japanese face only who reads it. */
export function takenAlong(listed: readonly string[], japanese: boolean): string[] {
  return listed.filter((path) => japanese || !/\/noto-sans-jp-/.test(path))
}

/** Of the files of a new version, those that were kept of the last one. */
export function keptAgain(former: readonly string[], listed: readonly string[]): string[] {
  const stems = new Set(former.map(stem))
  return listed.filter((path) => stems.has(stem(path)))
}
