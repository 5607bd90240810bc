import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Act, Choice, FromServer, State, TableInfo } from '../lib/wire.gen'
import { Connection, type Socket } from './connection.svelte'
import { snapshot as nothing } from './state.fixture'

class Line implements Socket {
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  readonly sent: Record<string, unknown>[] = []
  closed = false

  constructor(readonly url: string) {}

  send(data: string) {
    this.sent.push(JSON.parse(data) as Record<string, unknown>)
  }

  close() {
    this.closed = true
  }

  tell(message: FromServer) {
    const event = { data: JSON.stringify(message) } as MessageEvent
    this.onmessage?.call(this as unknown as WebSocket, event)
  }

  break() {
    this.onclose?.call(this as unknown as WebSocket, {} as CloseEvent)
  }
}

const STOP: Choice = ['stop', 'stop', []]
const card = { id: 't1', state: 'playing' } as TableInfo

const snapshot = (version: number, more: Partial<State> = {}) =>
  nothing(version, { waiting: [0], ...more })

function welcome(state: State): FromServer {
  return { type: 'welcome', table: card, viewer: 0, chat: [], state, luck: null }
}

let lines: Line[]
let shown: number[]
let connection: Connection

const last = () => lines.at(-1) as Line

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { protocol: 'http:', host: 'house' })
  lines = []
  shown = []
  connection = new Connection({
    table: 't1',
    seat: 0,
    random: () => 0.5,
    onstate: ({ version }) => shown.push(version),
    open: (url) => {
      const line = new Line(url)
      lines.push(line)
      return line
    },
  })
  connection.connect()
})

afterEach(() => {
  connection.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the welcome opens the line', () => {
  expect(last().url).toBe('ws://house/api/tables/t1/socket?seat=0&log=0')
  expect(connection.status).toBe('connecting')
  last().tell(welcome(snapshot(3, { log: [['led', ['0']]] })))
  expect(connection.status).toBe('up')
  expect(connection.log).toHaveLength(1)
  expect(shown).toEqual([3])
})

test('no state and no line of the log is taken twice', () => {
  last().tell(welcome(snapshot(3, { log: [['a', []]] })))
  last().tell(snapshot(4, { start: 1, log: [['b', []]] }))
  last().tell(snapshot(4, { start: 1, log: [['b', []]] }))
  last().tell(snapshot(2))
  expect(connection.log.map(([event]) => event)).toEqual(['a', 'b'])
  expect(shown).toEqual([3, 4])
})

test('a gap in the log brings a new line that asks for the rest', () => {
  last().tell(welcome(snapshot(3)))
  last().tell(snapshot(4, { start: 5, log: [['z', []]] }))
  expect(connection.status).toBe('down')
  vi.advanceTimersByTime(1)
  expect(last().url).toContain('log=0')
})

test('a broken line is opened again, ever more slowly, with the lines that are known', () => {
  last().tell(
    welcome(
      snapshot(3, {
        log: [
          ['a', []],
          ['b', []],
        ],
      }),
    ),
  )
  last().break()
  expect(connection.status).toBe('down')
  vi.advanceTimersByTime(400)
  expect(lines).toHaveLength(2)
  expect(last().url).toContain('log=2')
  last().break()
  vi.advanceTimersByTime(800)
  expect(lines).toHaveLength(2)
  vi.advanceTimersByTime(100)
  expect(lines).toHaveLength(3)
  last().tell(welcome(snapshot(3, { start: 2 })))
  expect(connection.tries).toBe(0)
  expect(shown).toEqual([3])
})

test('an act without an answer is sent again with the same id', () => {
  last().tell(welcome(snapshot(3)))
  expect(connection.act(3, [['play almond-7', 'play', ['card:almond-7']]])).toBe(true)
  expect(connection.act(3, [['play almond-4', 'play', ['card:almond-4']]])).toBe(false)
  const first = last().sent[0] as unknown as Act
  expect(first).toMatchObject({ type: 'act', version: 3, choices: ['play almond-7'] })
  last().break()
  vi.advanceTimersByTime(400)
  last().tell(welcome(snapshot(4)))
  expect(last().sent).toEqual([first])
  last().tell({ type: 'done', id: first.id, version: 4 })
  expect(connection.busy).toBe(false)
  last().break()
  vi.advanceTimersByTime(400)
  last().tell(welcome(snapshot(4)))
  expect(last().sent).toEqual([])
})

test('an act while the line is down waits for it', () => {
  last().tell(welcome(snapshot(3)))
  last().break()
  connection.act(3, [STOP])
  vi.advanceTimersByTime(400)
  last().tell(welcome(snapshot(3)))
  expect(last().sent).toHaveLength(1)
})

test('nothing may be chosen between the answer and the state that it led to', () => {
  last().tell(welcome(snapshot(3)))
  connection.act(3, [STOP])
  last().tell({ type: 'done', id: connection.pending?.id ?? '', version: 4 })
  expect(connection.pending).toBeNull()
  expect(connection.busy).toBe(true)
  last().tell(snapshot(4))
  expect(connection.busy).toBe(false)
})

