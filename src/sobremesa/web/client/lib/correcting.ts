/** Fetches what an owner of the printed games has corrected, where the page says that there is something. */

import { getPrint } from './api'
import { correct } from './print'

const laid = new Map<string, Promise<void>>()

function isCorrected(game: string): boolean {
  const said = document.querySelector<HTMLMetaElement>('meta[name="corrected"]')?.content ?? ''
  return said.split(' ').includes(game)
}

/** The game's print is as it should be; then modules of its table can be loaded. */
export function corrected(game: string): Promise<void> {
  if (!isCorrected(game)) return Promise.resolve()
  let laying = laid.get(game)
  if (!laying) {
    laying = getPrint(game).then((sections) => correct(game, sections))
    laying.catch(() => laid.delete(game))
    laid.set(game, laying)
  }
  return laying
}
