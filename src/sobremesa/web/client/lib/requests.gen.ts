/** Made from the structs of play/ and web/ by `make generate`; what is changed here is lost. */
import type { Access, Agreed, Block, Clock, Line, Offer, Shape, TableInfo, View } from './wire.gen'

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
  /** The things of which something is known from no source, and for what is agreed then. */
  readonly reconstructed: Readonly<Record<string, readonly (Readonly<Record<string, string>>)[]>>
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

/** What moves in a game's box. */
export type Glimpse =
  Readonly<{ seats: number; viewer: number; options: Readonly<Record<string, string>>;
  frames: readonly GlimpseFrame[] }>

/** A moment, as that seat saw it. */
export type GlimpseFrame =
  Readonly<{ view: View; waiting: readonly number[]; log: readonly Line[] }>

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
  /** How long the table waits for a choice; null: as long as it takes. */
  readonly clock?: Clock | null
}

/** What a page adds to the luck of a game. */
export type Addition = Readonly<{ nonce: string }>

/** Who finds a table in the lobby. */
export type Door = Readonly<{ access: Access }>

/** Which game comes next. */
export type Following =
  Readonly<{ game: string; seats: number; options?: Readonly<Record<string, string>> }>

/** Who is to sit on a seat. */
export type Wish = {
  readonly sitter: string
  /** What whoever sits there is called at this table; empty: as everywhere. */
  readonly name?: string | null
}

/** Somebody on one's list of people, who is asked to a table. */
export type Expecting = Readonly<{ person: string }>

/** Which seat gives the game up. */
export type Resignation = Readonly<{ seat: number }>

/** How to end a game before its end. */
export type End = {
  /** null wants to play on. */
  readonly how: Agreed | null
}

/** The links to a table and to its free seats. */
export type Invitations = Readonly<{ table: string; seats: Readonly<Record<string, string>> }>

/** What an invitation is for. */
export type Invitation = Readonly<{ table: TableInfo; seat: number }>

/** Where other devices find this server. */
export type Reach = {
  /** What to put before a path, the likeliest first. */
  readonly addresses: readonly string[]
  /** Whether no other device can reach it as it was started, or as it was called. */
  readonly local: boolean
}

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
  /** How many choices had been made, after the end: by that a moment is the same for all. */
  readonly made?: number | null
}

/** What a finished game tells of itself. */
export type Analysis = {
  /** How many choices were made. */
  readonly length: number
  /** The side of each seat; one that nobody has plays without a seat. */
  readonly sides: readonly number[]
  readonly chances: readonly Chances[]
  /** The dearest first, at most three. */
  readonly costly: readonly Costly[]
  /** Of each seat. */
  readonly parts: readonly Parts[]
}

/** Everybody's chances at a decision, or at the end. */
export type Chances = {
  /** How many choices had been made. */
  readonly at: number
  /** Each side's, with everything laid open; they sum to one. */
  readonly open: readonly number[]
  /** Who had to choose; null at the end. */
  readonly seat: number | null
  /** That seat's chance by what it knew. */
  readonly own: number | null
}

/** A choice that clearly gave chances away, by what its chooser knew. */
export type Costly = {
  /** How many choices had been made before it. */
  readonly at: number
  /** The frame of the replay that its chooser saw then. */
  readonly frame: number
  readonly seat: number
  readonly choice: string
  readonly better: string
  /** What the better choice promised. */
  readonly chance: number
  readonly cost: number
  /** What speaks most for the better one: a term with the text `mind-<term>`. */
  readonly term: string | null
  /** Whether there would have been more of it; else less. */
  readonly more: boolean
}

/** What made a seat's result of an even chance: skill, others and luck add up to it. */
export type Parts = {
  readonly before: number
  readonly result: number
  /** By its own choices, as far as they clearly changed its chance against a rule of thumb's. */
  readonly skill: number
  /** By the choices of all others, in the same way. */
  readonly others: number
  /** By all the rest: what was dealt, drawn and hidden, and what is too small to tell. */
  readonly luck: number
}

