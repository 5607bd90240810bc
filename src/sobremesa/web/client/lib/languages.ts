import type { Language } from './wire.gen'

/** Each language by its own name, so that everybody finds theirs. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  es: 'Español',
  de: 'Deutsch',
  ja: '日本語',
}
