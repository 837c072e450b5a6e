import { germanDay } from '../cleaning/days.ts'
import type { RegisterSchool } from '../register-school.ts'

const CLOSED_KEYS = new Set(['5', '9'])
const CLOSING_KEYS = new Set(['0', '2'])

/**
 * Returns the status according to the code list `Schulbetriebsschlüssel`: 5 and 9 are dissolved; 0 and 2 operate until
 * the given date; 3 opens on that date and already takes enrolments.
 *
 * @param date DD.MM.YYYY
 * @param today YYYY-MM-DD
 */
export function nrwStatus(key: string, date: string, today: string): RegisterSchool['status'] {
  if (CLOSED_KEYS.has(key)) return 'closed'
  const day = germanDay(date)
  return CLOSING_KEYS.has(key) && day.length === today.length && day < today ? 'closed' : 'active'
}
