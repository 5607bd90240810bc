/** Made from the structs of play/ and web/ by `make generate`; what is changed here is lost. */
export type * from './requests.gen'

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

/** How people end a game before its end. */
export type Agreed = 'draw' | 'score'

/** Why a bot plays for a person who has not wished it. */
export type Why = 'late' | 'resigned'

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
  Welcome | State | Waiting | Timed | Table | Done | Refused | Tried | Hinted | Verdict | Said |
  Gestured | Nudged | Bye

/** What the socket takes. */
export type FromClient =
  Act | Try | AskHint | Undo | Agree | Decline | Say | MakeGesture | Nudge | Away

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
export type Welcome = {
  readonly type: 'welcome'
  readonly table: TableInfo
  readonly viewer: number | null
  readonly chat: readonly Said[]
  readonly state: State
  /** null at a table that was laid before there were commitments. */
  readonly luck: Luck | null
}

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
  /** How long the table waits for a choice; null: as long as it takes. */
  readonly clock: Clock | null
  /** How long it waits for this one, where there is a clock. */
  readonly time: Time | null
  /** How somebody proposes to end the game before its end; `seats` say who agrees. */
  readonly ending: Agreed | null
  /** Who asks you to this table, by name, where a seat is kept for you. */
  readonly asked_by: string | null
  /** How the evening stands, from its second game on. */
  readonly evening: EveningInfo | null
  /** Who asks to take something back, if anybody does. */
  readonly plea: Plea | null
  /** Where the game has branched off from another one, if it has. */
  readonly branch: BranchInfo | null
  /** Of which day it is, if it is one of a day's tables. */
  readonly day: DayMark | null
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
  /** Why a bot plays for the person, if that is not his own wish. */
  readonly why: Why | null
  /** Whether the person wants to end the game as it is proposed. */
  readonly agrees: boolean
  /** For whom an invited seat is kept, by name: told to the host, and to that person. */
  readonly expected: string
}

/** How a game ended. */
export type Result = {
  readonly outcome: string
  readonly places: readonly number[]
  readonly scores: readonly number[]
  readonly shares: readonly number[]
  /** How it was ended, if it was not played to its end. */
  readonly early?: Agreed | 'resigned' | null
}

/** How long a table waits for a choice, as it was agreed. */
export type Clock = {
  /** Seconds for each choice, */
  readonly move: number
  /** and so many besides, once for the whole game. */
  readonly bank?: number
  /** Whether it is played like correspondence: people come back now and then. */
  readonly letters?: boolean
  /** Whether the clock stands still on Saturdays and Sundays, */
  readonly weekdays?: boolean
  /**
   * by the days of the zone of that name, with its summer time, or where they begin so many
   * minutes earlier than in Greenwich.
   */
  readonly zone?: number | string
}

/** How long a table with a clock still waits, as a viewer is told. */
export type Time = {
  /** Seconds for the present question; null while no person is asked, or nobody is told whom. */
  readonly left: number | null
  /** Seconds that each seat has besides, for the rest of the game. */
  readonly banks: readonly number[]
  /** Whether the time was up and `left` is what there is to answer that one is still there. */
  readonly asked: boolean
  /** Whether that answer gives more time: once for each question. */
  readonly more: boolean
}

/** Several games of the same people, one after the other. */
export type EveningInfo = {
  /** How many of them are over. */
  readonly games: number
  /** Whoever has won most first. */
  readonly wins: readonly Wins[]
}

/** How many games of an evening somebody has won, alone or with others. */
export type Wins = {
  /** Where he sits at this table, if he does. */
  readonly seat: number | null
  /** Of a person. */
  readonly name: string
  /** Of a bot. */
  readonly character: string | null
  /** Of a bot that is no character. */
  readonly level: string | null
  readonly wins: number
}

/** Somebody asks whether he may take his last act back. */
export type Plea = {
  /** By which it is answered. */
  readonly number: number
  readonly seat: number
  /** Who has not agreed yet: of each person the first seat. */
  readonly missing: readonly number[]
  /** Whether you are asked, and have not agreed yet. */
  readonly yours: boolean
}

