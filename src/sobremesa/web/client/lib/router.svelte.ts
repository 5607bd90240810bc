/** Which page is shown, by the address. */

import { layers } from './layers'

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string | null; friends: boolean }
  | { page: 'table'; id: string }
  | { page: 'screen'; id: string }
  | { page: 'invitation'; code: string }
  | { page: 'replay'; id: string }
  | { page: 'learn'; game: string; lesson: string }
  | { page: 'answer'; verb: string; token: string }
  | { page: 'today' }
  | { page: 'about' }
  | { page: 'you' }
  | { page: 'key' }
  | { page: 'lost' }

/** The page that an address names. */
export function routeOf(path: string, search = ''): Route {
  const [first, second, third, more] = path.split('/').filter(Boolean).map(decoded)
  if (first === undefined) return { page: 'lobby' }
  if (second === undefined) {
    if (first === 'new') {
      const asked = new URLSearchParams(search)
      return { page: 'new', game: asked.get('game'), friends: asked.get('with') === 'friends' }
    }
    if (first === 'about' || first === 'you' || first === 'key' || first === 'today') {
      return { page: first }
    }
    return { page: 'lost' }
  }
  if (first === 'learn' && more === undefined)
    return { page: 'learn', game: second, lesson: third ?? 'first' }
  if (first === 'calls' && third !== undefined && more === undefined)
    return { page: 'answer', verb: second, token: third }
  if (third !== undefined) return { page: 'lost' }
  if (first === 't') return { page: 'table', id: second }
  if (first === 's') return { page: 'screen', id: second }
  if (first === 'i') return { page: 'invitation', code: second }
  if (first === 'r') return { page: 'replay', id: second }
  return { page: 'lost' }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

class Router {
  route = $state<Route>({ page: 'lobby' })

  /** Follow the browser's history and the page's own links. Called once. */
  start(): void {
    this.#read()
    layers.start()
    addEventListener('popstate', ({ state }) => {
      if (!layers.moved(state)) this.#read()
    })
    document.addEventListener('click', (click) => this.#follow(click))
  }

  /** Go to a page of the house; `replace` where the way back should not lead here. */
  go(path: string, how: { replace?: boolean } = {}): void {
    const former = this.route.page
    layers.left()
    if (how.replace) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    this.#read()
    if (this.route.page !== former) scrollTo(0, 0)
  }

  #read(): void {
    this.route = routeOf(location.pathname, location.search)
  }

  #follow(click: MouseEvent): void {
    const plain = click.button === 0 && !(click.metaKey || click.ctrlKey || click.shiftKey)
    const link = click.target instanceof Element ? click.target.closest('a') : null
    if (!plain || click.defaultPrevented || !link || link.target || link.hash) return
    if (link.hasAttribute('download')) return
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return
    click.preventDefault()
    this.go(link.pathname + link.search)
  }
}

export const router = new Router()
