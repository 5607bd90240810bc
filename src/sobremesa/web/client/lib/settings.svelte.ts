/** What a person prefers on this device; kept in the browser's storage where there is one. */
import { keep, readKept } from './kept'
import { ENGLISH, type Language } from './languages'
import { LANGUAGES } from './wire.gen'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export const MOTIONS = ['system', 'reduced'] as const
export type Motion = (typeof MOTIONS)[number]

/** How fast bots' moves are shown one after the other. */
export const PACES = ['slow', 'normal', 'quick', 'instant'] as const
export type Pace = (typeof PACES)[number]

const KEY = 'sobremesa.settings'

function oneOf<T extends string>(allowed: readonly T[], value: unknown, otherwise: T): T {
  return allowed.find((one) => one === value) ?? otherwise
}

function systemSays(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches
}

function browsersLanguage(): Language {
  const wished = typeof navigator === 'undefined' ? [] : navigator.languages
  for (const tag of wished) {
    const language = LANGUAGES.find((one) => one === tag.slice(0, 2).toLowerCase())
    if (language) return language
  }
  return ENGLISH
}

/** What was chosen before may be a language that only some game has. */
function keptLanguage(kept: unknown): Language {
  return typeof kept === 'string' && /^[a-z]{2,3}(-\w+)*$/.test(kept) ? kept : browsersLanguage()
}

class Settings {
  theme = $state<Theme>('system')
  /** Change it through `speech.speak`, which fetches the texts first. */
  language = $state<Language>(ENGLISH)
  sound = $state(true)
  motion = $state<Motion>('system')
  pace = $state<Pace>('normal')
  /** Whether one touch does it; else the first takes a thing up and tells of it, and the second does it. */
  atOnce = $state(false)
  /** Whether a phone lets each gesture be felt. */
  haptics = $state(true)
  /** Whether a move that everybody knows to be the only one is made by itself. */
  forced = $state(false)
  /** Whether the coach comes after a lesson. */
  coach = $state(true)
  /** Whether what people say, and their gestures, are shown at their places. */
  bubbles = $state(true)
  #systemDark = $state(systemSays('(prefers-color-scheme: dark)'))
  #systemStill = $state(systemSays('(prefers-reduced-motion: reduce)'))

  constructor() {
    const kept = readKept(KEY)
    this.theme = oneOf(THEMES, kept.theme, 'system')
    this.language = keptLanguage(kept.language)
    this.motion = oneOf(MOTIONS, kept.motion, 'system')
    this.pace = oneOf(PACES, kept.pace, 'normal')
    this.sound = kept.sound !== false
    this.atOnce = kept.atOnce === true
    this.haptics = kept.haptics !== false
    this.forced = kept.forced === true
    this.coach = kept.coach !== false
    this.bubbles = kept.bubbles !== false
  }

  /** Whether it is dark, by choice or by the system. */
  get dark(): boolean {
    return this.theme === 'system' ? this.#systemDark : this.theme === 'dark'
  }

  /** Whether nothing should move, by choice or by the system. */
  get still(): boolean {
    return this.motion === 'reduced' || this.#systemStill
  }

  /** Put the settings on the page, follow the system, and keep every change. Called once. */
  apply(): void {
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (now) => {
      this.#systemDark = now.matches
    })
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (now) => {
      this.#systemStill = now.matches
    })
    $effect.root(() => {
      $effect(() => {
        const root = document.documentElement
        root.dataset.theme = this.dark ? 'dark' : 'light'
        root.dataset.motion = this.still ? 'reduced' : 'full'
        root.lang = this.language
      })
      $effect(() => this.#keep())
    })
  }

  #keep(): void {
    const { theme, language, sound, motion, pace, atOnce, haptics, forced, coach, bubbles } = this
    keep(KEY, { theme, language, sound, motion, pace, atOnce, haptics, forced, coach, bubbles })
  }
}

export const settings = new Settings()
