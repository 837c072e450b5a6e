import { Hono } from 'hono'
import { LOCALES } from '#app/i18n/locales.ts'
import type { Env } from '#lib/env.ts'

const PATH = '/.well-known/security.txt'
const DAY_MS = 86_400_000
/** Less than a year, as RFC 9116 (section 2.5.5) recommends. */
const DAYS_VALID = 180

/** `/.well-known/security.txt`: how to report a vulnerability of this site (RFC 9116). */
export function securityTxt({ CONTACT_EMAIL, PUBLIC_URL }: Pick<Env, 'CONTACT_EMAIL' | 'PUBLIC_URL'>): Hono {
  const app = new Hono()
  app.get(PATH, (c) => {
    const tomorrow = Math.ceil(Date.now() / DAY_MS) * DAY_MS
    const fields = [
      `Contact: mailto:${CONTACT_EMAIL}`,
      `Expires: ${new Date(tomorrow + DAYS_VALID * DAY_MS).toISOString()}`,
      `Preferred-Languages: ${LOCALES.join(', ')}`,
      `Canonical: ${PUBLIC_URL ?? new URL(c.req.url).origin}${PATH}`,
    ]
    return c.text(`${fields.join('\n')}\n`, 200, { 'cache-control': 'public, max-age=86400' })
  })
  return app
}
