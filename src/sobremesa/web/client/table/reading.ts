/** What is told of a thing that was touched: what it is, what it would do now, or why not. */

import { speech as house, type GameSpeech } from '../lib/speech.svelte'
import type { Choosing } from './choosing.svelte'
import { joined, verbOf, type Choice } from './offer'

export interface Reading {
  readonly name: string
  /** What it is. */
  readonly about: string
  /** That something of it is known from no source. */
  readonly source: string
  /** What it would do now, in sentences. */
  readonly does: readonly string[]
  /** Why it cannot be taken up, or what is asked instead. */
  readonly why: string
  /** The rule that says so, to be read. */
  readonly rule: string | null
  /** What to touch next. */
  readonly next: string
}

/** A thing is told with so many sentences of what it would do; else there are too many to read. */
const FEW = 3

/** What a reading depends on, beside the thing. */
export interface Scene {
  readonly speech: GameSpeech
  readonly choosing: Choosing
  /** Whether a question can be answered now, and the question in words. */
  readonly asked: boolean
  readonly asks: string
  /** The seats that have to choose, and whether the viewer's is among them. */
  readonly waiting: readonly number[]
  readonly own: boolean
  /** What was agreed at this table. */
  readonly options: Readonly<Record<string, string>>
}

/** What an element shows: a thing, what it is explained by, or words of its own. */
export interface Shown {
  readonly thing: string | null
  readonly about: string | null
  readonly tell: string | null
}

export function shownBy(element: HTMLElement, thing: string | null): Shown {
  const { about = null, tell = null } = element.dataset
  return { thing, about: about ?? thing, tell }
}

/** What a thing is, in one or two sentences. */
export function aboutOf({ about, tell }: Shown, speech: GameSpeech): string {
  if (tell !== null) return tell
  return joined(about ?? '')
    .map((one) => speech.about(...partsOf(one)))
    .filter(Boolean)
    .join(' ')
}

/** Why a thing cannot be taken up now: the rule in a sentence, else what is asked, else whose turn it is. */
export function whyNot(thing: string, scene: Scene): { why: string; rule: string | null } {
  const { speech, choosing, asked, asks, waiting, own } = scene
  const against = choosing.against(thing)
  if (against) return { why: speech.why(against.rule, against.verb), rule: against.rule }
  if (asked || own) return { why: house.say('reading-instead', { asks }), rule: null }
  const names = house.list(waiting.map((seat) => speech.seat(seat)))
  return { why: names && house.say('reading-turn', { names }), rule: null }
}

export function readingOf(shown: Shown, scene: Scene): Reading {
  const { speech, choosing } = scene
  const thing = shown.thing ?? ''
  const choices = shown.thing ? choosing.choicesWith(thing) : []
  const held = shown.thing !== null && choosing.held === thing
  const lit = choices.length > 0
  const { why, rule } =
    lit || held || shown.thing === null ? { why: '', rule: null } : whyNot(thing, scene)
  return {
    name: nameOf(shown, speech),
    about: aboutOf(shown, speech),
    source: joined(shown.about ?? '').some((one) => speech.reconstructed(one, scene.options))
      ? house.say('reading-reconstructed')
      : '',
    does: sentences(choices, speech),
    why,
    rule,
    next: held ? house.say('reading-held', { asks: scene.asks }) : nextOf(choosing, thing, lit),
  }
}

function nameOf({ thing, about, tell }: Shown, speech: GameSpeech): string {
  const named = about ?? thing
  return named === null || (tell !== null && thing === null) ? '' : speech.named(named)
}

function sentences(choices: readonly Choice[], speech: GameSpeech): string[] {
  const said = new Set(choices.map((choice) => speech.action(verbOf(choice), choice[2])))
  return said.size <= FEW ? [...said] : []
}

/** What comes after a thing is taken up: once more, or what is still to say with it. */
function nextOf({ picked, narrowed }: Choosing, thing: string, lit: boolean): string {
  if (!lit || !joined(thing).every((one) => picked.includes(one))) return ''
  if (narrowed.ready) return house.say('reading-again')
  return narrowed.lit.size > 0 ? house.say('reading-target') : ''
}

function partsOf(thing: string): [noun: string, name: string] {
  const [noun = '', name = ''] = thing.split(':')
  return [noun, name]
}
