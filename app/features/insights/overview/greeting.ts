import type { CountryCode } from '#db/vocabulary.ts'

const EVENING = 18
const MORNING = 4
const NOON = 12

/** Returns the greeting that fits the time of day at a school. */
export function timeOfDay(instant: Date, country: CountryCode): 'morning' | 'day' | 'evening' {
  const timeZone = country === 'GB' ? 'Europe/London' : 'Europe/Berlin'
  const hour = Number(new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(instant))
  if (hour < MORNING || hour >= EVENING) return 'evening'
  return hour < NOON ? 'morning' : 'day'
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
