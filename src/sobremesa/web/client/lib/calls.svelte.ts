/**
 * Whether this device calls the person whose turn it is, and how: by a notice of this page while it is
 * open somewhere, and by the browser's push service when it is not.
 *
 * One plain question is asked, at the second table with other people, and never again after an answer.
 */

import { deleteBell, getCalls, putBell } from './api'
import { keep, readKept } from './kept'
import { settings } from './settings.svelte'
import type { Reached } from './wire.gen'
import { employed } from './worker'

const KEY = 'sobremesa.calls'
/** So many tables are remembered: more than one is all that counts. */
const REMEMBERED = 2

export type Answer = 'yes' | 'no' | null

/** What stands for an endpoint on the server: the beginning of its SHA-256, in hexadecimal. */
export async function idOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  const digits = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0'))
  return digits.join('').slice(0, 32)
}

/** The bytes of a key that is written in base64url. */
export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

class Calls {
  answer = $state<Answer>(null)
  /** Whether the browser lets this page show a notice; null where it cannot at all. */
  permission = $state<NotificationPermission | null>(null)
  #tables = $state.raw<readonly string[]>([])

  constructor() {
    const { answer, tables } = readKept(KEY)
    this.answer = answer === 'yes' || answer === 'no' ? answer : null
    this.#tables = Array.isArray(tables) ? tables.map(String) : []
    this.#look()
  }

  /** Whether this device calls. */
  get on(): boolean {
    return this.answer === 'yes' && this.permission === 'granted'
  }

  /** Whether the question may be asked at this table: it is not the first one, and was never answered. */
  asksAt(table: string): boolean {
    const asked = this.answer !== null || this.permission === null || this.permission === 'denied'
    return !asked && this.#tables.some((other) => other !== table)
  }

  /** The person sits at a table with other people. */
  sitAt(table: string): void {
    if (this.#tables.includes(table) || this.#tables.length >= REMEMBERED) return
    this.#tables = [...this.#tables, table]
    this.#keep()
  }

  /** Yes: the browser asks once more, in its own words; then the server is told where to call. */
  async accept(): Promise<void> {
    if (this.permission !== 'granted') this.permission = await Notification.requestPermission()
    this.answer = this.permission === 'granted' ? 'yes' : 'no'
    this.#keep()
    if (this.on) await this.subscribe().catch(() => null)
  }

  /** No: nothing is asked again, and the server forgets this device. */
  async refuse(): Promise<void> {
    this.answer = 'no'
    this.#keep()
    const subscription = await this.#subscription()
    if (!subscription) return
    await deleteBell(await idOf(subscription.endpoint))
    await subscription.unsubscribe()
  }

  /** Have the browser's push service call this device, where there is one; what the server knows then. */
  async subscribe(): Promise<Reached | null> {
    const worker = await employed()
    const { push } = await getCalls()
    if (!worker || !push || !('pushManager' in worker)) return null
    const how = { userVisibleOnly: true, applicationServerKey: bytesOf(push) }
    const { endpoint, keys } = (await worker.pushManager.subscribe(how)).toJSON()
    if (!endpoint || !keys?.p256dh || !keys.auth) return null
    const { p256dh, auth } = keys
    return putBell({ endpoint, keys: { p256dh, auth }, language: settings.language })
  }

  /** This device among those that the server calls. */
  async own(): Promise<string | null> {
    const subscription = await this.#subscription()
    return subscription && idOf(subscription.endpoint)
  }

  /** Call the person from this page, if he does not see it. */
  async call(table: string, sentence: string): Promise<void> {
    if (!this.on || document.visibilityState === 'visible') return
    const how = { body: sentence, tag: table, icon: '/icon-192.png', data: { table } }
    await (await employed())?.showNotification('Sobremesa', how)
  }

  #look(): void {
    this.permission = typeof Notification === 'undefined' ? null : Notification.permission
  }

  async #subscription(): Promise<PushSubscription | null> {
    const worker = await employed()
    return (await worker?.pushManager?.getSubscription()) ?? null
  }

  #keep(): void {
    keep(KEY, { answer: this.answer, tables: this.#tables })
  }
}

export const calls = new Calls()
