import { type Rejection, reject } from '../register-school.ts'

/** Returns the key of a school from its SEED code, or why a row does not belong to one. */
export function scottishKey(code: string): string | Rejection {
  return /^\d{7}$/.test(code) ? `gb-SCT-${code}` : reject(code === '' ? 'no_code' : 'bad_code', code)
}

/** Words in the statistics for a hidden number (1 to 4 pupils), and for one that the school does not have. */
export const MISSING = { c: 'too_few', '[c]': 'suppressed', '*': 'suppressed', z: 'not_applicable' } as const
