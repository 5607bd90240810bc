/** What is said aloud of a table: what is asked now, also while an answer waits for one more word. */

import { speech as house } from '../lib/speech.svelte'
import type { Sitting } from './sitting.svelte'

/** The question, or for whom the table waits, for those who do not see it. */
export function sayingOf(sitting: Sitting): string {
  const { card, connection, planning, speech, question, waiting } = sitting
  if (connection.refused) return house.refusal(connection.refused)
  if (card.state === 'paused') return both('table-paused')
  if (sitting.kept) return both('table-bot_plays')
  if (question && planning.active && !planning.sent) return planned(sitting)
  if (question) return sitting.asks
  const [seat, ...more] = waiting
  if (seat === undefined && card.state === 'playing' && !sitting.showing.state?.result)
    return house.say('table-waiting_table')
  if (seat === undefined || more.length > 0 || card.seats[seat]?.sitter !== 'person') return ''
  return house.say('table-choosing', { name: speech.seat(seat) })
}

function both(key: string): string {
  return `${house.say(key)} ${house.say(`${key}.hint`)}`
}

/** What is in pencil, and what is asked after it. */
function planned({ planning, speech, asks }: Sitting): string {
  return `${house.say('plan-so_far', { choices: house.list(speech.actions(planning.picks)) })} ${asks}`
}
