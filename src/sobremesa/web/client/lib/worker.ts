/**
 * The page's worker: it shows calls when no page is open, and keeps what was opened, so that the house,
 * lessons and rules are there without the line.
 */

import { getGames } from './api'
import { keep, readKept } from './kept'
import { settings } from './settings.svelte'

const JOURNEY = 'sobremesa.journey'

/** Hand the worker what the page opens, from its first file on: it came too late for those. */
function tellOf(worker: ServiceWorker): void {
  const observer = new PerformanceObserver((list) => {
    const files = list.getEntries().map(({ name }) => name)
    const own = files.filter((name) => name.startsWith(`${location.origin}/`))
    if (own.length > 0) worker.postMessage({ type: 'opened', files: own }, [])
  })
  observer.observe({ type: 'resource', buffered: true })
}

/** How far it is with what is taken along. */
export interface Taken {
  readonly done: number
  readonly all: number
  readonly missing: number
}

/** Keep lessons, rules and tables of all games on this device; false where nobody could. */
export async function takeAlong(tell: (told: Taken) => void): Promise<boolean> {
  if (!(await employed())) return false
  const { active } = await navigator.serviceWorker.ready
  if (!active) return false
  const games = await getGames()
  const { language } = settings
  const files = [
    '/api/games',
    '/api/levels',
    '/api/me',
    '/icon-192.png',
    '/manifest.webmanifest',
    `/api/texts/${language}/platform`,
    `/api/texts/${language}/shelf`,
    ...games.flatMap(({ name, lessons }) => [
      `/api/games/${name}`,
      `/api/games/${name}/print`,
      `/api/games/${name}/rules/${language}`,
      `/api/games/${name}/reconstructed/${language}`,
      `/api/texts/${language}/${name}`,
      ...lessons.map((lesson) => `/api/games/${name}/lessons/${lesson}`),
    ]),
  ]
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }: MessageEvent<Taken>) => {
      tell(data)
      if (data.done === data.all) resolve(data.missing === 0)
    })
    port1.start()
    active.postMessage({ type: 'journey', files, japanese: language === 'ja' }, [port2])
  })
}

/** An installed app takes all along by itself, once for each version and language. */
async function takeAlongOnce(): Promise<void> {
  if (!matchMedia('(display-mode: standalone)').matches) return
  const scripts = [...document.querySelectorAll('script[src]')]
  const version = scripts.map((one) => one.getAttribute('src')).join() + settings.language
  if (readKept(JOURNEY)['version'] === version) return
  if (await takeAlong(() => undefined)) keep(JOURNEY, { version })
}

/** Have a worker, where the browser has any; nothing waits for it. */
export async function employ(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  try {
    await navigator.serviceWorker.register('/worker.js', { scope: '/' })
    const { active } = await navigator.serviceWorker.ready
    if (active) tellOf(active)
    await takeAlongOnce()
  } catch {
    // Without a worker all is as before, as long as the line holds.
  }
}

/** The worker's registration, if there is one. */
export async function employed(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null
  return (await navigator.serviceWorker.getRegistration()) ?? null
}
