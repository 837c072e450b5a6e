import { pathWithoutLocale } from '#app/i18n/locales.ts'
import { env } from '#lib/env.ts'

/** The other site that the log-in page may lead to: that of Google, where it is offered. */
export function signInOrigin(request: Request): string | undefined {
  const { GOOGLE_CLIENT_ID, GOOGLE_ISSUER } = env()
  const here = pathWithoutLocale(new URL(request.url).pathname) === '/auth'
  return GOOGLE_CLIENT_ID && here ? new URL(GOOGLE_ISSUER).origin : undefined
}
