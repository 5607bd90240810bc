/**
 * The socket of one table page: what the server has told, and what is still to be answered.
 *
 * Nothing is applied twice (states are known by their version, log lines and chat by their number)
 * and nothing is lost: an `act` without an answer is sent again, with the same id, on the next socket.
 */

import { socketAddress } from '../lib/api'
import { keepTold } from '../lib/luck'
import type { Viewer } from '../lib/seats'
import type {
  Act,
  Choice,
  FromClient,
  FromServer,
  Hinted,
  Line,
  Refused,
  Said,
  State,
  TableInfo,
  Tried,
  Undo,
  Verdict,
  Welcome,
} from '../lib/wire.gen'
import { Bubbling, type Gesture } from './bubbling.svelte'
import { notationOf } from './offer'
import { keepUnsent, unsentAt } from './unsent'

/** How the link stands: `down` means that it was up, or should be by now. */
export type LinkStatus = 'connecting' | 'up' | 'down' | 'closed'

/** The part of a WebSocket that is used here; tests bring their own. */
export type Socket = Pick<WebSocket, 'onmessage' | 'onclose' | 'send' | 'close'>

/** Pauses between tries, in milliseconds; the last one is kept. */
const PAUSES = [400, 900, 2000, 4000, 8000, 15000]
/** A server that has not answered an act for so long is taken for gone. */
const PATIENCE = 8000
/** The time that a server needs to come back after saying goodbye. */
const BYE_PAUSE = 1200

export interface ConnectionOptions {
  readonly table: string
  readonly seat: Viewer
  /** Whether others see the page: then it is shown what everybody may see, whoever has opened it. */
  readonly screen?: boolean
  /** A new state, in its turn; never the same one twice. */
  readonly onstate: (state: State) => void
  /** An act was not carried out. */
  readonly onrefused?: () => void
  readonly onnudge?: (seat: number) => void
  /** What an act gave away, if that was asked; null if nobody will tell. */
  readonly onverdict?: (verdict: Verdict | null) => void
  readonly open?: (url: string) => Socket
  readonly random?: () => number
}

export class Connection {
  status = $state<LinkStatus>('connecting')
  /** How many tries in a row have failed. */
  tries = $state(0)
  card = $state.raw<TableInfo | null>(null)
  log = $state.raw<readonly Line[]>([])
  chat = $state.raw<readonly Said[]>([])
  waiting = $state.raw<readonly number[]>([])
  /** What was not carried out last. */
  refused = $state.raw<Refused | null>(null)
  /** The act that has not been answered. */
  pending = $state.raw<Act | null>(null)
  /** What is to be taken back, and has not been answered. */
  undoing = $state.raw<Undo | null>(null)
  /** The version of the last state. */
  version = $state(-1)

  /** What is said at the table just now. */
  readonly bubbling = new Bubbling()

  readonly #options: ConnectionOptions
  readonly #random: () => number
  readonly #trials = new Map<string, (answer: Tried | Refused | null) => void>()
  readonly #hints = new Map<string, (answer: Hinted | Refused | null) => void>()
  /** The act of which it is to be told what it gave away. */
  #coached = ''
  /** The version that the last act has led to: its state may still be on the way. */
  #reached = $state(-1)
  /** How often something was taken back: the log is as long as it is after so many times. */
  #backs = 0
  #socket: Socket | null = null
  #welcomed = false
  #seen = true
  #ids = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #patience: ReturnType<typeof setTimeout> | undefined

  constructor(options: ConnectionOptions) {
    this.#options = options
    this.#random = options.random ?? Math.random
    // What this page, or the one before it, could not send is sent with the first welcome.
    this.pending = unsentAt(options.table, options.seat)
  }

  /** Whether an act is under way: until its outcome is here, nothing else may be chosen. */
  get busy(): boolean {
    return this.pending !== null || this.undoing !== null || this.version < this.#reached
  }

  /** Open the link at once, also if it would wait for its next try. */
  connect(): void {
    if (this.status === 'closed' || this.#socket) return
    clearTimeout(this.#retry)
    const { table, seat, screen, open = (url) => new WebSocket(url) } = this.#options
    const sight = screen ? 'table' : seat
    const socket: Socket = open(socketAddress(table, sight, this.log.length))
    this.#socket = socket
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#hear(JSON.parse(String(event.data)) as FromServer)
    }
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost()
    }
  }

