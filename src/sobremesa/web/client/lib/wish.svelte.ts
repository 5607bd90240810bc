/** Something that a person wishes of the server: whether it is under way, and why it was refused. */
import { type ApiError, asApiError } from './api'

export class Wish {
  /** Under way: whatever would ask for it again waits. */
  busy = $state(false)
  refused = $state.raw<ApiError | null>(null)

  /** Do it; whether nothing was refused. What was refused before is forgotten. */
  async ask(what: () => Promise<unknown>): Promise<boolean> {
    this.busy = true
    this.refused = null
    const done = await this.beside(what)
    this.busy = false
    return done
  }

  /** Do what nobody has asked for, such as fetching something: if it is refused, that is said, too. */
  async beside(what: () => Promise<unknown>): Promise<boolean> {
    try {
      await what()
      return true
    } catch (error) {
      this.refused = asApiError(error)
      return false
    }
  }
}
