/** What is printed on a game's box, in words. */
import { speech } from '../../lib/speech.svelte'
import type { GameInfo } from '../../lib/wire.gen'
import { inOneLine } from './tables'

/** A dot after a digit is a number's (“im 17. Jahrhundert”) and ends nothing. */
const FIRST_SENTENCE = /^.*?(?:(?<!\d)[.!?](?=\s|$)|[。！？])/

/** What a game is about, in one sentence. */
export function labelOf(game: string): string {
  const about = speech.box(game)
  return FIRST_SENTENCE.exec(about)?.[0] ?? about
}

/** For how many, how long, from which age on, and how much there is to think about. */
export function printOf({ seats, minutes, age, weight }: GameInfo): string {
  return inOneLine(
    between('lobby-players', 'lobby-players_only', seats),
    between('lobby-minutes', 'lobby-minutes_only', minutes),
    speech.say('lobby-age', { age }),
    speech.say(`lobby-weight_${weight}`),
  )
}

function between(several: string, only: string, numbers: readonly number[]): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  return least === most ? speech.say(only, { number: most }) : speech.say(several, { least, most })
}
