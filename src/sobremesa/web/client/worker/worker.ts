/**
 * The house's service worker.
 *
 * It shows calls. And it keeps what was opened, so that the house, lessons and rules are there without
 * the line: files of the client under the version they came with, answers of the server as they were
 * last. With the line nothing old is shown: the page itself and all answers are asked for first.
 */

import { isKept, isShell, keptAgain, named, NEWS_WAIT, takenAlong } from './keeping'

const worker = self as unknown as ServiceWorkerGlobalScope

const SHELL = 'shell'
const TOLD = 'told'
const FILES = 'files-'

worker.addEventListener('install', (event) => {
  event.waitUntil(renewShell().then(() => worker.skipWaiting()))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.clients.claim())
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return
  if (request.mode === 'navigate' && isShell(url.pathname)) event.respondWith(page(event))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(file(request))
  else if (isKept(url.pathname)) event.respondWith(answer(request))
})

worker.addEventListener('message', (event) => {
  const said = event.data as { type?: string; files?: string[]; japanese?: boolean }
  const files = said.files ?? []
  const [port] = event.ports
  if (said.type === 'opened') event.waitUntil(keepOpened(files))
  else if (said.type === 'journey') {
    event.waitUntil(takeAlong(files, said.japanese === true, (told) => port?.postMessage(told)))
  }
})

/** The page: the newest there is, else the one that is kept. */
async function page(event: FetchEvent): Promise<Response> {
  try {
    const fresh = await fetch(event.request)
    if (fresh.ok) event.waitUntil(keepShell(fresh.clone()))
    return fresh
  } catch {
    return (await (await caches.open(SHELL)).match('/')) ?? Response.error()
  }
}

/** A file of the client: its name changes with its contents, so one that is kept is right. */
async function file(request: Request): Promise<Response> {
  const kept = await caches.match(request)
  if (kept) return kept
  const fresh = await fetch(request)
  if (fresh.ok) await keepFile(request, fresh.clone())
  return fresh
}

/** An answer of the server; the last one where it does not come. */
async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(TOLD)
  const kept = await cache.match(request)
  const asking = fetch(request).then(async (fresh) => {
    if (fresh.ok) await cache.put(request, fresh.clone())
    return fresh
  })
  if (!kept) return asking
  asking.catch(() => undefined)
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), NEWS_WAIT))
  return Promise.race([asking, late]).catch(() => kept)
}

async function renewShell(): Promise<void> {
  const fresh = await fetch('/', { cache: 'no-cache' })
  if (fresh.ok) await keepShell(fresh)
}

/** Keep a page once all its files are there; what was opened of the last version is fetched anew. */
async function keepShell(fresh: Response): Promise<void> {
  const text = await fresh.text()
  const version = await digest(text)
  const name = FILES + version
  const shell = await caches.open(SHELL)
  if ((await versionOf(shell)) === version) return
  const before = (await caches.keys()).filter((one) => one.startsWith(FILES))
  const former = (await Promise.all(before.map(filesIn))).flat()
  const files = await caches.open(name)
  await files.addAll(named(text))
  const listed = await listedFiles()
  await Promise.allSettled(keptAgain(former, listed).map((path) => files.add(path)))
  await shell.put('/', new Response(text, { headers: { 'content-type': 'text/html' } }))
  // Pages of the last version may still be open; those before it are gone.
  const last = before.filter((one) => one !== name).slice(0, -1)
  await Promise.all(last.map((one) => caches.delete(one)))
}

/** The names of all files of the newest version. */
async function listedFiles(): Promise<string[]> {
  return fetch('/files.json', { cache: 'no-cache' }).then(
    (found) => found.json() as Promise<string[]>,
    () => [],
  )
}

/** How far it is. */
interface Taken {
  readonly done: number
  readonly all: number
  readonly missing: number
}

/** So many are fetched at once: whoever uses the page meanwhile has the line, too. */
const AT_ONCE = 4

/** Keep all files and these answers, whether they were opened or not; what is kept is not fetched. */
async function takeAlong(
  answers: readonly string[],
  japanese: boolean,
  tell: (told: Taken) => void,
): Promise<void> {
  const listed = await listedFiles()
  const told = await caches.open(TOLD)
  const waiting = [...takenAlong(listed, japanese), ...answers.filter(isKept)]
  const all = waiting.length
  let done = 0
  let missing = listed.length === 0 ? 1 : 0
  const fetchOne = async (path: string) => {
    const asset = path.startsWith('/assets/')
    if (asset && (await caches.match(path))) return
    const fresh = await fetch(path)
    if (!fresh.ok) throw new Error(path)
    await (asset ? keepFile(path, fresh) : told.put(path, fresh))
  }
  const work = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      await fetchOne(path).catch(() => missing++)
      done++
      tell({ done, all, missing })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  tell({ done, all, missing })
}

async function versionOf(shell: Cache): Promise<string> {
  const kept = await shell.match('/')
  return kept ? digest(await kept.text()) : ''
}

async function filesIn(name: string): Promise<string[]> {
  const requests = await (await caches.open(name)).keys()
  return requests.map(({ url }) => new URL(url).pathname)
}

async function keepFile(request: Request | string, fresh: Response): Promise<void> {
  const version = await versionOf(await caches.open(SHELL))
  await (await caches.open(FILES + version)).put(request, fresh)
}

/** What a page had opened before the worker came; the browser has it, so it costs nothing. */
async function keepOpened(urls: readonly string[]): Promise<void> {
  const told = await caches.open(TOLD)
  const wanted = urls.filter((url) => new URL(url).origin === worker.location.origin)
  await Promise.allSettled(
    wanted.map(async (url) => {
      const { pathname } = new URL(url)
      const asset = pathname.startsWith('/assets/')
      if ((!asset && !isKept(pathname)) || (await caches.match(url))) return
      const found = await fetch(url, { cache: 'force-cache' })
      if (!found.ok) return
      await (asset ? keepFile(url, found) : told.put(url, found))
    }),
  )
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(bytes).slice(0, 8)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}

// Calls.

interface Call {
  readonly title: string
  readonly body: string
  readonly table: string
}

worker.addEventListener('push', (event) => {
  const { title, body, table } = (event.data?.json() ?? {}) as Partial<Call>
  const how = { body: body ?? '', tag: table ?? '', icon: '/icon-192.png', data: { table } }
  event.waitUntil(worker.registration.showNotification(title ?? 'Sobremesa', how))
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { table } = (event.notification.data ?? {}) as Partial<Call>
  event.waitUntil(show(table ? `/t/${table}` : '/'))
})

/** Show a table where it is open already, else in a page of its own. */
async function show(path: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find(({ url }) => new URL(url).pathname === path)
  if (there) await there.focus()
  else await worker.clients.openWindow(path)
}
