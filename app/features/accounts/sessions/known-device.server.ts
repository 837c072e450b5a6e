import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Session } from '#app/core/session.ts'
import { isSecure } from '#app/core/urls.server.ts'
import type { Visitor } from '#app/core/visitor.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { appSecret, knownSecrets } from '#lib/app-secret.ts'
import { readCookie } from './session-cookie.server.ts'

const NAME = 'aulario.device'
const DAY_MS = 24 * 3600_000
/** Days for which a browser stays known after its last sign-in. */
const DEVICE_DAYS = 180
/** Number of accounts that may know one browser; the one with the oldest last sign-in is dropped first. */
const MAX_ACCOUNTS = 3
const ID_BYTES = 16

/**
 * How far the browser's last sign-in went: `password` is all that an account without a second factor asks for; `factor`
 * includes the second factor. Knowing only the password of an account with a second factor earns neither.
 */
type DeviceLevel = 'password' | 'factor'
type Mark = { id: string; level: DeviceLevel; day: number; generation: number; signature: string }

/** Returns the value of the cookie in a request; undefined without one. */
export const deviceCookieIn = (cookies: string | null | undefined): string | undefined => readCookie(cookies, NAME)

/**
 * Finds out whether a browser has signed in to an account before: then its tries have a separate budget (OWASP, "Slow
 * Down Online Guessing Attacks with Device Cookies"). It uses a cookie rather than the network, so that nothing is
 * stored about where a person signs in, and neighbours on one network are not mistaken for one another.
 *
 * @param email of the account, whether or not it exists
 * @returns an id of the browser for this account, or undefined
 */
export async function knownDevice(
  visitor: Pick<Visitor, 'device'>,
  email: string,
  level: DeviceLevel = 'password',
): Promise<string | undefined> {
  const mark = readMarks(visitor.device).find((one) => isGenuine(one, email))
  if (!mark || mark.day + DEVICE_DAYS < today() || (level === 'factor' && mark.level !== 'factor')) return undefined
  return mark.generation === (await generationOf(email)) ? mark.id : undefined
}

/**
 * Makes the browser known to an account to which it has just signed in with all that the account asks for, or whose
 * password it has just set by a mailed link.
 *
 * @param session hasSecondFactor: whether the second factor was given
 * @returns Set-Cookie value
 */
export async function rememberDevice(
  { email, hasSecondFactor }: Pick<Session, 'email' | 'hasSecondFactor'>,
  visitor: Pick<Visitor, 'device'>,
): Promise<string> {
  const level: DeviceLevel = hasSecondFactor ? 'factor' : 'password'
  const marks = readMarks(visitor.device)
  const before = marks.find((mark) => isGenuine(mark, email))
  // A returning browser keeps its id, so that frequent sign-ins do not multiply its budget.
  const id = before?.id ?? randomBytes(ID_BYTES).toString('base64url')
  const mark = { id, level, day: today(), generation: (await generationOf(email)) ?? 0 }
  const fresh = { ...mark, signature: sign(appSecret(), mark, email) }
  const kept = [fresh, ...marks.filter((one) => one !== before)].slice(0, MAX_ACCOUNTS)
  const secure = isSecure() ? '; Secure' : ''
  const maxAge = (DEVICE_DAYS * DAY_MS) / 1000
  return `${NAME}=${kept.map(serialise).join('~')}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

/** Forgets all browsers that have signed in to an account. */
export async function forgetDevices(trx: Kysely<Database>, userId: string): Promise<void> {
  await trx
    .updateTable('users')
    .set((eb) => ({ device_generation: eb('device_generation', '+', 1) }))
    .where('id', '=', userId)
    .execute()
}

const today = () => Math.floor(Date.now() / DAY_MS)

async function generationOf(email: string): Promise<number | undefined> {
  const user = await db().selectFrom('users').select('device_generation').where('email', '=', email).executeTakeFirst()
  return user?.device_generation
}

const serialise = ({ id, level, day, generation, signature }: Mark) =>
  [id, level, day.toString(36), generation.toString(36), signature].join('.')

const MARK = /^([\w-]{22})\.(password|factor)\.([0-9a-z]{1,6})\.([0-9a-z]{1,6})\.([\w-]{43})$/

function readMarks(cookie: string | undefined): Mark[] {
  return (cookie ?? '').split('~', MAX_ACCOUNTS).flatMap((text) => {
    const [, id, level, day, generation, signature] = MARK.exec(text) ?? []
    if (!id || !day || !generation || !signature) return []
    const numbers = { day: Number.parseInt(day, 36), generation: Number.parseInt(generation, 36) }
    return [{ id, level: level === 'factor' ? 'factor' : 'password', ...numbers, signature }]
  })
}

/** Whether we made the mark for this account. The address only enters the signature, so nobody can read it there. */
function isGenuine({ signature, ...mark }: Mark, email: string): boolean {
  const given = Buffer.from(signature)
  return knownSecrets().some((secret) => timingSafeEqual(Buffer.from(sign(secret, mark, email)), given))
}

const sign = (secret: string, { id, level, day, generation }: Omit<Mark, 'signature'>, email: string) =>
  createHmac('sha256', secret)
    .update(['device', id, level, day, generation, email.toLowerCase()].join(' '))
    .digest('base64url')
