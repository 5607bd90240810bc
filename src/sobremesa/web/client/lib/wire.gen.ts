/** Made from the structs of play/ and web/ by `make generate`; what is changed here is lost. */

/** What everything is said in; a game may bring more. */
export const LANGUAGES = ['en', 'es', 'de', 'ja'] as const

/** Characters of what somebody is called. */
export const LONGEST_NAME = 24

/** Characters of a table's title. */
export const LONGEST_TITLE = 40

/** Characters of what is said at the table. */
export const LONGEST_TEXT = 300

/** Who sits down where a bot plays, and as strong as each likes to play. */
export const CHARACTERS = { luz: 4, kurt: 5, nima: 2, hana: 4, chema: 3, greta: 3, omar: 3, pip: 1 } as const

/** What is on a seat. */
export type SitterKind = 'bot' | 'invited' | 'open' | 'person'

/** How far a table is. */
export type Phase = 'cleared' | 'closed' | 'laying' | 'over' | 'paused' | 'playing'

/** Who finds a table. */
export type Access = 'anyone' | 'link'

/** How the value of a fact is written. */
export type Shape = 'count' | 'counts' | 'many' | 'one' | 'row'

/** A thing in a line of the log; null if the viewer is not told. */
export type Told = string | number | null

/** A fact; an object has the counts of the things that are there. */
export type FactValue = string | number | readonly Told[] | Readonly<Record<string, number>> | null

/** What a viewer knows, fact by fact, in names. */
export type View = Readonly<Record<string, FactValue>>

/** A part of a rulebook. */
export type Block = Heading | Paragraph | Rule | Example | Grid | Figure | BoxFacts

/** What the socket gives. */
export type FromServer =
  Welcome | State | Waiting | Table | Done | Refused | Tried | Hinted | Said | Nudged | Bye

/** What the socket takes. */
export type FromClient = Act | Try | AskHint | Say | Nudge

/** The caller. */
export type Me = Readonly<{ person: string | null; name: string; known: boolean }>

/** What someone wants to be called. */
export type Name = Readonly<{ name: string }>

/** How strong bots play, and who they are. */
export type Levels = {
  /** Weakest first; `bot:level-<strength>` asks for somebody of a strength. */
  readonly strengths: readonly number[]
  readonly usual: number
  readonly characters: readonly CharacterInfo[]
}

/** Somebody who sits down where a bot plays. */
export type CharacterInfo = {
  /** What is asked for as `bot:<name>`, or as `bot:<name>-<strength>`. */
  readonly name: string
  /** As strong as he plays where nothing is said. */
  readonly strength: number
}

/** A game on the shelf. */
export type GameInfo = {
  readonly name: string
  readonly seats: readonly number[]
  readonly version: number
  /** Who can be asked to play it by a name of its own, besides the characters. */
  readonly bots: readonly string[]
  /** Those of them who come from elsewhere. */
  readonly guests: readonly string[]
  /** How strong a character, or nobody in particular, can play it. */
  readonly strengths: readonly number[]
  /** The bot to sit down where nobody says which. */
  readonly usual: string
  /** Whether there is a recorded game to look at. */
  readonly glimpse: boolean
  /** The guided games there are, in the order to take them. */
  readonly lessons: readonly ('finer' | 'first')[]
  /** Whether it is played with data that an owner of the printed game has corrected. */
  readonly corrected: boolean
  /** How long it takes at a table: at least, and at most. */
  readonly minutes: readonly number[]
  /** From which age on. */
  readonly age: number
  /** How much there is to learn and to think about. */
  readonly weight: 'heavy' | 'light' | 'medium'
  readonly authors: readonly string[]
  readonly illustrators: readonly string[]
  /** Who made it; nobody, or nothing, where it is not known. */
  readonly publisher: string
}

