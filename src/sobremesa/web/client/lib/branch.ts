/** Games that have branched off from others, in words. */
import { namesOf } from './seats'
import { speech } from './speech.svelte'
import type { TableInfo } from './wire.gen'

type Card = Pick<TableInfo, 'branch' | 'game'>

/** That a game is a what-if, and of which moment; empty where it was dealt. */
export function whatIfText({ branch, game }: Card): string {
  if (!branch) return ''
  const name = speech.game(game)
  return branch.moment === null
    ? speech.say('branch-of_running', { game: name })
    : speech.say('branch-of', { game: name, moment: branch.moment })
}

/** From what it goes on. */
export function goesOnText(card: TableInfo): string {
  const { branch } = card
  if (!branch) return ''
  if (branch.seat !== null) {
    const name = namesOf(card)[branch.seat] || speech.say('seat-name', { number: branch.seat + 1 })
    return speech.say('branch-by_seat', { name })
  }
  return speech.say(branch.same ? 'branch-by_truth_same' : 'branch-by_truth')
}

/** The way back to the moment at which it has branched off, for those who are told. */
export function stemPath({ branch }: Card): string | null {
  if (!branch?.table) return null
  return branch.moment === null ? `/t/${branch.table}` : `/r/${branch.table}#made=${branch.moment}`
}

/** Whether whoever sits there may leave the running game with what he knows: nobody else plays. */
export function mayLeave(card: TableInfo): boolean {
  const goes = card.state === 'playing' || card.state === 'paused'
  const alone = card.seats.every(
    ({ yours, sitter, kept }) => yours || (sitter !== 'person' && !kept),
  )
  return goes && alone && card.you.length > 0
}
