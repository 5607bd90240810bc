/**
 * The words of a game that need explaining, wherever they stand in a text.
 *
 * A game's texts have a message `term-<key>` for each: the word in all its forms, apart by `|`, with
 * what it means as `.about`. A word has more meanings than one: `.not` are phrases in which it has another.
 */

import type { Language } from './languages'

/** A part of a text; `term` is the key of what it needs explained, if anything. */
export interface Piece {
  readonly text: string
  readonly term: string | null
}

export interface Glossary {
  /** Finds every word, the longest first; null if there are none. */
  readonly pattern: RegExp | null
  /** The keys by the words in small letters; null for phrases in which a word has another meaning. */
  readonly keys: ReadonlyMap<string, string | null>
}

const MESSAGE = /^term-([a-z0-9_]+) *= *(.+)((?:\n +.*)*)/gm
const NOT = /^ +\.not *= *(.+)$/m
/** Japanese is written without spaces: a word may begin and end anywhere. */
const UNSPACED: readonly Language[] = ['ja']

/** The glossary in the Fluent source of a game. */
export function glossaryOf(source: string, language: Language): Glossary {
  const keys = new Map<string, string | null>()
  for (const [, key = '', words = '', more = ''] of source.matchAll(MESSAGE)) {
    for (const word of wordsIn(words)) keys.set(word, key)
    for (const phrase of wordsIn(NOT.exec(more)?.[1] ?? '')) keys.set(phrase, null)
  }
  if (keys.size === 0) return { pattern: null, keys }
  const words = [...keys.keys()].toSorted((a, b) => b.length - a.length).map(escaped)
  const any = `(?:${words.join('|')})`
  const whole = UNSPACED.includes(language) ? any : `(?<![\\p{L}\\p{N}])${any}(?![\\p{L}\\p{N}])`
  return { pattern: new RegExp(whole, 'giu'), keys }
}

function wordsIn(list: string): string[] {
  return list
    .split('|')
    .map((word) => word.trim().toLowerCase())
    .filter(Boolean)
}

/** A word as a pattern of itself; a Unicode pattern takes no backslash before a hyphen. */
function escaped(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

/** A text in pieces; each term is marked where it stands first. */
export function piecesOf(text: string, { pattern, keys }: Glossary): Piece[] {
  if (!pattern) return [{ text, term: null }]
  const pieces: Piece[] = []
  const met = new Set<string>()
  let end = 0
  for (const found of text.matchAll(pattern)) {
    const [word] = found
    const term = keys.get(word.toLowerCase())
    if (!term || met.has(term)) continue
    met.add(term)
    pieces.push({ text: text.slice(end, found.index), term: null }, { text: word, term })
    end = found.index + word.length
  }
  pieces.push({ text: text.slice(end), term: null })
  return pieces.filter((piece) => piece.text !== '')
}
