/** Turns words into sentences of the current language; whoever says something hears it change. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { SvelteMap, SvelteSet } from 'svelte/reactivity'
import { ApiError, getTexts } from './api'
import { type Glossary, glossaryOf } from './glossary'
import { ENGLISH, isComplete, type Language } from './languages'
import { settings } from './settings.svelte'
import { type Choice, LANGUAGES, type Told, type View, type Vocabulary } from './wire.gen'

export type Places = Record<string, string | number>

/** The catalogues of the house, and of what is printed on all boxes; every other is a game's. */
const PLATFORM = 'platform'
const SHELF = 'shelf'

/** The variable of each place: the noun's key, numbered from the second of its kind on. */
export function placesOf(nouns: readonly string[]): string[] {
  const met: Record<string, number> = {}
  return nouns.map((noun) => {
    const same = (met[noun] = (met[noun] ?? 0) + 1)
    return same === 1 ? noun : `${noun}${same}`
  })
}

/** A thing's bare name: `card:almond-7` and `almond-7` are the same thing. */
export function nameOf(thing: string): string {
  return thing.slice(thing.indexOf(':') + 1)
}

/** A catalogue's messages; Japanese and German sentences read as in the terminal, unmarked. */
export function bundleOf(language: Language, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(source))
  return bundle
}

/** The message with that key (`key.attribute` names an attribute), or null if there is none. */
export function messageOf(bundle: FluentBundle, key: string, places: Places): string | null {
  const [messageKey = '', attribute] = key.split('.')
  const message = bundle.getMessage(messageKey)
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute]
  return pattern ? withMinus(bundle.formatPattern(pattern, places, [])) : null
}

/** Numbers below zero with a minus sign, not with a hyphen. */
export function withMinus(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}])-(?=\p{N})/gu, '−')
}

/** A language, and what stands in for it where it has no words. */
function spoken(language: Language): Language[] {
  return isComplete(language) ? [language] : [language, ENGLISH]
}

/** A catalogue's source. A game whose own language was chosen before may be gone meanwhile. */
async function textsOf(language: Language, catalogue: string): Promise<string> {
  try {
    return await getTexts(language, catalogue)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404 && !isComplete(language)) return ''
    throw error
  }
}

class Speech {
  #bundles = new SvelteMap<string, FluentBundle>()
  #glossaries = new Map<string, Glossary>()
  #catalogues = new Set<string>([PLATFORM])
  #fetching = new Map<string, Promise<void>>()
  #offered = new SvelteSet<Language>(LANGUAGES)

  get language(): Language {
    return settings.language
  }

