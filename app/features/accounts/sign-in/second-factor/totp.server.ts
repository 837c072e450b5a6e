import { Secret, TOTP } from 'otpauth'

const PERIOD_S = 30
/** Steps before and after the current one that are accepted as well: clocks differ, and people type slowly. */
const WINDOW = 1
const RULES = { issuer: 'Aulario', algorithm: 'SHA1', digits: 6, period: PERIOD_S } as const

/** Returns a new shared secret (160 bits, RFC 4226 4), base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** Address that authenticator apps read from a QR code (otpauth://). */
export const enrolmentAddress = (secret: string, email: string): string =>
  new TOTP({ ...RULES, label: email, secret: Secret.fromBase32(secret) }).toString()

/** Returns the code that an app shows at a given instant. */
export const codeAt = (secret: string, at = Date.now()): string =>
  new TOTP({ ...RULES, secret: Secret.fromBase32(secret) }).generate({ timestamp: at })

/**
 * Checks a code (RFC 6238).
 *
 * @returns the time step that it belongs to, or null when it is wrong
 */
export function timeStepOf(secret: string, code: string, at = Date.now()): number | null {
  const totp = new TOTP({ ...RULES, secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: code, timestamp: at, window: WINDOW })
  return delta === null ? null : Math.floor(at / 1000 / PERIOD_S) + delta
}