  /** Leave for good. */
  close(): void {
    this.status = 'closed'
    this.bubbling.clear()
    this.#drop()
  }

  /**
   * Choose: sent now, or as soon as the link is up; false while another act is under way. With a coach it
   * is told afterwards what that gave away.
   */
  act(version: number, choices: readonly Choice[], coach = false): boolean {
    if (this.busy) return false
    this.refused = null
    const written = choices.map(notationOf)
    this.pending = { type: 'act', id: this.#fresh(), version, choices: written, coach }
    this.#coached = coach ? this.pending.id : ''
    keepUnsent(this.#options.table, this.#options.seat, this.pending)
    this.#sendPending()
    return true
  }

  /**
   * Take the last act back: `free`, or not at all; else the others are asked, if need be. It is never sent
   * twice: whoever comes back sees what has become of it.
   */
  undo(version: number, free: boolean): boolean {
    if (this.busy || !this.#welcomed) return false
    this.refused = null
    this.undoing = { type: 'undo', id: this.#fresh(), version, free }
    this.#send(this.undoing)
    this.#wait()
    return true
  }

  /** Agree to what somebody wishes to take back, or do not. */
  answer(number: number, agrees: boolean): void {
    if (this.#welcomed) this.#send({ type: agrees ? 'agree' : 'decline', number })
  }

  /** What would come of some choices, or why that is not told; null if the link is down. */
  attempt(version: number, choices: readonly Choice[]): Promise<Tried | Refused | null> {
    return this.#ask('try', this.#trials, version, choices)
  }

  /** Which choices are good, or why that is not told; null if the link is down. */
  hint(version: number, planned: readonly Choice[]): Promise<Hinted | Refused | null> {
    return this.#ask('hint', this.#hints, version, planned)
  }

  #ask<A>(
    type: 'try' | 'hint',
    waiting: Map<string, (answer: A | null) => void>,
    version: number,
    choices: readonly Choice[],
  ): Promise<A | null> {
    if (!this.#welcomed) return Promise.resolve(null)
    const id = this.#fresh()
    return new Promise((resolve) => {
      waiting.set(id, resolve)
      this.#send({ type, id, version, choices: choices.map(notationOf) })
    })
  }

  /** Say something to the table; false if the link is down. */
  say(text: string): boolean {
    if (this.#welcomed) this.#send({ type: 'say', text })
    return this.#welcomed
  }

  /** Let all see a gesture; false if the link is down. */
  gesture(gesture: Gesture): boolean {
    if (this.#welcomed) this.#send({ type: 'gesture', gesture })
    return this.#welcomed
  }

  /** Ask a person for a choice; without a seat, whoever the table waits for. */
  nudge(seat: number | null): void {
    if (this.#welcomed) this.#send({ type: 'nudge', seat })
  }

  /** Tell whether somebody sees the page: who does not may be called. */
  look(seen: boolean): void {
    if (this.#seen === seen) return
    this.#seen = seen
    if (this.#welcomed) this.#send({ type: 'away', away: !seen })
  }

  /** A card that came by another way, such as the answer to a request. */
  learn(card: TableInfo): void {
    this.card = card
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message)
      case 'state':
        return this.#take(message)
      case 'waiting':
        this.waiting = message.waiting
        return
      case 'time':
        if (this.card) this.card = { ...this.card, time: message.time }
        return
      case 'table':
        this.card = message.table
        return
      case 'done':
        this.#reached = Math.max(this.#reached, message.version)
        return this.#answered(message.id)
      case 'refused':
        return this.#refuse(message)
      case 'tried':
        return this.#settleTrial(message.id, message)
      case 'hinted':
        return this.#settleHint(message.id, message)
      case 'verdict':
        return this.#settleVerdict(message.id, message)
      case 'said':
        if (this.chat.every((said) => said.number !== message.number)) {
          this.chat = [...this.chat, message]
          this.bubbling.say(message)
        }
        return
      case 'gestured':
        return this.bubbling.gesture(message)
      case 'nudged':
        return this.#options.onnudge?.(message.seat)
      case 'bye':
        return this.#lost(BYE_PAUSE)
    }
  }

  #welcome(message: Welcome): void {
    this.#welcomed = true
    this.status = 'up'
    this.tries = 0
    this.card = message.table
    this.chat = message.chat
    keepTold(this.#options.table, message.luck)
    if (this.#missed(message.state)) return
    this.#take(message.state)
    if (!this.#seen) this.#send({ type: 'away', away: true })
    this.#sendPending()
  }

  /** Take in a state once; older ones and repeated ones change nothing. */
  #take(state: State): void {
    this.#cut(state)
    const known = this.log.length - state.start
    if (known < 0) return this.#lost(0)
    const fresh = state.log.slice(known)
    if (fresh.length) this.log = [...this.log, ...fresh]
    if (state.waiting) this.waiting = state.waiting
    if (state.view === null || state.version <= this.version) return
    this.version = state.version
    this.#options.onstate({ ...state, start: this.log.length - fresh.length, log: fresh })
  }

  /** Leave out of the log what was taken back. */
  #cut({ backs, start }: State): void {
    if (backs > this.#backs) this.log = this.log.slice(0, start)
    this.#backs = backs
  }

  /** Whether something was taken back while the link was down: the whole log has to come anew. */
  #missed({ backs }: State): boolean {
    const known = this.#backs
    this.#backs = backs
    if (backs === known || this.log.length === 0) return false
    this.log = []
    this.#lost(0)
    return true
  }

  #refuse(message: Refused): void {
    const id = message.id ?? ''
    if (this.#trials.has(id)) {
      this.#settleTrial(id, message)
    } else if (this.#hints.has(id)) {
      this.#settleHint(id, message)
    } else if (this.#coached === id && this.pending?.id !== id) {
      this.#settleVerdict(id, null)
    } else {
      this.refused = message
      this.#options.onrefused?.()
    }
    this.#answered(id)
    if (message.state) this.#take(message.state)
  }

  #settleTrial(id: string, answer: Tried | Refused | null): void {
    this.#trials.get(id)?.(answer)
    this.#trials.delete(id)
  }

  #settleHint(id: string, answer: Hinted | Refused | null): void {
    this.#hints.get(id)?.(answer)
    this.#hints.delete(id)
  }

  #settleVerdict(id: string, verdict: Verdict | null): void {
    if (this.#coached !== id) return
    this.#coached = ''
    this.#options.onverdict?.(verdict)
  }

  #answered(id: string): void {
    if (this.pending?.id !== id && this.undoing?.id !== id) return
    this.pending = null
    keepUnsent(this.#options.table, this.#options.seat, null)
    this.undoing = null
    clearTimeout(this.#patience)
  }

  #sendPending(): void {
    if (!this.pending || !this.#welcomed) return
    this.#send(this.pending)
    this.#wait()
  }

  #wait(): void {
    clearTimeout(this.#patience)
    this.#patience = setTimeout(() => this.#lost(0), PATIENCE)
  }

  #send(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message))
  }

  /** The link is gone; try again after a pause that grows, and differs from page to page. */
  #lost(pause?: number): void {
    this.#drop()
    if (this.status === 'closed') return
    this.status = 'down'
    const grown = PAUSES[Math.min(this.tries, PAUSES.length - 1)] ?? 0
    this.tries += 1
    const jitter = 0.75 + 0.5 * this.#random()
    this.#retry = setTimeout(() => this.connect(), (pause ?? grown) * jitter)
  }

  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    this.#welcomed = false
    this.undoing = null
    clearTimeout(this.#retry)
    clearTimeout(this.#patience)
    for (const id of this.#trials.keys()) this.#settleTrial(id, null)
    for (const id of this.#hints.keys()) this.#settleHint(id, null)
    // An act that was carried out is not spoken of on another socket.
    if (this.pending?.id !== this.#coached) this.#settleVerdict(this.#coached, null)
    socket?.close()
  }

  /** An id that no other page of this person has used. */
  #fresh(): string {
    this.#ids += 1
    const word = Math.floor(this.#random() * 2 ** 48).toString(36)
    return `${Date.now().toString(36)}-${word}-${this.#ids}`
  }
}