/** All words of a game. */
export type Vocabulary = {
  readonly name: string
  readonly version: number
  readonly seats: readonly number[]
  readonly prefix: string
  readonly languages: readonly string[]
  readonly outcomes: readonly string[]
  readonly options: Readonly<Record<string, readonly OptionWords[]>>
  readonly clashes: Readonly<Record<string, readonly Clash[]>>
  readonly nouns: Readonly<Record<string, NounWords>>
  readonly verbs: Readonly<Record<string, readonly string[]>>
  readonly events: Readonly<Record<string, EventWords>>
  readonly steps: Readonly<Record<string, StepWords>>
  readonly facts: readonly FactWords[]
}

/** What can be agreed before the game. */
export type OptionWords = {
  readonly name: string
  readonly values: readonly string[]
  readonly default: string
  /** If given, any whole number from this on is an answer too. */
  readonly least: number | null
  /** It changes what is drawn, and no rule. */
  readonly shown_only: boolean
  /** The numbers among the answers are seats. */
  readonly seats: boolean
  /** With this answer tables show nothing that people can only remember, until the end. */
  readonly forgets: string | null
}

/** Two answers that do not go together. */
export type Clash = Readonly<{ option: string; value: string; other: string; other_value: string }>

/** The things of one kind. */
export type NounWords = {
  readonly names: readonly string[]
  readonly parts: readonly string[]
  readonly makeup: Readonly<Record<string, readonly string[]>>
  /** The things are numbers and need no words. */
  readonly counts: boolean
  /** So many of the first things are seats. */
  readonly seats: number
  /** Each thing has a text of what it does. */
  readonly explained: boolean
  /** The things lie in lines of so many, like the fields of a board; 0: in no such order. */
  readonly across: number
  /** The messages of its things begin so: `noun-flavour-almond`. */
  readonly stem: string
  /** The things of which something is known from no source. */
  readonly reconstructed: readonly string[]
}

/** What a line of the log is about. */
export type EventWords = {
  readonly nouns: readonly string[]
  readonly secret: readonly boolean[]
  readonly quiet: boolean
  /** What a table that forgets leaves out once the line is put away. */
  readonly fades: readonly boolean[]
  /** Such a table leaves it out at once. */
  readonly veiled: boolean
  /** Such a table puts all earlier lines away. */
  readonly clears: boolean
  /** Such a table tells it only to those whom that side of a card faces. */
  readonly turned: readonly boolean[]
  /** Such a table shows all earlier lines again. */
  readonly reopens: boolean
}

/** A question, and the rules of the book that it cites. */
export type StepWords = Readonly<{ final: boolean; sealed: boolean; rules: readonly string[] }>

/** A fact of the view. */
export type FactWords = {
  readonly key: string
  readonly shape: Shape
  readonly noun: string | null
  readonly per: string | null
  /** The names of `per` in the order of the value, where these are not simply its first ones. */
  readonly of: readonly string[] | null
  /** A memory, to be shown on demand. */
  readonly past: boolean
  readonly most: number
}

/** A game's rules in one language. */
export type Book = Readonly<{ title: string; language: string; blocks: readonly Block[] }>

/** A whole lesson, part by part. */
export type Lesson = Readonly<{ parts: readonly LessonPart[] }>

/** A stretch of a game that is played at one table. */
export type LessonPart =
  Readonly<{ seats: number; learner: number; options: Readonly<Record<string, string>>;
  frames: readonly LessonFrame[] }>

/** A moment of the lesson, as the learner sees it. */
export type LessonFrame = {
  readonly view: View
  readonly offer: Offer | null
  readonly waiting: readonly number[]
  readonly log: readonly Line[]
  /** The key of what is explained here; null where another seat chooses. */
  readonly say: string | null
  /** What the learner is led to choose; null at the end of a part. */
  readonly choice: string | null
}

/** What a seat is asked. */
export type Offer =
  Readonly<{ step: string; seat: number; final: boolean; forced: boolean;
  choices: readonly Choice[]; refused: readonly Forbidden[] }>

/** What may be chosen: its notation, its verb, its things (`card:almond-7`). */
export type Choice = readonly [notation: string, verb: string, things: readonly string[]]

/** What a person might try in vain, and the rule that forbids it. */
export type Forbidden = readonly [verb: string, things: readonly string[], rule: string]

