/** What the server sends and takes, as docs/protocol.md tells it. */

export const LANGUAGES = ['en', 'es', 'de', 'ja'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each language by its own name, so that everybody finds theirs. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  es: 'Español',
  de: 'Deutsch',
  ja: '日本語',
}

/** A word that names why something was refused; its text is `refused-<why>`. */
export type Why = string

export type Person = { person: string | null; name: string; known: boolean }

export type GameEntry = {
  name: string
  seats: number[]
  version: number
  bots: string[]
  usual: string
}

export type Option = {
  name: string
  values: string[]
  default: string
  /** Any whole number from this on is an answer too; null: only `values` are. */
  least: number | null
  /** It changes what is drawn, and no rule. */
  shown_only: boolean
}

export type Noun = {
  names: string[]
  parts: string[]
  makeup: Record<string, string[]>
  counts: boolean
  seats: number
  explained: boolean
  /** The things lie in lines of so many, like the fields of a board; 0: in no such order. */
  across: number
}

export type EventWord = { nouns: string[]; secret: boolean[]; quiet: boolean }

export type Step = { final: boolean; sealed: boolean; rules: string[] }

export type Shape = 'one' | 'many' | 'row' | 'count' | 'counts'

export type Fact = {
  key: string
  shape: Shape
  noun: string | null
  per: string | null
  /** The names of `per` in the order of the value, where these are not simply its first ones. */
  of: string[] | null
  past: boolean
  most: number
}

/** Two answers that do not go together. */
export type Clash = { option: string; value: string; other: string; other_value: string }

export type Vocabulary = {
  name: string
  version: number
  seats: number[]
  prefix: string
  outcomes: string[]
  options: Record<string, Option[]>
  clashes: Record<string, Clash[]>
  nouns: Record<string, Noun>
  verbs: Record<string, string[]>
  events: Record<string, EventWord>
  steps: Record<string, Step>
  facts: Fact[]
}

export type Rule = { id: string; text: string; chapter: string; ruling: boolean }

export type Sitter = 'person' | 'bot' | 'open' | 'invited'

/** What a seat is asked to become: `me`, `open`, `invited` or `bot:<level>`. */
export type Seating = 'me' | 'open' | 'invited' | `bot:${string}`

export type Seat = {
  seat: number
  sitter: Sitter
  name: string
  level: string | null
  present: boolean
  yours: boolean
  owner: string | null
}

export type Result = { outcome: string; places: number[]; scores: number[]; shares: number[] }

export type TableState = 'laying' | 'playing' | 'paused' | 'over'

export type Access = 'anyone' | 'link'

/** A table's card: all that is public about it, and which seats are yours. */
export type Card = {
  id: string
  title: string
  game: string
  options: Record<string, string>
  state: TableState
  access: Access
  spectators: boolean
  host: boolean
  you: number[]
  hot_seat: boolean
  seats: Seat[]
  waiting: number[]
  created: string
  moved: string
  result: Result | null
  rematch: string | null
}

/** To lay a table. */
export type Laying = {
  game: string
  seats: number
  options?: Record<string, string>
  title?: string
  sitters?: Seating[]
  access?: Access
  spectators?: boolean
}

export type Invitations = { table: string; seats: Record<string, string> }

export type Invitation = { table: Card; seat: number }

/** A thing as it stands in a log line: a name, a number, or null if the viewer is not told. */
export type Told = string | number | null

/** A line of the log: an event and its things. */
export type Line = [event: string, things: Told[]]

/** A choice: its notation, its verb, its things (`card:almond-7`). */
export type Choice = [notation: string, verb: string, things: string[]]

/** What a person might try in vain, and the rule that forbids it. */
export type Refused = [verb: string, things: string[], rule: string]

export type Offer = {
  step: string
  seat: number
  final: boolean
  choices: Choice[]
  refused: Refused[]
}

/** What a viewer knows, fact by fact, in names. */
export type View = Record<string, FactValue>
export type FactValue =
  | string
  | number
  | null
  | (string | number | null)[]
  /** Counts of a compound's things: those that are there, by name. */
  | Record<string, number>

/** A viewer: a seat, or null for the spectator. */
export type Viewer = number | null

export type Frame = {
  version: number
  view: View
  waiting: number[]
  choice: [seat: number, notation: string] | null
  log: Line[]
  /** The hidden zones in names, where everything is shown. */
  open?: Record<string, unknown>
}

export type Replay = { viewer: Viewer | 'open'; length: number; start: number; frames: Frame[] }

/** A moment of a lesson, as the learner sees it. */
export type LessonFrame = {
  view: View
  offer: Offer | null
  waiting: number[]
  log: Line[]
  /** The key of what is explained; null where another seat chooses. */
  say: string | null
  /** What the learner is led to choose; null at the end, and where another seat chooses. */
  choice: string | null
}

/** A guided first game. */
export type Lesson = {
  seats: number
  learner: number
  options: Record<string, string>
  frames: LessonFrame[]
}
