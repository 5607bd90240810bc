/** Who sits at this browser. A person is a name; the secret is the server's and the cookie's. */
import { getMe, putMe } from './api'
import { dialogs } from './dialogs.svelte'
import { speech } from './speech.svelte'
import type { Me } from './wire.gen'

class Myself {
  #person = $state<Me>({ person: null, name: '', known: false })
  #introduced: ((known: boolean) => void)[] = []

  get name(): string {
    return this.#person.name
  }

  get known(): boolean {
    return this.#person.known
  }

  /** Ask the server; this also fetches the token that every change needs. */
  async load(): Promise<void> {
    this.#person = await getMe()
  }

  async rename(name: string): Promise<void> {
    this.#person = await putMe(name)
  }

  /** The server knows this device as somebody else from now on, or as nobody. */
  become(person: Me): void {
    this.#person = person
  }

  /** Become somebody without being asked: a friendly name that can be changed later. */
  async ensure(): Promise<void> {
    if (this.known) return
    const names = speech.say('web-guest_names').split('|')
    const name = names[Math.floor(Math.random() * names.length)] ?? ''
    await this.rename(name.trim())
  }

  /** Ask for a name if there is none yet; false if the person would rather not say. */
  introduce(): Promise<boolean> {
    if (this.known) return Promise.resolve(true)
    dialogs.open = 'name'
    return new Promise((resolve) => this.#introduced.push(resolve))
  }

  /** The name dialog is closed: whoever waited for a name goes on, or not. */
  settle(): void {
    for (const resolve of this.#introduced.splice(0)) resolve(this.known)
  }
}

export const me = new Myself()
