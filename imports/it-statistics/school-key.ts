import { SCHOOL_CODE } from '../it-miur/school-code.ts'
import { type Rejection, reject } from '../register-school.ts'

/**
 * Returns the key of a school. Codes change when institutes merge: facts under an old one wait until the code leads to
 * a school.
 */
export function schoolKey(code: string): string | Rejection {
  return SCHOOL_CODE.test(code) ? `it-${code}` : reject(code ? 'bad_code' : 'no_code', code)
}
