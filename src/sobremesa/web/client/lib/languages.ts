/** The languages that a page can be read in. */
import { LANGUAGES } from './wire.gen'

/** One of those that everything is said in, or one that a game brings. */
export type Language = string

/** What is said where a language that a game brings has no words. */
export const ENGLISH: Language = 'en'

export function isComplete(language: Language): boolean {
  return LANGUAGES.some((one) => one === language)
}

/** A language by its own name, so that everybody finds theirs: “Français”. */
export function calledBy(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
