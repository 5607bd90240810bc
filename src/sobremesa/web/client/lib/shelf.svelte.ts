/** The games that the server has, and what they are made of. */
import { getGame, getGames } from './api'
import { speech } from './speech.svelte'
import type { GameInfo, Vocabulary } from './wire.gen'

class Shelf {
  games = $state.raw<GameInfo[]>([])
  #loading: Promise<void> | null = null
  #vocabularies = new Map<string, Promise<Vocabulary>>()

  /** Fetch the shelf once, with what is printed on the boxes. */
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

  /** The bot that plays a game where nobody says which; once the shelf is loaded. */
  usual(game: string): string {
    return this.box(game)?.usual ?? ''
  }

  /** A game's box; once the shelf is loaded. */
  box(game: string): GameInfo | undefined {
    return this.games.find(({ name }) => name === game)
  }

  async #fetch(): Promise<void> {
    const [games] = await Promise.all([getGames(), speech.loadBoxes()])
    this.games = games
  }
}

export const shelf = new Shelf()
