/** What is printed on every box, in words. */
import { speech } from './speech.svelte'
import type { BoxFacts } from './wire.gen'

/** For how many, how long, and from which age on. */
export function sizesOf({ seats, minutes, age }: Pick<BoxFacts, 'seats' | 'minutes' | 'age'>) {
  return [
    between('lobby-players', 'lobby-players_only', seats),
    between('lobby-minutes', 'lobby-minutes_only', minutes),
    speech.say('lobby-age', { age }),
  ]
}

function between(several: string, only: string, numbers: readonly number[]): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  return least === most ? speech.say(only, { number: most }) : speech.say(several, { least, most })
}