/** Something to say of a moment of a finished game. */
export type Comment = Readonly<{ moment: number; text: string }>

/** From which moment a table branches off, with what knowledge, and who sits there. */
export type Leaving = {
  /** Of a finished game: after so many choices. */
  readonly moment?: number | null
  /** Of one's own running game: before so many of one's last acts; 0 is now. */
  readonly back?: number | null
  /** By whose knowledge, the rest being imagined; null: by the truth. */
  readonly seat?: number | null
  /** null: oneself at that seat, or where one sat, and bots on all others. */
  readonly sitters?: readonly string[] | null
  readonly title?: string
  readonly access?: Access | null
  /** Whether the truth goes on with the luck it had, so that the same cards come. */
  readonly same?: boolean
  readonly hints?: boolean
}

/** Where a person is known, and what would let another device in. */
export type Keyring = {
  readonly devices: readonly Device[]
  readonly keys: readonly PocketKey[]
  readonly passkeys: readonly PasskeyInfo[]
  /** Whether this server takes passkeys at this address. */
  readonly takes_passkeys: boolean
}

/** A browser that knows the person's secret. */
export type Device = {
  readonly id: string
  readonly since: string
  /** Whether it is the one that asks. */
  readonly here: boolean
  readonly by: 'key' | 'name' | 'passkey'
}

/** A link that makes one more device the same person, once. */
export type PocketKey = Readonly<{ id: string; made: string; used: string | null }>

/** A passkey, which an authenticator holds. */
export type PasskeyInfo = Readonly<{ id: string; made: string; used: string | null }>

/** A key that was just made: told this once, and kept nowhere. */
export type NewKey = {
  readonly id: string
  /** The whole address, with the secret behind the #. */
  readonly link: string
  /** The same for a phone's camera, in SVG. */
  readonly qr: string
}

/** What a key would do to the device that has it. */
export type Opens = {
  /** Who it would be. */
  readonly name: string
  /** Whether it is that person already. */
  readonly same: boolean
  /** Who it is now, if somebody else, */
  readonly own: string | null
  /** and at how many tables that one has a seat. */
  readonly tables: number
}

/** A key that somebody has. */
export type KeyTried = Readonly<{ key: string }>

/** A key that somebody uses. */
export type KeyUsed = {
  /** Whether what the device had as a person of its own comes along. */
  readonly join?: boolean
  readonly key: string
}

/** What a browser hands to its authenticator. */
export type Begun = Readonly<{ options: Readonly<Record<string, unknown>> }>

/** What the authenticator has answered, as browsers write it. */
export type Signed = Readonly<{ credential: Readonly<Record<string, unknown>> }>

/** The same, of somebody who wants to be known again. */
export type SignedIn = {
  /** Whether what the device had as a person of its own comes along. */
  readonly join?: boolean
  readonly credential: Readonly<Record<string, unknown>>
}

/** Somebody with whom one has sat at tables; the id means nothing to anybody else. */
export type Acquaintance = {
  readonly id: string
  readonly name: string
  readonly tables: number
  readonly last: string
  /** Whether he was taken off the list: he is not shown, and cannot ask one to a table. */
  readonly avoided: boolean
}

/** Whether somebody is to be off the list. */
export type Avoided = Readonly<{ avoided: boolean }>

/** Some of one's ended games, and how many there are of that kind. */
export type PlayedGames = Readonly<{ total: number; start: number; games: readonly TableInfo[] }>

/** How one does at one game: with people, and among bots. */
export type Statistic = {
  readonly game: string
  readonly people: Counted
  readonly bots: Counted
  /** With whom one plays it most, by name; empty where nobody else has played. */
  readonly opponent: string
  /** One's last games, the oldest first. */
  readonly curve: readonly Moment[]
}

/** What games add up to. */
export type Counted =
  Readonly<{ games: number; wins: number; best: number | null; mean_place: number | null }>