  /** What can be chosen: what everything is said in, and what the games met so far bring. */
  get languages(): Language[] {
    return [...new Set([...this.#offered, settings.language])]
  }

  /** Let these be chosen too. */
  offer(languages: readonly Language[]): void {
    for (const language of languages) this.#offered.add(language)
  }

  /** Fetch a game's texts in the current language; from then on they follow the language. */
  async load(game: string): Promise<void> {
    this.#catalogues.add(game)
    await this.#fetchAll(settings.language, [game])
  }

  /** Fetch what is printed on the games' boxes. */
  loadBoxes(): Promise<void> {
    return this.load(SHELF)
  }

  /** Speak another language, as soon as all of its texts are there. */
  async speak(language: Language): Promise<void> {
    await this.#fetchAll(language, [...this.#catalogues])
    settings.language = language
  }

  /** The house's message with that key; the key itself where there is none. */
  say(key: string, places: Places = {}): string {
    return this.find(PLATFORM, key, places) ?? key
  }

  /** A message of one catalogue, or null. */
  find(catalogue: string, key: string, places: Places = {}): string | null {
    for (const language of spoken(settings.language)) {
      const bundle = this.#bundles.get(`${language}/${catalogue}`)
      const said = bundle ? messageOf(bundle, key, places) : null
      if (said !== null) return said
    }
    return null
  }

  /** The words of a game that need explaining, in one language; null if its texts are not here. */
  glossary(game: string, language: Language): Glossary | null {
    const key = `${language}/${game}`
    return this.#bundles.has(key) ? (this.#glossaries.get(key) ?? null) : null
  }

  /** What a word of a game means, by its key. */
  explain(game: string, term: string): string {
    return this.find(game, `term-${term}.about`) ?? ''
  }

  /** A game's own name; for sentences about its things make a `GameSpeech`. */
  game(game: string): string {
    return this.find(game, 'game-name') ?? this.find(SHELF, `game-${game}`) ?? game
  }

  /** What is printed on a game's box about it. */
  box(game: string): string {
    return this.find(SHELF, `game-${game}.about`) ?? ''
  }

  /** Why something was refused; the server's own words where the reason has no text. */
  refusal(refused: { why: string; detail: string }): string {
    return (
      this.find(PLATFORM, `refused-${refused.why}`, { detail: refused.detail }) ?? refused.detail
    )
  }

  /** A number as it is read, with a minus sign instead of a hyphen. */
  number(value: number): string {
    return withMinus(new Intl.NumberFormat(settings.language).format(value))
  }

  /** Names in a row: “Marta, Kenji and Inés”. */
  list(names: readonly string[]): string {
    return new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(names)
  }

  /** A moment as date and time. */
  moment(iso: string): string {
    const at = new Date(iso)
    const style = { dateStyle: 'medium', timeStyle: 'short' } as const
    return Number.isNaN(at.getTime())
      ? ''
      : new Intl.DateTimeFormat(settings.language, style).format(at)
  }

  /** A day like 2026-11-18, which is one of Greenwich. */
  day(date: string): string {
    const style = { dateStyle: 'medium', timeZone: 'UTC' } as const
    return new Intl.DateTimeFormat(settings.language, style).format(new Date(`${date}T00:00:00Z`))
  }

  /** How long ago something was, roughly: “5 minutes ago”. */
  ago(iso: string, now = Date.now()): string {
    const seconds = (new Date(iso).getTime() - now) / 1000
    if (Number.isNaN(seconds)) return ''
    const format = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' })
    if (seconds > -3600) return format.format(Math.round(seconds / 60), 'minute')
    if (seconds > -86400) return format.format(Math.round(seconds / 3600), 'hour')
    return format.format(Math.round(seconds / 86400), 'day')
  }

  async #fetchAll(language: Language, catalogues: readonly string[]): Promise<void> {
    const wanted = spoken(language).flatMap((one) => catalogues.map((of) => this.#fetch(one, of)))
    await Promise.all(wanted)
  }

  #fetch(language: Language, catalogue: string): Promise<void> {
    const key = `${language}/${catalogue}`
    let fetching = this.#fetching.get(key)
    if (!fetching) {
      fetching = textsOf(language, catalogue).then((source) => {
        this.#glossaries.set(key, glossaryOf(source, language))
        this.#bundles.set(key, bundleOf(language, source))
      })
      fetching.catch(() => this.#fetching.delete(key))
      this.#fetching.set(key, fetching)
    }
    return fetching
  }
}

export const speech = new Speech()

/** What several sentences would say at each place, as one: where they differ, in a row. */
function inRow(told: readonly Places[]): Places {
  const places: Places = { ...told[0] }
  for (const [place, value] of Object.entries(places)) {
    const values = new Set([value, ...told.slice(1).map((one) => one[place] ?? '')])
    if (values.size > 1) places[place] = speech.list([...values].filter(Boolean).map(String))
  }
  return places
}

/** The event of the one line of a log that is the house's own: somebody has taken something back. */
export const TOOK_BACK = 'took_back'

/** One game's words as sentences, with the names of those who sit at the table. */
export class GameSpeech {
  #numbers = new Map<string, Map<string, number>>()

  /** `names` is asked each time, so that a sentence follows whoever sits down. */
  constructor(
    readonly vocabulary: Vocabulary,
    readonly names: () => readonly string[],
  ) {}

  /** A message of the game, else of the house. */
  say(key: string, places: Places = {}): string {
    return speech.find(this.vocabulary.name, key, places) ?? speech.say(key, places)
  }

  /** The sitter's name of a seat, or a number where nobody has one. */
  seat(seat: number): string {
    return this.names()[seat] || speech.say('seat-name', { number: seat + 1 })
  }

  /** A thing in words; numbers stay numbers, so that plurals work. */
  thing(nounKey: string, thing: string | number): string | number {
    const noun = this.vocabulary.nouns[nounKey]
    if (typeof thing === 'number') return thing
    const name = nameOf(thing)
    if (nounKey === 'verb') return this.action(name, [])
    if (!noun || noun.names.length === 0) return /^-?\d+$/.test(name) ? Number(name) : name
    const number = this.#number(nounKey, name)
    if (number !== undefined && number < noun.seats) return this.seat(number)
    if (noun.counts) return Number(name)
    const made = noun.makeup[name]
    if (noun.parts.length > 0 && made) {
      return this.say(noun.stem, this.#places(noun.parts, made))
    }
    return this.say(`${noun.stem}-${name}`)
  }

  /** Things in words, as a choice or a drawing names them: `flavour:almond+edge:above`. */
  named(things: string): string {
    const called = things.split('+').map((one) => {
      const [noun = '', name = ''] = one.split(':')
      return String(this.thing(noun, name))
    })
    return called.join(' · ')
  }

  /** What a thing does, if its noun is explained. */
  about(nounKey: string, thing: string): string {
    const noun = this.vocabulary.nouns[nounKey]
    return noun?.explained ? this.say(`${noun.stem}-${nameOf(thing)}.about`) : ''
  }

  /** Whether something of a thing (`card:idler`) is known from no source, with these options. */
  reconstructed(thing: string, options: Readonly<Record<string, string>>): boolean {
    const [noun = '', name = ''] = thing.split(':')
    const agreements = this.vocabulary.nouns[noun]?.reconstructed[name] ?? []
    return agreements.some((agreed) =>
      Object.entries(agreed).every(([option, value]) => options[option] === value),
    )
  }

  /** Why something is not allowed: a rule in a sentence, in general or of one verb alone. */
  why(rule: string, verb: string): string {
    const { name } = this.vocabulary
    return (
      speech.find(name, `why-${rule}.${verb}`) ??
      speech.find(name, `why-${rule}`) ??
      speech.say('table-not_now')
    )
  }

  /** What the game wants to be remembered where people talk, if anything. */
  get reminder(): string {
    return speech.find(this.vocabulary.name, 'table-reminder') ?? ''
  }

  /** What the button says that does what is planned at a step; it may name what the view shows. */
  plan(step: string, number: number, view: View | null): string {
    const said = speech.find(this.vocabulary.name, `plan-${step}`, {
      ...this.#shown(view ?? {}),
      number,
    })
    return said ?? speech.say('plan-send', { number })
  }

  /** Choices one after the other, those of one verb in one sentence: “Pass almond 7 and pistachio 1”. */
  actions(choices: readonly Choice[]): string[] {
    const runs: Choice[][] = []
    for (const choice of choices) {
      const run = runs.at(-1)
      if (run?.[0]?.[1] === choice[1]) run.push(choice)
      else runs.push([choice])
    }
    return runs.map((run) => {
      const verb = run[0]?.[1] ?? ''
      const nouns = this.vocabulary.verbs[verb] ?? []
      return this.say(`verb-${verb}`, inRow(run.map(([, , things]) => this.#places(nouns, things))))
    })
  }

  /** A choice: “Play almond 7”. */
  action(verb: string, things: readonly string[]): string {
    return this.say(`verb-${verb}`, this.#places(this.vocabulary.verbs[verb] ?? [], things))
  }

  /** A line of the log, as the one who may read it so. */
  line(event: string, things: readonly Told[]): string {
    return this.say(this.#messageOf(event, things), this.#placesOf(event, things))
  }

  /** Several lines of one event as one sentence: what differs stands in a row. */
  lines(event: string, told: readonly (readonly Told[])[]): string {
    const places = told.map((things) => this.#placesOf(event, things))
    return this.say(this.#messageOf(event, told[0] ?? []), inRow(places))
  }

  #messageOf(event: string, things: readonly Told[]): string {
    const { secret = [], fades = [], turned = [] } = this.vocabulary.events[event] ?? {}
    const lacks = (out: readonly boolean[]) => things.some((thing, i) => thing === null && out[i])
    const untold = lacks(secret) || lacks(fades)
    const short = lacks(turned) ? (untold ? '.unseen' : '.turned') : untold ? '.untold' : ''
    return `event-${event}${short}`
  }

  #placesOf(event: string, things: readonly Told[]): Places {
    if (event === TOOK_BACK) return { seat: this.seat(Number(things[0])) }
    return this.#places(this.vocabulary.events[event]?.nouns ?? [], things)
  }

  /** An option, and one of its values, in words. */
  option(option: string): { name: string; about: string } {
    return { name: this.say(`option-${option}`), about: this.say(`option-${option}.about`) }
  }

  optionValue(option: string, value: string): string {
    if (!/^\d+$/.test(value)) return this.say(`option-${option}-${value}`)
    const asked = Object.values(this.vocabulary.options).flat()
    const isSeat = asked.some(({ name, seats }) => name === option && seats)
    return isSeat ? this.seat(Number(value)) : speech.number(Number(value))
  }

  /** What a view shows of single things, by fact. */
  #shown(view: View): Places {
    const single = this.vocabulary.facts.filter(({ shape, key }) => shape === 'one' && view[key])
    return Object.fromEntries(
      single.map(({ key, noun }) => [key, this.thing(noun ?? '', String(view[key]))]),
    )
  }

  #places(nouns: readonly string[], things: readonly Told[]): Places {
    const places: Places = {}
    placesOf(nouns).forEach((place, i) => {
      const thing = things[i]
      if (thing !== null && thing !== undefined) places[place] = this.thing(nouns[i] ?? '', thing)
    })
    return places
  }

  #number(nounKey: string, name: string): number | undefined {
    let numbers = this.#numbers.get(nounKey)
    if (!numbers) {
      const names = this.vocabulary.nouns[nounKey]?.names ?? []
      numbers = new Map(names.map((one, number) => [one, number]))
      this.#numbers.set(nounKey, numbers)
    }
    return numbers.get(name)
  }
}
