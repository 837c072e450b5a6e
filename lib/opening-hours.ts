import { addDays, berlinDay } from './berlin-day.ts'

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const
const DAY = '(?:Mo|Tu|We|Th|Fr|Sa|Su)'
const RULE = new RegExp(`^(${DAY})(?:-(${DAY}))? (\\d\\d):(\\d\\d)-(\\d\\d):(\\d\\d)$`)
const clock = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/Berlin',
})

/** Opening hours by day of the week (Monday is 0), in minutes since midnight in Berlin. */
export type OpeningHours = readonly { day: number; from: number; to: number }[]

/**
 * Parses rules such as `Mo-Fr 09:00-17:00, Sa 10:00-14:00`, in the syntax of OpenStreetMap's opening_hours; `off` means
 * never.
 *
 * @returns undefined for any other text
 */
export function readOpeningHours(text: string): OpeningHours | undefined {
  if (text.trim() === 'off') return []
  const rules = text.split(',').map((rule) => readRule(rule.trim()))
  return rules.some((rule) => rule === undefined) ? undefined : rules.flatMap((rule) => rule ?? [])
}

function readRule(text: string): OpeningHours | undefined {
  const [, first, last = first, ...times] = RULE.exec(text) ?? []
  if (!first) return undefined
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = times.map(Number)
  const [from, to] = [fromHour * 60 + fromMinute, toHour * 60 + toMinute]
  if (fromMinute > 59 || toMinute > 59 || from >= to || to > 24 * 60) return undefined
  const begin = DAYS.indexOf(first as (typeof DAYS)[number])
  const length = (DAYS.indexOf(last as (typeof DAYS)[number]) - begin + 7) % 7
  return Array.from({ length: length + 1 }, (_, index) => ({ day: (begin + index) % 7, from, to }))
}

/** Returns the day of the week and the minute of the day in Berlin. */
function inBerlin(instant: Date): { day: number; minute: number } {
  const parts = Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, value]))
  const day = DAYS.indexOf(parts.weekday?.slice(0, 2) as (typeof DAYS)[number])
  return { day, minute: Number(parts.hour) * 60 + Number(parts.minute) }
}

/** Whether an instant is within the opening hours. */
export function isOpen(hours: OpeningHours, instant = new Date()): boolean {
  const { day, minute } = inBerlin(instant)
  return hours.some((rule) => rule.day === day && rule.from <= minute && minute < rule.to)
}

/**
 * Returns when the next opening hours begin.
 *
 * @returns day (YYYY-MM-DD) and time (HH:MM) in Berlin, or undefined if they never do
 */
export function nextOpening(hours: OpeningHours, instant = new Date()): { day: string; time: string } | undefined {
  const now = inBerlin(instant)
  for (let ahead = 0; ahead <= 7; ahead++) {
    const starts = hours.filter(({ day, from }) => day === (now.day + ahead) % 7 && (ahead > 0 || from > now.minute))
    if (starts.length === 0) continue
    const from = Math.min(...starts.map((rule) => rule.from))
    const time = [Math.floor(from / 60), from % 60].map((part) => String(part).padStart(2, '0')).join(':')
    return { day: addDays(berlinDay(instant), ahead), time }
  }
  return undefined
}