/** One of one's games in a curve. */
export type Moment = Readonly<{ ended: string; place: number; seats: number; score: number }>

/** Everything. */
export type Exported = {
  readonly format: number
  readonly name: string
  readonly since: string
  readonly devices: readonly Device[]
  readonly keys: readonly PocketKey[]
  readonly passkeys: readonly PasskeyInfo[]
  readonly people: readonly Acquaintance[]
  readonly statistics: readonly Statistic[]
  readonly games: readonly ExportedGame[]
  readonly days: readonly ExportedDay[]
}

/** A table of the person's: its card, what he said there, and the record once it is over. */
export type ExportedGame =
  Readonly<{ table: TableInfo; said: readonly Words[]; record: string | null }>

/** Something that the person has said at a table. */
export type Words = Readonly<{ at: string; text: string }>

/** How the person did at a day's table that counted. */
export type ExportedDay =
  Readonly<{ day: string; game: string; table: string | null; result: DayResult | null }>

/** How somebody did. */
export type DayResult = {
  readonly place: number
  readonly seats: number
  readonly score: number
  /** By how many points ahead of the best of another place, or behind it. */
  readonly margin: number
  /** Whether a bot has played on, because the three minutes were up. */
  readonly late: boolean
}

/** How the caller is called, and what the server can do. */
export type Reached = {
  /** The key that a browser subscribes with; null: this server pushes nothing. */
  readonly push: string | null
  /** Whether this server sends mail. */
  readonly mail: boolean
  readonly devices: readonly DeviceInfo[]
  readonly address: string | null
  readonly confirmed: boolean
  readonly quiet: Quiet | null
}

/** A device that is called. */
export type DeviceInfo = {
  /** SHA-256 of its endpoint in hexadecimal, the first 32 digits. */
  readonly id: string
  /** In milliseconds since 1970. */
  readonly since: number
}

/** The hours in which somebody is not called, by the clock where he is. */
export type Quiet = {
  /** Minutes after midnight. */
  readonly begin: number
  readonly end: number
  /** As time zones are named everywhere: Europe/Berlin. */
  readonly zone: string
}

/** A browser's subscription. */
export type NewDevice = Readonly<{ endpoint: string; keys: Keys; language?: string }>

/** What messages to a device are sealed with. */
export type Keys = Readonly<{ p256dh: string; auth: string }>

/** Where mail is to go. */
export type NewAddress = Readonly<{ address: string; language?: string }>

/** When somebody is not called; null: always. */
export type Hours = Readonly<{ quiet: Quiet | null }>

/** What a link in a mail has done. */
export type Answered = Readonly<{ did: 'confirmed' | 'left' }>

/** The last part of a link in a mail. */
export type Answer = Readonly<{ token: string }>

/** The tables of a day. */
export type DayInfo = {
  readonly day: string
  /** Whether the day is over, and the best lines can be seen. */
  readonly told: boolean
  /** Seconds until the next day begins. */
  readonly left: number
  /** How many days in a row one has played, up to this one or the one before. */
  readonly streak: number
  readonly tables: readonly DayTable[]
}

/** One game of a day. */
export type DayTable = {
  readonly game: string
  /** One's own table that counts, if there is one. */
  readonly table: string | null
  readonly result: DayResult | null
  /** Best first. Empty as long as one could still play it oneself. */
  readonly people: readonly Fellow[]
  /** Everybody, oneself included; best first. Empty likewise. */
  readonly all: readonly DayCount[]
}

/** Somebody with whom one has sat at tables, and how he did. */
export type Fellow = Readonly<{ name: string; result: DayResult }>

/** How many did so. */
export type DayCount = Readonly<{ place: number; margin: number; count: number }>

/** Where the best line of a day can be seen. */
export type LineInfo = {
  /** A finished table of the house's, to be replayed like any other. */
  readonly table: string
  /** Through whose eyes. */
  readonly seat: number
}
