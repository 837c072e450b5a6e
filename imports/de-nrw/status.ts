import type { RegisterSchool } from '../register-school.ts'

const ENDED = new Set(['5', '9'])
const ENDS = new Set(['0', '2'])

/**
 * Returns the status by the code list `Schulbetriebsschlüssel`: 5 and 9 are dissolved; 0 and 2 work until the given
 * date; 3
 * opens on that date and already takes enrolments.
 *
 * @param date DD.MM.YYYY
 * @param today YYYY-MM-DD
 */
export function nrwStatus(key: string, date: string, today: string): RegisterSchool['status'] {
  if (ENDED.has(key)) return 'closed'
  const day = date.split('.').reverse().join('-')
  return ENDS.has(key) && day.length === today.length && day < today ? 'closed' : 'active'
}
