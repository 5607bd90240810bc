/** The clock of a table: what the form offers, and how the time that is left is told. */
import { settings } from './settings.svelte'
import { speech } from './speech.svelte'
import type { Clock } from './wire.gen'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** What a clock is when nothing more is said. */
const PLAIN = { bank: 0, letters: false, weekdays: false, zone: 0 } as const

/** The clocks that the form offers, by name; `none` waits as long as it takes. */
export const CLOCKS = {
  none: null,
  brisk: { ...PLAIN, move: MINUTE, bank: 10 * MINUTE },
  calm: { ...PLAIN, move: 3 * MINUTE, bank: 20 * MINUTE },
  day: { ...PLAIN, move: DAY, letters: true },
  days: { ...PLAIN, move: 3 * DAY, letters: true },
} as const satisfies Record<string, Clock | null>

export type ClockName = keyof typeof CLOCKS
export const CLOCK_NAMES: readonly ClockName[] = ['none', 'brisk', 'calm', 'day', 'days']

/** The clock of that name; letters may rest at weekends, where this device is. */
export function clockNamed(name: ClockName, weekdays: boolean): Clock | null {
  const clock = CLOCKS[name]
  if (!clock?.letters || !weekdays) return clock
  return { ...clock, weekdays, zone: Intl.DateTimeFormat().resolvedOptions().timeZone }
}

/** So long, in the largest unit that says it: “3 minutes”, “1 day”. */
export function lasting(seconds: number): string {
  const [size, unit] = [
    [DAY, 'day'] as const,
    [HOUR, 'hour'] as const,
    [MINUTE, 'minute'] as const,
    [1, 'second'] as const,
  ].find(([each]) => seconds >= each) ?? [1, 'second' as const]
  return new Intl.NumberFormat(settings.language, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(Math.round(seconds / size))
}

/** A clock in words. */
export function clockWords(clock: Clock): string {
  const move = lasting(clock.move)
  if (clock.bank) return speech.say('clock-banked', { move, bank: lasting(clock.bank) })
  return speech.say(clock.weekdays ? 'clock-weekdays' : 'clock-plain', { move })
}

/** Until when a letter can wait: “until Thu 18:00”, with the day of the month where it is far. */
export function untilWords(left: number, now = Date.now()): string {
  const at = new Date(Math.round((now + left * 1000) / (MINUTE * 1000)) * MINUTE * 1000)
  const far = left > 6 * DAY
  const moment = new Intl.DateTimeFormat(settings.language, {
    weekday: 'short',
    ...(far ? { day: 'numeric', month: 'short' } : {}),
    hour: 'numeric',
    minute: '2-digit',
  }).format(at)
  return speech.say('clock-until', { moment })
}

/** The time that is left as a candle shows it: minutes and seconds. */
export function shortLeft(left: number): string {
  const seconds = Math.max(0, Math.ceil(left))
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`
}