/** A line of the log: an event and its things. */
export type Line = readonly [event: string, things: readonly Told[]]

/** What moves in a game's box. */
export type Glimpse =
  Readonly<{ seats: number; viewer: number; options: Readonly<Record<string, string>>;
  frames: readonly GlimpseFrame[] }>

/** A moment, as that seat saw it. */
export type GlimpseFrame =
  Readonly<{ view: View; waiting: readonly number[]; log: readonly Line[] }>

/** A table, as one person sees it in the lobby and at its head. */
export type TableInfo = {
  readonly id: string
  readonly title: string
  readonly game: string
  readonly options: Readonly<Record<string, string>>
  readonly state: Phase
  readonly access: Access
  readonly spectators: boolean
  readonly host: boolean
  readonly you: readonly number[]
  readonly hot_seat: boolean
  readonly seats: readonly SeatInfo[]
  readonly waiting: readonly number[]
  readonly created: string
  readonly moved: string
  readonly result: Result | null
  readonly rematch: string | null
  /** Why the game cannot go on, if it cannot: a word with a text. */
  readonly closed: string | null
  /** Whether it is played with data that an owner of the printed game has corrected. */
  readonly corrected: boolean
  /** Whether you may ask for hints. */
  readonly hints: boolean
  /** How many look on without a seat. */
  readonly watching: number
}

/** One seat of a table, as anybody may see it. */
export type SeatInfo = {
  readonly seat: number
  readonly sitter: SitterKind
  readonly name: string
  readonly level: string | null
  readonly present: boolean
  readonly yours: boolean
  /** Whether a bot plays for the person to whom the seat belongs; the name is still his. */
  readonly kept: boolean
  /** Who plays there, where a bot plays for itself: a name that has a text and a face. */
  readonly character: string | null
  /** How strong a bot plays, from 1 to 5, where that was said. */
  readonly strength: number | null
  /** How many hints were given there; of another's seat that is told after the end. */
  readonly hints: number
}

/** How a game ended. */
export type Result =
  Readonly<{ outcome: string; places: readonly number[]; scores: readonly number[];
  shares: readonly number[] }>

/** How to lay a table. */
export type NewTable = {
  readonly game: string
  readonly seats: number
  readonly options?: Readonly<Record<string, string>>
  readonly title?: string
  readonly sitters?: readonly string[] | null
  /** null: for anyone if a seat is open to anyone, else only by its link. */
  readonly access?: Access | null
  readonly spectators?: boolean
  /** Of those who sit at the host's device, seat by seat; empty: as the host is called. */
  readonly names?: readonly string[] | null
  /** Whether hints are given although people play against each other. */
  readonly hints?: boolean
}

/** Who is to sit on a seat. */
export type Wish = {
  readonly sitter: string
  /** What whoever sits there is called at this table; empty: as everywhere. */
  readonly name?: string | null
}

/** Who finds a table in the lobby. */
export type Door = Readonly<{ access: Access }>

/** The links to a table and to its free seats. */
export type Invitations = Readonly<{ table: string; seats: Readonly<Record<string, string>> }>

/** What an invitation is for. */
export type Invitation = Readonly<{ table: TableInfo; seat: number }>

/** Some of a game's frames. */
export type Replay =
  Readonly<{ viewer: number | null; length: number; start: number; frames: readonly Frame[] }>

/** What the viewer saw at one version. */
export type Frame = {
  readonly version: number
  readonly view: View
  readonly waiting: readonly number[]
  readonly choice: readonly [number, string] | null
  readonly log: readonly Line[]
  /** The hidden zones in names, where everything is shown. */
  readonly open?: Readonly<Record<string, unknown>> | null
}

/** A refusal as the protocol writes it. */
export type Problem = Readonly<{ status_code: number; detail: string; why: string }>

/** The head of a chapter (2) or of a section in it (3). */
export type Heading = {
  readonly type: 'heading'
  readonly level: number
  readonly text: string
  /** Whether the chapter tells what is known from no source. */
  readonly reconstructed: boolean
}

