/** What is printed on a game's box, in words. */
import { sizesOf } from '../../lib/boxes'
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
export function printOf(box: GameInfo): string {
  return inOneLine(...sizesOf(box), speech.say(`lobby-weight_${box.weight}`))
}
