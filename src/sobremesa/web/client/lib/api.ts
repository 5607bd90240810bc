/** The server's HTTP requests, one function for each. */
import type { Language } from './languages'
import type { Seating } from './seating'
import type { Viewer } from './seats'
import type {
  Access,
  Book,
  GameInfo,
  Glimpse,
  Invitation,
  Invitations,
  Lesson,
  Me,
  NewTable,
  Problem,
  Replay,
  TableInfo,
  Vocabulary,
} from './wire.gen'

/** A request that was not carried out. Status 0: the server did not answer at all. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    /** The word of the reason, with a text `refused-<why>`. */
    readonly why: string,
    /** What is wrong and what is allowed, in English. */
    readonly detail: string,
  ) {
    super(detail)
    this.name = 'ApiError'
  }
}

/** Any failure as an ApiError, so that a page has one kind to show. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  return new ApiError(0, 'unreachable', error instanceof Error ? error.message : String(error))
}

function csrfToken(): string {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith('csrftoken='))
  return found ? decodeURIComponent(found.slice('csrftoken='.length)) : ''
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (method !== 'GET') headers['x-csrftoken'] = csrfToken()
  if (body !== undefined) headers['content-type'] = 'application/json'
  let response: Response
  try {
    response = await fetch(path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      credentials: 'same-origin',
    })
  } catch (error) {
    throw asApiError(error)
  }
  if (!response.ok) throw await refusalOf(response)
  return response
}

async function refusalOf(response: Response): Promise<ApiError> {
  const fallback = response.status >= 500 ? 'failed' : 'unclear'
  try {
    const said = (await response.json()) as Partial<Problem>
    return new ApiError(response.status, said.why ?? fallback, said.detail ?? response.statusText)
  } catch {
    return new ApiError(response.status, fallback, response.statusText)
  }
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await ask(method, path, body)).json()) as T
}

const part = encodeURIComponent

export const getMe = () => json<Me>('GET', '/api/me')
export const putMe = (name: string) => json<Me>('PUT', '/api/me', { name })

export const getGames = () => json<GameInfo[]>('GET', '/api/games')
export const getGame = (game: string) => json<Vocabulary>('GET', `/api/games/${part(game)}`)
export const getPrint = (game: string) =>
  json<Readonly<Record<string, unknown>>>('GET', `/api/games/${part(game)}/print`)
export const getRules = (game: string, language: string) =>
  json<Book>('GET', `/api/games/${part(game)}/rules/${part(language)}`)
export const getLesson = (game: string, which: string) =>
  json<Lesson>('GET', `/api/games/${part(game)}/lessons/${part(which)}`)

export const getGlimpse = (game: string) => json<Glimpse>('GET', `/api/games/${part(game)}/glimpse`)

/** The Fluent source of a game, or of `platform`. */
export async function getTexts(language: Language, catalogue: string): Promise<string> {
  return (await ask('GET', `/api/texts/${language}/${part(catalogue)}`)).text()
}

export const getTables = () => json<TableInfo[]>('GET', '/api/tables')
export const postTable = (laying: NewTable) => json<TableInfo>('POST', '/api/tables', laying)
export const getTable = (id: string) => json<TableInfo>('GET', `/api/tables/${part(id)}`)

/** `name` is what whoever sits there is called at this table; without it that stays as it is. */
export const putSeat = (id: string, seat: number, sitter: Seating, name?: string) =>
  json<TableInfo>('PUT', `/api/tables/${part(id)}/seats/${seat}`, { sitter, name })
export const putAccess = (id: string, access: Access) =>
  json<TableInfo>('PUT', `/api/tables/${part(id)}/access`, { access })

export const startTable = (id: string) => json<TableInfo>('POST', `/api/tables/${part(id)}/start`)
export const pauseTable = (id: string) => json<TableInfo>('POST', `/api/tables/${part(id)}/pause`)
export const resumeTable = (id: string) => json<TableInfo>('POST', `/api/tables/${part(id)}/resume`)
export const rematchTable = (id: string) =>
  json<TableInfo>('POST', `/api/tables/${part(id)}/rematch`)

export async function deleteTable(id: string): Promise<void> {
  await ask('DELETE', `/api/tables/${part(id)}`)
}

export const getInvitations = (id: string) =>
  json<Invitations>('GET', `/api/tables/${part(id)}/invitations`)
export const getInvitation = (code: string) =>
  json<Invitation>('GET', `/api/invitations/${part(code)}`)
export const acceptInvitation = (code: string) =>
  json<TableInfo>('POST', `/api/invitations/${part(code)}`)

/** Where the QR code of a page's address is found, as an image. */
export const qrPath = (path: string) => `/api/qr?path=${part(path)}`

/** Frames of a replay; the spectator's where no viewer is named. */
export function getReplay(
  id: string,
  viewer: Viewer | 'open',
  start: number,
  count: number,
): Promise<Replay> {
  const whose = viewer === null ? '' : `viewer=${viewer}&`
  return json('GET', `/api/tables/${part(id)}/replay?${whose}start=${start}&count=${count}`)
}

/** Where a finished game's record is downloaded. */
export const recordPath = (id: string) => `/api/tables/${part(id)}/record`

/** The address of a table's socket; `seat` only for those who have several. */
export function socketAddress(id: string, seat: Viewer, log: number): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  const whose = seat === null ? '' : `seat=${seat}&`
  return `${scheme}://${location.host}/api/tables/${part(id)}/socket?${whose}log=${log}`
}
