import type { CountryCode } from '#db/vocabulary.ts'

const EVENING_HOUR = 18
const MORNING_HOUR = 4
const NOON_HOUR = 12

/** Returns the greeting that fits the time of day at a school. */
export function timeOfDay(instant: Date, country: CountryCode): 'morning' | 'day' | 'evening' {
  const timeZone = country === 'GB' ? 'Europe/London' : 'Europe/Berlin'
  const hour = Number(new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(instant))
  if (hour < MORNING_HOUR || hour >= EVENING_HOUR) return 'evening'
  return hour < NOON_HOUR ? 'morning' : 'day'
}

/**
 * Returns the name in the greeting: the first name, the full name if it begins with a title, or the school's if there
 * is none.
 */
export function greetedName(fullName: string, school: string): string {
  const [first = ''] = fullName.trim().split(/\s+/)
  if (first === '') return school
  return first.endsWith('.') ? fullName.trim() : first
}
