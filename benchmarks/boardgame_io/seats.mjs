// Programmed seats that move as fast as they can, on either server: two at each of N tables.
// usage: node seats.mjs sobremesa|boardgame.io ADDRESS[,ADDRESS...] TABLES SECONDS [apart]
// Several addresses are processes on one database: each table is played at one of them, as behind a
// proxy that knows tables, or with its seats at different ones.
// Nothing is laid while they move: they play for a while, all rest, and where a game is over another
// table is laid. It prints "laid" before they move and "rested" once every move is answered, and goes
// on when it is told so; in the end one line of JSON: moves, seconds in which they moved, and
// milliseconds from send to the other seat's receipt.
import { createInterface } from 'node:readline'
import { io } from 'socket.io-client'
import { WebSocket } from 'ws'

const [kind, addresses, tables, seconds, apart] = [
  process.argv[2],
  process.argv[3].split(','),
  +process.argv[4],
  +process.argv[5],
  process.argv[6] === 'apart',
]
/** Where a table's seat is played. */
const at = (number, seat) => addresses[(number + (apart ? seat : 0)) % addresses.length]
const now = () => performance.now()

/** So many milliseconds are played before all rest. */
const STRETCH = 1000
/** So many milliseconds nothing is asked for before they move, and after it. */
const QUIET = 100
/** So many tables are laid at once. */
const AT_ONCE = 20

let running = false
let moves = 0
let unanswered = 0
/** Who would move, and whose table is over, while all rest. */
let ready = []
let over = []
let onRested = null
const waits = []

/** Move, or wait with it until all go on. */
function move(send) {
  if (!running) {
    ready.push(send)
    return
  }
  unanswered += 1
  send()
}

function answered() {
  moves += 1
  unanswered -= 1
  if (!running && unanswered === 0) onRested()
}

/** One table's clock: when the last move was sent, for the other seat to read. */
class Clock {
  sent = [0, 0]
  send(seat) {
    this.sent[seat] = now()
  }
  receive(seat) {
    const since = this.sent[1 - seat]
    if (since === 0) return
    this.sent[1 - seat] = 0
    waits.push(now() - since)
  }
}

class Person {
  cookies = new Map()
  async ask(method, path, body, address = addresses[0]) {
    const answer = await fetch(address + path, {
      method,
      headers: {
        cookie: this.header(),
        'x-csrftoken': this.cookies.get('csrftoken') ?? '',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [name, value] = line.split(';')[0].split('=')
      this.cookies.set(name, value)
    }
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  header() {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }
}

async function person(name) {
  const made = new Person()
  await made.ask('GET', '/api/me')
  await made.ask('PUT', '/api/me', { name })
  return made
}

/** A table of Macaron for two, to twenty points; when it is over, another one is wanted. */
async function sobremesaTable(people, number) {
  const lay = {
    game: 'macaron',
    seats: 2,
    options: { target: '20' },
    sitters: ['me', 'open'],
    access: 'link',
  }
  const [own, other] = [at(number, 0), at(number, 1)]
  const { id } = await people[0].ask('POST', '/api/tables', lay, own)
  await people[1].ask('PUT', `/api/tables/${id}/seats/1`, { sitter: 'me' }, other)
  await people[0].ask('POST', `/api/tables/${id}/start`, undefined, own)
  const clock = new Clock()
  const sockets = []
  const end = () => over.push({ number, leave: () => sockets.forEach((socket) => socket.close()) })
  await Promise.all(
    [0, 1].map((seat) => sobremesaSeat(people, number, id, seat, clock, sockets, end)),
  )
}

function sobremesaSeat(people, number, id, seat, clock, sockets, end) {
  const socket = new WebSocket(
    `${at(number, seat).replace('http', 'ws')}/api/tables/${id}/socket?seat=${seat}`,
    {
      headers: { cookie: people[seat].header() },
      perMessageDeflate: false,
    },
  )
  sockets.push(socket)
  let count = 0
  return new Promise((resolve, reject) => {
    socket.on('error', reject)
    socket.on('message', (data) => {
      const said = JSON.parse(data)
      if (said.type === 'done') return answered()
      if (said.type === 'refused') throw new Error(JSON.stringify(said))
      if (said.type === 'waiting') clock.receive(seat)
      const state = said.type === 'welcome' ? said.state : said.type === 'state' ? said : null
      if (state === null) return
      if (said.type === 'welcome') resolve()
      else clock.receive(seat)
      if (state.result !== null && seat === 0) end()
      if (state.offer === null) return
      const choices = state.offer.choices
      const act = {
        type: 'act',
        id: `${seat}-${count++}`,
        version: state.version,
        choices: [choices[0][0]],
      }
      move(() => {
        clock.send(seat)
        socket.send(JSON.stringify(act))
      })
    })
  })
}

/** A table of the peer's small game; its server makes a match when the first seat asks for it. */
async function boardgameTable(_people, number) {
  const clock = new Clock()
  for (const seat of [0, 1]) await boardgameSeat(`table-${number}`, seat, clock)
}

function boardgameSeat(matchID, seat, clock) {
  const socket = io(`${addresses[0]}/tricks`, { transports: ['websocket'], forceNew: true })
  const answer = (state) => {
    if (state.ctx.currentPlayer !== String(seat) || !Array.isArray(state.G.hands[seat])) return
    const action = {
      type: 'MAKE_MOVE',
      payload: { type: 'play', args: [state.G.hands[seat][0]], playerID: String(seat) },
    }
    move(() => {
      clock.send(seat)
      socket.emit('update', action, state._stateID, matchID, String(seat))
    })
  }
  return new Promise((resolve, reject) => {
    socket.on('connect_error', reject)
    socket.on('connect', () => socket.emit('sync', matchID, String(seat), undefined, 2))
    socket.on('sync', (_id, { state }) => {
      resolve()
      answer(state)
    })
    socket.on('update', (_id, state) => {
      const mover = 1 - Number(state.ctx.currentPlayer)
      if (mover === seat) answered()
      else clock.receive(seat)
      answer(state)
    })
  })
}

const told = createInterface({ input: process.stdin })[Symbol.asyncIterator]()
/** Say how far it is, and wait until whoever measures has read his clocks. */
async function say(word) {
  await pause(QUIET)
  console.log(word)
  await told.next()
}
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

const lay = kind === 'sobremesa' ? sobremesaTable : boardgameTable
const people = kind === 'sobremesa' ? [await person('Ines'), await person('Kenji')] : []
async function layAll(numbers) {
  for (let laid = 0; laid < numbers.length; laid += AT_ONCE) {
    await Promise.all(numbers.slice(laid, laid + AT_ONCE).map((number) => lay(people, number)))
  }
}

/** Let all move for a while, until the last move is answered; give the seconds that took. */
async function playOn() {
  const began = now()
  const rested = new Promise((resolve) => (onRested = resolve))
  running = true
  const going = ready
  ready = []
  going.forEach(move)
  await pause(STRETCH)
  running = false
  if (unanswered > 0) await rested
  return (now() - began) / 1000
}

await layAll(Array.from({ length: tables }, (_, number) => number))
await pause(2000)
let took = 0
while (took < seconds) {
  await say('laid')
  took += await playOn()
  await say('rested')
  const ended = over
  over = []
  ended.forEach(({ leave }) => leave())
  await layAll(ended.map(({ number }) => number))
}
waits.sort((a, b) => a - b)
const share = (part) => waits[Math.min(waits.length - 1, Math.floor(waits.length * part))]
const seen = { moves, seconds: took, p50: share(0.5), p99: share(0.99), measured: waits.length }
console.log(JSON.stringify(seen))
process.exit(0)
