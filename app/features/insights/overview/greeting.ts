import type { CountryCode } from '#db/vocabulary.ts'

const EVENING = 18
const MORNING = 4
const NOON = 12

/** Which greeting fits the time of day at a school. */
export function timeOfDay(instant: Date, country: CountryCode): 'morning' | 'day' | 'evening' {
  const timeZone = country === 'GB' ? 'Europe/London' : 'Europe/Berlin'
  const hour = Number(new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(instant))
  if (hour < MORNING || hour >= EVENING) return 'evening'
  return hour < NOON ? 'morning' : 'day'
}

/** What somebody is greeted by: the first of their names, all of them behind a title, or the school's without any. */
export function greetedName(fullName: string, school: string): string {
  const [first = ''] = fullName.trim().split(/\s+/)
  if (first === '') return school
  return first.endsWith('.') ? fullName.trim() : first
}
