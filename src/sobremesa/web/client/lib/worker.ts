/**
 * The page's worker: it shows calls when no page is open, and keeps what was opened, so that the house,
 * lessons and rules are there without the line.
 */

/** Hand the worker what the page opens, from its first file on: it came too late for those. */
function tellOf(worker: ServiceWorker): void {
  const observer = new PerformanceObserver((list) => {
    const files = list.getEntries().map(({ name }) => name)
    const own = files.filter((name) => name.startsWith(`${location.origin}/`))
    if (own.length > 0) worker.postMessage({ type: 'opened', files: own }, [])
  })
  observer.observe({ type: 'resource', buffered: true })
}

/** Have a worker, where the browser has any; nothing waits for it. */
export async function employ(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  try {
    await navigator.serviceWorker.register('/worker.js', { scope: '/' })
    const { active } = await navigator.serviceWorker.ready
    if (active) tellOf(active)
  } catch {
    // Without a worker all is as before, as long as the line holds.
  }
}

/** The worker's registration, if there is one. */
export async function employed(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null
  return (await navigator.serviceWorker.getRegistration()) ?? null
}
