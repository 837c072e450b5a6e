import { type Rejection, reject } from '../register-school.ts'

const CODE = /^[A-Z]{2}[A-Z0-9]{8}$/

/**
 * Returns the key of a school. Codes change when institutes merge: facts under an old one wait until the code leads to
 * the school.
 */
export function schoolKey(code: string): string | Rejection {
  return CODE.test(code) ? `it-${code}` : reject(code ? 'bad_code' : 'no_code', code)
}
