import { type Locale, localePath } from '#app/i18n/locales.ts'
import { env } from '#lib/env.ts'

/** Origin of the site for mails and Google; never taken from a request, which could be forged. */
export const siteOrigin = (): string => env().PUBLIC_URL ?? `http://localhost:${env().PORT}`

/** Whether the site is served over TLS, so that cookies may be marked as secure. */
export const isSecure = (): boolean => siteOrigin().startsWith('https:')

/**
 * Returns the absolute address of a page for a mail.
 *
 * @param path path without language, with its query
 */
export const pageAddress = (locale: Locale, path: string): string => siteOrigin() + localePath(locale, path)
