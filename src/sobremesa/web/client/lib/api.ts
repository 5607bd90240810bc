/** The server's HTTP requests, one function for each. */
import type { Language } from './languages'
import type { Seating } from './seating'
import type { Viewer } from './seats'
import type {
  Access,
  Agreed,
  Acquaintance,
  Analysis,
  Begun,
  Answered,
  Book,
  Comment,
  DayInfo,
  Following,
  Leaving,
  GameInfo,
  Glimpse,
  Invitation,
  Invitations,
  Keyring,
  Lesson,
  LineInfo,
  Luck,
  Me,
  NewKey,
  NewDevice,
  NewTable,
  Opens,
  PlayedGames,
  Problem,
  Quiet,
  Reach,
  Reached,
  Replay,
  Statistic,
  Said,
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

/** Do it; what went wrong, if anything did. */
export async function troubleOf(what: () => Promise<unknown>): Promise<ApiError | null> {
  try {
    await what()
    return null
  } catch (error) {
    return asApiError(error)
  }
}

function csrfToken(): string {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith('csrftoken='))
  return found ? decodeURIComponent(found.slice('csrftoken='.length)) : ''
}

async function ask(
  method: string,
  path: string,
  body?: unknown,
  credentials: RequestCredentials = 'same-origin',
): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (method !== 'GET') headers['x-csrftoken'] = csrfToken()
  if (body !== undefined) headers['content-type'] = 'application/json'
  let response: Response
  try {
    response = await fetch(path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      credentials,
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

/** Forget the caller for good. */
export const deleteMe = () => json<Me>('DELETE', '/api/me')

export const getKeys = () => json<Keyring>('GET', '/api/me/keys')
export const postKey = () => json<NewKey>('POST', '/api/me/keys')
/** Take a key or a passkey back; `devices`: sign those out that came by it. */
export async function deleteKey(
  kind: 'keys' | 'passkeys',
  id: string,
  devices: boolean,
): Promise<void> {
  await ask('DELETE', `/api/me/${kind}/${part(id)}?devices=${devices}`)
}
export async function deleteDevice(id: string): Promise<void> {
  await ask('DELETE', `/api/me/devices/${part(id)}`)
}
/** What a key would do to this device; nothing happens. */
export const lookAtKey = (key: string) => json<Opens>('POST', '/api/keys/look', { key })
export const openKey = (key: string, join: boolean) =>
  json<Me>('POST', '/api/keys/open', { key, join })

export const beginPasskey = () => json<Begun>('POST', '/api/me/passkeys/begin')
export async function postPasskey(credential: unknown): Promise<void> {
  await ask('POST', '/api/me/passkeys', { credential })
}
export const beginSignIn = () => json<Begun>('POST', '/api/passkeys/begin')
export const openPasskey = (credential: unknown, join: boolean) =>
  json<Me>('POST', '/api/passkeys/open', { credential, join })

export const getPeople = () => json<Acquaintance[]>('GET', '/api/me/people')
export async function putPerson(id: string, avoided: boolean): Promise<void> {
  await ask('PUT', `/api/me/people/${part(id)}`, { avoided })
}
/** Some of one's played games; what is empty is not asked for. */
export function getPlayed(wanted: Readonly<Record<string, string>>): Promise<PlayedGames> {
  const asked = Object.entries(wanted).filter(([, value]) => value !== '')
  return json('GET', `/api/me/games?${new URLSearchParams(asked).toString()}`)
}
export const getStatistics = () => json<Statistic[]>('GET', '/api/me/statistics')
/** Where all that is kept of the caller is downloaded. */
export const EXPORT = '/api/me/export'
export const getCalls = () => json<Reached>('GET', '/api/calls')
export const deleteCalls = () => json<Reached>('DELETE', '/api/calls')
export const putBell = (device: NewDevice) => json<Reached>('PUT', '/api/calls/devices', device)
export const deleteBell = (device: string) =>
  json<Reached>('DELETE', `/api/calls/devices/${part(device)}`)
export const putMail = (address: string, language: Language) =>
  json<Reached>('PUT', '/api/calls/mail', { address, language })
export const deleteMail = () => json<Reached>('DELETE', '/api/calls/mail')
export const putQuiet = (quiet: Quiet | null) => json<Reached>('PUT', '/api/calls/quiet', { quiet })
export const testCall = () => json<Reached>('POST', '/api/calls/test')
/** Follow a link in a mail. */
export const answerCall = (token: string) => json<Answered>('POST', '/api/calls/answer', { token })

export const getGames = () => json<GameInfo[]>('GET', '/api/games')
export const getGame = (game: string) => json<Vocabulary>('GET', `/api/games/${part(game)}`)
export const getPrint = (game: string) =>
  json<Readonly<Record<string, unknown>>>('GET', `/api/games/${part(game)}/print`)
export const getRules = (game: string, language: string) =>
  json<Book>('GET', `/api/games/${part(game)}/rules/${part(language)}`)
/** The part of its rulebook that tells what is known from no source. */
export const getReconstructed = (game: string, language: string) =>
  json<Book>('GET', `/api/games/${part(game)}/reconstructed/${part(language)}`)
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
/** A table as anybody may see it, whoever asks: for a screen that others see. */
export async function getPublicTable(id: string): Promise<TableInfo> {
  const response = await ask('GET', `/api/tables/${part(id)}`, undefined, 'omit')
  return (await response.json()) as TableInfo
}

/** `name` is what whoever sits there is called at this table; without it that stays as it is. */
export const putSeat = (id: string, seat: number, sitter: Seating, name?: string) =>
  json<TableInfo>('PUT', `/api/tables/${part(id)}/seats/${seat}`, { sitter, name })
export const putAccess = (id: string, access: Access) =>
  json<TableInfo>('PUT', `/api/tables/${part(id)}/access`, { access })

/** Keep a free seat for somebody on one's list. */
export const putExpected = (id: string, seat: number, person: string) =>
  json<TableInfo>('PUT', `/api/tables/${part(id)}/seats/${seat}/expected`, { person })
/** Say no to a seat that is kept for oneself. */
export const declineSeat = (id: string) =>
  json<TableInfo>('DELETE', `/api/tables/${part(id)}/expected`)

export const getLuck = (id: string) => json<Luck | null>('GET', `/api/tables/${part(id)}/luck`)
export const putLuck = (id: string, nonce: string) =>
  json<Luck | null>('PUT', `/api/tables/${part(id)}/luck`, { nonce })

export const startTable = (id: string) => json<TableInfo>('POST', `/api/tables/${part(id)}/start`)
export const pauseTable = (id: string) => json<TableInfo>('POST', `/api/tables/${part(id)}/pause`)
export const resumeTable = (id: string) => json<TableInfo>('POST', `/api/tables/${part(id)}/resume`)
/** Say that one is still there, which gives more time. */
export const hereTable = (id: string) => json<TableInfo>('POST', `/api/tables/${part(id)}/here`)
export const resignTable = (id: string, seat: number) =>
  json<TableInfo>('POST', `/api/tables/${part(id)}/resign`, { seat })
/** Agree to end the game so; null wants to play on. */
export const endTable = (id: string, how: Agreed | null) =>
  json<TableInfo>('PUT', `/api/tables/${part(id)}/end`, { how })
/** Once more; `next` is another game that the host has chosen. */
export const rematchTable = (id: string, next?: Following) =>
  json<TableInfo>('POST', `/api/tables/${part(id)}/rematch`, next)

/** What if: another table, whose game begins at a moment of this one’s. */
export const branchTable = (id: string, wished: Leaving) =>
  json<TableInfo>('POST', `/api/tables/${part(id)}/branch`, wished)

export async function deleteTable(id: string): Promise<void> {
  await ask('DELETE', `/api/tables/${part(id)}`)
}

/** A day's tables: of `today`, or of a date. */
export const getDay = (day: string) => json<DayInfo>('GET', `/api/days/${part(day)}`)
/** Sit down at today's table of a game. */
export const postDay = (game: string) => json<TableInfo>('POST', `/api/days/today/${part(game)}`)
/** Where the best line of a day can be seen; null while it is being worked out. */
export async function getLine(day: string, game: string): Promise<LineInfo | null> {
  const response = await ask('GET', `/api/days/${part(day)}/${part(game)}/line`)
  return response.status === 202 ? null : ((await response.json()) as LineInfo)
}

export const getInvitations = (id: string) =>
  json<Invitations>('GET', `/api/tables/${part(id)}/invitations`)
export const getInvitation = (code: string) =>
  json<Invitation>('GET', `/api/invitations/${part(code)}`)
export const acceptInvitation = (code: string) =>
  json<TableInfo>('POST', `/api/invitations/${part(code)}`)

/** Where the QR code of a page's address is found, as an image; `place` chooses among the server's own. */
export const qrPath = (path: string, place = 0) =>
  `/api/qr?path=${part(path)}${place > 0 ? `&place=${place}` : ''}`
/** Where other devices find this server. */
export const getAddresses = () => json<Reach>('GET', '/api/addresses')

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

/** What was said of the moments of a finished game. */
export const getComments = (id: string) => json<Said[]>('GET', `/api/tables/${part(id)}/comments`)
export const postComment = (id: string, comment: Comment) =>
  json<Said[]>('POST', `/api/tables/${part(id)}/comments`, comment)

/** What a finished game tells of itself; null while it is being worked out. */
export async function getAnalysis(id: string): Promise<Analysis | null> {
  const response = await ask('GET', `/api/tables/${part(id)}/analysis`)
  return response.status === 202 ? null : ((await response.json()) as Analysis)
}

/** Where a finished game's record is downloaded. */
export const recordPath = (id: string) => `/api/tables/${part(id)}/record`

/** A finished game's record, to read it here. */
export async function getRecord(id: string): Promise<string> {
  return (await ask('GET', recordPath(id))).text()
}

/** Whose eyes a page looks through: a seat's, one's own, or everybody's, as on a big screen. */
export type Sight = Viewer | 'table'

/** The address of a table's socket; a seat only for those who have several. */
export function socketAddress(id: string, sight: Sight, log: number): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  const whose = sight === null ? '' : sight === 'table' ? 'eyes=table&' : `seat=${sight}&`
  return `${scheme}://${location.host}/api/tables/${part(id)}/socket?${whose}log=${log}`
}
