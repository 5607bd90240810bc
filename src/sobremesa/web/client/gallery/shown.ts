/** What `make gallery` has written, read as scripts: a page that was not served may read nothing else. */

import type { Line, Offer, View, Vocabulary } from '../lib/wire.gen'

export interface GameWords {
  readonly vocabulary: Vocabulary
  readonly texts: Readonly<Record<string, string>>
  readonly records: readonly string[]
}

export interface ShownMoment {
  readonly viewer: number | null
  readonly view: View
  readonly waiting: readonly number[]
  readonly offer: Offer | null
  readonly lines: readonly Line[]
}

export interface Story {
  readonly seats: number
  readonly options: Readonly<Record<string, string>>
  readonly moments: readonly ShownMoment[]
}

interface Contents {
  readonly shelf: readonly string[]
  readonly platform: Readonly<Record<string, string>>
}

const found = new Map<string, Promise<unknown>>()
const waiting = new Map<string, (contents: unknown) => void>()

Object.assign(globalThis, {
  shown: (name: string, contents: unknown) => waiting.get(name)?.(contents),
})

function read<T>(name: string): Promise<T> {
  let reading = found.get(name)
  if (!reading) {
    reading = new Promise((resolve, reject) => {
      const script = document.createElement('script')
      script.src = `./shown/${name}.js`
      script.addEventListener('error', () => reject(new Error(`${name} is not shown`)))
      waiting.set(name, resolve)
      document.head.append(script)
    })
    found.set(name, reading)
  }
  return reading as Promise<T>
}

export const shelfShown = () => read<Contents['shelf']>('shelf')
export const wordsOf = (game: string) => read<GameWords>(game)
export const storyOf = (game: string, record: string) => read<Story>(`${game}-${record}`)

/** Texts, where the client asks its server for them. */
export async function answer(asked: RequestInfo | URL): Promise<Response> {
  const [, language = '', catalogue = ''] = /\/api\/texts\/(.+)\/(.+)$/.exec(String(asked)) ?? []
  const texts =
    catalogue === 'platform'
      ? await read<Contents['platform']>('platform')
      : (await wordsOf(catalogue)).texts
  return new Response(texts[language] ?? '')
}
