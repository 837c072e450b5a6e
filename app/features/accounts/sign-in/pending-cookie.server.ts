import { isSecure } from '#app/core/urls.server.ts'

const NAME = 'aulario.sign_up'
/** No other host of the domain can plant a cookie of this name, which decides whose password counts. */
const cookieName = () => `${isSecure() ? '__Host-' : ''}${NAME}`
const SECONDS = 24 * 3600

/**
 * What the browser that signed up keeps until the address is confirmed: the handle of its sign-up, the address, and the
 * page to return to ('' for none).
 */
export type PendingCookie = { handle: string; email: string; next: string }

/** Set-Cookie value. */
export function pendingCookie({ handle, email, next }: PendingCookie): string {
  const secure = isSecure() ? '; Secure' : ''
  return `${cookieName()}=${handle}.${encodeURIComponent(email)}|${encodeURIComponent(next)}; Max-Age=${SECONDS}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

/** Reads the cookie from a Cookie header; a malformed one counts as none. */
export function readPendingCookie(cookies: string | null): PendingCookie | undefined {
  const name = cookieName().replace('.', '\\.')
  const found = new RegExp(`(?:^|; )${name}=([\\w-]+)\\.([^;|]*)\\|?([^;]*)`).exec(cookies ?? '')
  const [, handle, email, next] = found ?? []
  if (handle === undefined || email === undefined || next === undefined) return undefined
  try {
    return { handle, email: decodeURIComponent(email), next: decodeURIComponent(next) }
  } catch {
    return undefined
  }
}
