// Programmed seats that move as fast as they can, on either server: two at each of N tables.
// usage: node seats.mjs sobremesa|boardgame.io ADDRESS TABLES SECONDS
// prints "running" once all tables are laid, and in the end one line of JSON: moves, seconds, and
// milliseconds from send to the other seat's receipt.
import { io } from 'socket.io-client'
import { WebSocket } from 'ws'

const [kind, address, tables, seconds] = [
  process.argv[2],
  process.argv[3],
  +process.argv[4],
  +process.argv[5],
]
const now = () => performance.now()

let running = false
let moves = 0
const waits = []

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
    if (running) waits.push(now() - since)
  }
}

class Person {
  cookies = new Map()
  async ask(method, path, body) {
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

/** A table of Macaron for two, to twenty points; when it is over, another one. */
async function sobremesaTable(people) {
  const lay = {
    game: 'macaron',
    seats: 2,
    options: { target: '20' },
    sitters: ['me', 'open'],
    access: 'link',
  }
  const { id } = await people[0].ask('POST', '/api/tables', lay)
  await people[1].ask('PUT', `/api/tables/${id}/seats/1`, { sitter: 'me' })
  await people[0].ask('POST', `/api/tables/${id}/start`)
  const clock = new Clock()
  await Promise.all([0, 1].map((seat) => sobremesaSeat(people, id, seat, clock)))
}

function sobremesaSeat(people, id, seat, clock) {
  const socket = new WebSocket(
    `${address.replace('http', 'ws')}/api/tables/${id}/socket?seat=${seat}`,
    {
      headers: { cookie: people[seat].header() },
      perMessageDeflate: false,
    },
  )
  let count = 0
  return new Promise((resolve, reject) => {
    socket.on('error', reject)
    socket.on('message', (data) => {
      const said = JSON.parse(data)
      if (said.type === 'done') {
        if (running) moves += 1
        return
      }
      if (said.type === 'refused') throw new Error(JSON.stringify(said))
      if (said.type === 'waiting') clock.receive(seat)
      const state = said.type === 'welcome' ? said.state : said.type === 'state' ? said : null
      if (state === null) return
      if (said.type === 'welcome') resolve()
      else clock.receive(seat)
      if (state.result !== null && seat === 0) void sobremesaTable(people)
      if (state.offer === null) return
      const choices = state.offer.choices
      const act = {
        type: 'act',
        id: `${seat}-${count++}`,
        version: state.version,
        choices: [choices[0][0]],
      }
      clock.send(seat)
      socket.send(JSON.stringify(act))
    })
  })
}

/** A table of the peer's small game; its server makes a match when the first seat asks for it. */
async function boardgameTable(_people, number) {
  const clock = new Clock()
  for (const seat of [0, 1]) await boardgameSeat(`table-${number}`, seat, clock)
}

function boardgameSeat(matchID, seat, clock) {
  const socket = io(`${address}/tricks`, { transports: ['websocket'], forceNew: true })
  const answer = (state) => {
    if (state.ctx.currentPlayer !== String(seat) || !Array.isArray(state.G.hands[seat])) return
    const action = {
      type: 'MAKE_MOVE',
      payload: { type: 'play', args: [state.G.hands[seat][0]], playerID: String(seat) },
    }
    clock.send(seat)
    socket.emit('update', action, state._stateID, matchID, String(seat))
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
      if (mover === seat && running) moves += 1
      if (mover !== seat) clock.receive(seat)
      answer(state)
    })
  })
}

const lay = kind === 'sobremesa' ? sobremesaTable : boardgameTable
const people = kind === 'sobremesa' ? [await person('Ines'), await person('Kenji')] : []
for (let at = 0; at < tables; at += 20) {
  await Promise.all(
    Array.from({ length: Math.min(20, tables - at) }, (_, i) => lay(people, at + i)),
  )
}
await new Promise((resolve) => setTimeout(resolve, 2000))
console.log('running')
running = true
const began = now()
await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
running = false
const took = (now() - began) / 1000
waits.sort((a, b) => a - b)
const at = (share) => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))]
console.log(
  JSON.stringify({ moves, seconds: took, p50: at(0.5), p99: at(0.99), measured: waits.length }),
)
process.exit(0)
