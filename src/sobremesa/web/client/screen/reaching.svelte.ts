/** Where phones find the server, and which of its addresses the codes on this screen are made of. */

import { getAddresses } from '../lib/api'
import type { Reach } from '../lib/wire.gen'

export class Reaching {
  reach = $state.raw<Reach>({ addresses: [location.origin], local: false })
  place = $state(0)

  async load(): Promise<void> {
    this.reach = await getAddresses()
  }

  get address(): string {
    return this.reach.addresses[this.place] ?? location.origin
  }
}
