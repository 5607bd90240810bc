/** The games that the server has, and what they are made of. */
import { getGame, getGames, getLevels } from './api'
import { speech } from './speech.svelte'
import type { GameInfo, Vocabulary } from './wire.gen'

class Shelf {
  games = $state.raw<GameInfo[]>([])
  levels = $state.raw<string[]>([])
  #loading: Promise<void> | null = null
  #vocabularies = new Map<string, Promise<Vocabulary>>()

  /** Fetch the shelf once, with every game's texts. */
  load(): Promise<void> {
    this.#loading ??= this.#fetch().catch((error: unknown) => {
      this.#loading = null
      throw error
    })
    return this.#loading
  }

  /** A game's vocabulary; fetched once. */
  vocabulary(game: string): Promise<Vocabulary> {
    let found = this.#vocabularies.get(game)
    if (!found) {
      found = getGame(game).then((vocabulary) => {
        speech.offer(vocabulary.languages)
        return vocabulary
      })
      found.catch(() => this.#vocabularies.delete(game))
      this.#vocabularies.set(game, found)
    }
    return found
  }

  /** The strongest kind of bot there is. */
  get best(): string {
    return this.levels.at(-1) ?? 'greedy'
  }

  async #fetch(): Promise<void> {
    const [games, levels] = await Promise.all([getGames(), getLevels()])
    await Promise.all(games.map(({ name }) => speech.load(name)))
    this.games = games
    this.levels = levels
  }
}

export const shelf = new Shelf()