test('a server that does not answer is left for a new line', () => {
  last().tell(welcome(snapshot(3)))
  connection.act(3, [STOP])
  vi.advanceTimersByTime(8000)
  expect(lines[0]?.closed).toBe(true)
  vi.advanceTimersByTime(1)
  expect(lines).toHaveLength(2)
})

test('a refusal is told, and its fresh state taken', () => {
  last().tell(welcome(snapshot(3)))
  connection.act(3, [STOP])
  last().tell({
    type: 'refused',
    id: connection.pending?.id ?? '',
    why: 'stale',
    detail: 'the version is 5',
    rule: null,
    state: snapshot(5),
  })
  expect(connection.refused?.why).toBe('stale')
  expect(connection.busy).toBe(false)
  expect(shown).toEqual([3, 5])
})

test('a try is answered, and never left open', async () => {
  last().tell(welcome(snapshot(3)))
  const first = connection.attempt(3, [STOP])
  const id = String(last().sent[0]?.id)
  last().tell({ type: 'tried', id, view: { a: 1 }, offer: null, log: [] })
  expect(await first).toMatchObject({ view: { a: 1 } })
  const beyond = connection.attempt(3, [STOP])
  last().tell({
    type: 'refused',
    id: String(last().sent[1]?.id),
    why: 'beyond',
    detail: '',
    rule: null,
    state: null,
  })
  expect(await beyond).toMatchObject({ why: 'beyond' })
  const second = connection.attempt(3, [STOP])
  last().break()
  expect(await second).toBeNull()
  expect(connection.refused).toBeNull()
})

test('what is said is heard once', () => {
  last().tell(welcome(snapshot(3)))
  const said = {
    type: 'said',
    number: 1,
    seat: 1,
    name: 'Kenji',
    text: 'ole!',
    at: '',
    moment: null,
  } as const
  last().tell(said)
  last().tell(said)
  expect(connection.chat).toHaveLength(1)
})

test('a goodbye is followed by a return; whoever leaves does not come back', () => {
  last().tell(welcome(snapshot(3)))
  last().tell({ type: 'bye', why: 'restarting' })
  expect(connection.status).toBe('down')
  vi.advanceTimersByTime(1200)
  expect(lines).toHaveLength(2)
  connection.close()
  last().break()
  vi.advanceTimersByTime(60_000)
  expect(lines).toHaveLength(2)
})

test('a table that has not begun shows no state', () => {
  last().tell(welcome(snapshot(0, { view: null, waiting: null })))
  expect(shown).toEqual([])
  last().tell(snapshot(0))
  expect(shown).toEqual([0])
})

test('what an act gave away is told once, and a refusal of that is no trouble', () => {
  const told: (number | null)[] = []
  connection = new Connection({
    table: 't1',
    seat: 0,
    onstate: () => undefined,
    onverdict: (verdict) => told.push(verdict?.lost ?? null),
    open: (url) => {
      const line = new Line(url)
      lines.push(line)
      return line
    },
  })
  connection.connect()
  last().tell(welcome(snapshot(1)))
  const made = (version: number): string => {
    connection.act(version, [STOP], true)
    const { id, coach } = last().sent.at(-1) as unknown as Act
    expect(coach).toBe(true)
    last().tell({ type: 'done', id, version: version + 1 })
    last().tell(snapshot(version + 1))
    return id
  }
  const verdict = { type: 'verdict' as const, lost: 0.1, choice: STOP, better: STOP, term: null }
  const id = made(1)
  for (const _ of [1, 2]) last().tell({ ...verdict, id, more: true })
  expect(told).toEqual([0.1])
  last().tell({ type: 'refused', id: made(2), why: 'too_fast', detail: '', rule: null })
  expect(told).toEqual([0.1, null])
  expect(connection.refused).toBe(null)
  made(3)
  last().break()
  expect(told).toEqual([0.1, null, null])
})

test('an act that was not answered goes out from the next page, under its own id', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  })
  last().tell(welcome(snapshot(3)))
  last().break()
  expect(connection.act(3, [STOP])).toBe(true)
  const sent = connection.pending
  connection.close()
  const options = { table: 't1', seat: 0, onstate: () => undefined }
  const open = (url: string) => {
    lines.push(new Line(url))
    return last()
  }
  connection = new Connection({ ...options, open })
  expect(connection.pending).toEqual(sent)
  connection.connect()
  last().tell(welcome(snapshot(3)))
  expect(last().sent).toEqual([sent])
  last().tell({ type: 'done', id: sent?.id ?? '', version: 4 })
  expect(connection.pending).toBeNull()
  expect(new Connection({ ...options, open }).pending).toBeNull()
  expect(new Connection({ ...options, seat: 1, open }).pending).toBeNull()
})

test('a page that nobody sees says so, also on its next line', () => {
  const away = (gone: boolean) => ({ type: 'away', away: gone })
  last().tell(welcome(snapshot(3)))
  connection.look(true)
  expect(last().sent).toEqual([])
  connection.look(false)
  expect(last().sent).toEqual([away(true)])
  last().break()
  vi.advanceTimersByTime(1000)
  last().tell(welcome(snapshot(3)))
  expect(last().sent).toEqual([away(true)])
  connection.look(true)
  expect(last().sent).toEqual([away(true), away(false)])
})
