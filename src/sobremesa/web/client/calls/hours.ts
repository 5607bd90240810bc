/** Hours as a clock shows them, and as the server keeps them: in minutes after midnight. */

/** 485 as “08:05”. */
export function clockOf(minute: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}

/** “08:05” as 485; null for what is no time of day. */
export function minuteOf(clock: string): number | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(clock) ?? []
  if (hours === undefined || minutes === undefined) return null
  const minute = Number(hours) * 60 + Number(minutes)
  return Number(hours) < 24 && Number(minutes) < 60 ? minute : null
}
