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

/** Who made the game, as far as that is known: by whom, drawn by whom, published by whom. */
export function makersOf({
  authors,
  illustrators,
  publisher,
}: Pick<BoxFacts, 'authors' | 'illustrators' | 'publisher'>): string[] {
  const listed = new Intl.ListFormat(speech.language, { type: 'conjunction' })
  const made = (key: string, names: readonly string[]) =>
    names.length > 0 ? [speech.say(key, { names: listed.format(names) })] : []
  return [
    ...made('table-rules_authors', authors),
    ...made('table-rules_illustrators', illustrators),
    ...(publisher === '' ? [] : [speech.say('table-rules_publisher', { name: publisher })]),
  ]
}

function between(several: string, only: string, numbers: readonly number[]): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  return least === most ? speech.say(only, { number: most }) : speech.say(several, { least, most })
}