/** Plain words. In all texts `*…*` is stressed and `**…**` is strong. */
export type Paragraph = Readonly<{ type: 'paragraph'; text: string }>

/** A rule by its number: printed, of the house, or a ruling where the rulebook is silent. */
export type Rule =
  Readonly<{ type: 'rule'; id: string; kind: 'house' | 'rule' | 'ruling'; text: string }>

/** How it may come at the table. */
export type Example = Readonly<{ type: 'example'; text: string }>

/** What is looked up. */
export type Grid = Readonly<{ type: 'grid'; head: readonly string[]; rows: readonly GridRow[] }>

/** A row of a table; whether a number in it is known from no source, or from an owner. */
export type GridRow =
  Readonly<{ cells: readonly string[]; reconstructed: boolean; corrected?: boolean }>

/** A picture that the game's own parts draw. */
export type Figure = Readonly<{ type: 'figure'; name: string; caption: string }>

/** What stands on the box, and who made the game. */
export type BoxFacts =
  Readonly<{ type: 'box'; seats: readonly number[]; minutes: readonly number[]; age: number;
  authors: readonly string[]; illustrators: readonly string[]; publisher: string }>

/** All there is to know, for one who comes in. */
export type Welcome =
  Readonly<{ type: 'welcome'; table: TableInfo; viewer: number | null; chat: readonly Said[];
  state: State }>

/** A line of the chat. */
export type Said =
  Readonly<{ type: 'said'; number: number; seat: number; name: string; text: string; at: string }>

/**
 * What a viewer knows now, what he is asked, and what is new in his log.
 *
 * All of it is empty before the game has begun.
 */
export type State = {
  readonly type: 'state'
  readonly version: number
  readonly view: View | null
  readonly offer: Offer | null
  readonly waiting: readonly number[] | null
  /** The number of the first line in `log`. */
  readonly start: number
  readonly log: readonly Line[]
  readonly result: Result | null
}

/** Who has to choose has changed, and nothing else. */
export type Waiting = Readonly<{ type: 'waiting'; waiting: readonly number[] }>

/** The card has changed. */
export type Table = Readonly<{ type: 'table'; table: TableInfo }>

/** An act is carried out and safe. */
export type Done = Readonly<{ type: 'done'; id: string; version: number }>

/** A message was not carried out, and nothing has changed. */
export type Refused =
  Readonly<{ type: 'refused'; id: string | null; why: string; detail: string; rule: string | null;
  state?: State | null }>

/** What would come of some choices. */
export type Tried =
  Readonly<{ type: 'tried'; id: string; view: View; offer: Offer | null; log: readonly Line[] }>

/** The best choices, as far as the seat can know: best first. */
export type Hinted = Readonly<{ type: 'hinted'; id: string; hints: readonly Hint[] }>

/** A choice that seems good. */
export type Hint = {
  /** In notation. */
  readonly choice: string
  /** To win, after it. */
  readonly chance: number
  /** How much better that is than with the other choice; below nought: worse. */
  readonly lead: number
  /** What speaks for it: a word with a text, `mind-<term>`. */
  readonly term: string | null
  /** Whether there is more of that after the choice; else less of it is better. */
  readonly more: boolean
}

/** Somebody asks a seat for a choice. */
export type Nudged = Readonly<{ type: 'nudged'; seat: number }>

/** The server goes away. */
export type Bye = Readonly<{ type: 'bye'; why: string }>

/** Choices to carry out, all or none. */
export type Act = Readonly<{ type: 'act'; id: string; version: number; choices: readonly string[] }>

/** Choices to try out. */
export type Try = Readonly<{ type: 'try'; id: string; version: number; choices: readonly string[] }>

/** Somebody asks which choices are good. */
export type AskHint = Readonly<{ type: 'hint'; id: string; version: number }>

/** Something to say to all. */
export type Say = Readonly<{ type: 'say'; text: string }>

/** A seat to ask for its choice; without one, all whom the table waits for. */
export type Nudge = Readonly<{ type: 'nudge'; seat?: number | null }>