/** That a game has branched off from another one: it is marked, and counts nowhere. */
export type BranchInfo = {
  /** Where that was played; told to those who have a seat here, and to the host. */
  readonly table: string | null
  /** After how many choices of it; null if it was still played then. */
  readonly moment: number | null
  /** By whose knowledge it goes on, the rest being imagined; null: by the truth. */
  readonly seat: number | null
  /** Whether the truth goes on with the luck it had, so that the same cards come. */
  readonly same: boolean
}

/** What is told of it on the card of a table. */
export type DayMark = {
  readonly date: string
  readonly opening: number
  readonly practice: boolean
  /** Whether the day is over, and everything may be known. */
  readonly told: boolean
}

/** A line of the chat. */
export type Said = {
  readonly type: 'said'
  readonly number: number
  readonly seat: number
  readonly name: string
  readonly text: string
  readonly at: string
  /** What it is about, if that is a moment of the finished game: after so many choices. */
  readonly moment: number | null
}

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
  /** What you can do about your last act, if you have a seat and have made one. */
  readonly undo: 'ask' | 'free' | null
  /** How often something was taken back that you had noticed; then lines from `start` on go. */
  readonly backs: number
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

/** What is told of a game's luck before its end, so that it can be checked after it. */
export type Luck = {
  /** To the table's secret, in hexadecimal digits. */
  readonly commitment: string
  /** What was added to it, from the deal on. */
  readonly nonces: readonly Nonce[] | null
}

/** What a page has added to the luck of a game, in hexadecimal digits. */
export type Nonce = readonly [seat: number, nonce: string]

/** Who has to choose has changed, and nothing else. */
export type Waiting = Readonly<{ type: 'waiting'; waiting: readonly number[] }>

/** How long the table waits has changed. */
export type Timed = Readonly<{ type: 'time'; time: Time }>

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

/** What an act gave away, as far as the seat could know before it. */
export type Verdict = {
  readonly type: 'verdict'
  /** Of the act. */
  readonly id: string
  /** Of the chance to win; nought where no other choice was clearly better. */
  readonly lost: number
  /** Which of the act's choices cost that. */
  readonly choice: Choice
  /** What would have been better. */
  readonly better: Choice | null
  /** What speaks for that: a word with a text, `mind-<term>`. */
  readonly term: string | null
  /** Whether there would be more of it; else less of it is better. */
  readonly more: boolean
}

/** Somebody makes a gesture; whoever comes later has missed it. */
export type Gestured =
  Readonly<{ type: 'gestured'; seat: number; gesture: 'again' | 'applause' | 'hm' | 'laugh' | 'oops'
  | 'sigh' | 'thanks' | 'toast' }>

/** Somebody asks a seat for a choice. */
export type Nudged = Readonly<{ type: 'nudged'; seat: number }>

/** The server goes away. */
export type Bye = Readonly<{ type: 'bye'; why: string }>

/** Choices to carry out, all or none. */
export type Act = {
  readonly type: 'act'
  readonly id: string
  readonly version: number
  readonly choices: readonly string[]
  /** Whether to be told what they have given away. */
  readonly coach?: boolean
}

/** Choices to try out. */
export type Try = Readonly<{ type: 'try'; id: string; version: number; choices: readonly string[] }>

/** Somebody asks which choices are good, after those that he has planned. */
export type AskHint =
  Readonly<{ type: 'hint'; id: string; version: number; choices?: readonly string[] }>

/** Somebody takes his last act back, or asks the others whether he may. */
export type Undo = {
  readonly type: 'undo'
  readonly id: string
  readonly version: number
  /** Whether only if nobody has to be asked. */
  readonly free?: boolean
}

/** Somebody may take back what he asked for. */
export type Agree = Readonly<{ type: 'agree'; number: number }>

/** He may not; or he does not wish it any more. */
export type Decline = Readonly<{ type: 'decline'; number: number }>

/** Something to say to all. */
export type Say = Readonly<{ type: 'say'; text: string }>

/** A gesture that all are to see. */
export type MakeGesture =
  Readonly<{ type: 'gesture'; gesture: 'again' | 'applause' | 'hm' | 'laugh' | 'oops' | 'sigh' |
  'thanks' | 'toast' }>

/** A seat to ask for its choice; without one, all whom the table waits for. */
export type Nudge = Readonly<{ type: 'nudge'; seat?: number | null }>

/** Whether nobody sees the page: then whoever it belongs to may be called. */
export type Away = Readonly<{ type: 'away'; away: boolean }>
