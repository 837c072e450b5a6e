import { createHmac, timingSafeEqual } from 'node:crypto'
import { isSecure } from '#app/core/urls.server.ts'
import { appSecret, knownSecrets } from '#lib/app-secret.ts'

const NAME = 'aulario.session_token'
/** A session ends this many seconds after its last day of use. */
export const SESSION_SECONDS = 14 * 24 * 3600

/** Returns the name of the session cookie; bound to TLS wherever TLS is used. */
export const sessionCookieName = (): string => `${isSecure() ? '__Secure-' : ''}${NAME}`

/** Whether a request carries a session cookie, valid or not: answers to it are never shared. */
export const hasSessionCookie = (cookies: string | null | undefined): boolean => cookies?.includes(`${NAME}=`) ?? false

/**
 * Reads the session's token from a Cookie header.
 *
 * @returns the token; null when there is no cookie; undefined when we did not make it
 */
export function readSessionToken(cookies: string | null | undefined): string | null | undefined {
  const value = readCookie(cookies, sessionCookieName())
  if (value === undefined) return null
  const [token, signature] = splitLast(decode(value))
  const given = Buffer.from(signature)
  const isSigned = knownSecrets()
    .map((secret) => Buffer.from(sign(token, secret)))
    .some((expected) => given.length === expected.length && timingSafeEqual(given, expected))
  return isSigned ? token : undefined
}

/** Returns the Set-Cookie value with a session's token, signed with the key of the installation (HMAC-SHA256). */
export function sessionCookie(token: string): string {
  return cookie(encodeURIComponent(`${token}.${sign(token)}`), SESSION_SECONDS)
}

/** Returns the Set-Cookie value that removes the session from the browser. */
export const noSessionCookie = (): string => cookie('', 0)

function cookie(value: string, maxAge: number): string {
  const secure = isSecure() ? '; Secure' : ''
  return `${sessionCookieName()}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

const sign = (token: string, secret = appSecret()) => createHmac('sha256', secret).update(token).digest('base64')

function splitLast(value: string): [string, string] {
  const dot = value.lastIndexOf('.')
  return dot < 0 ? [value, ''] : [value.slice(0, dot), value.slice(dot + 1)]
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** Returns the value of a cookie in a Cookie header, not decoded; undefined if there is none with this name. */
export const readCookie = (cookies: string | null | undefined, name: string): string | undefined =>
  cookies
    ?.split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)
