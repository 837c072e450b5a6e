import { type Locale, localePath } from '#app/i18n/locales.ts'
import { env } from '#lib/env.ts'

/** Origin of the site as mails and Google name it, never taken from a request: that one could be forged. */
export const siteOrigin = (): string => env().PUBLIC_URL ?? `http://localhost:${env().PORT}`

/** Whether the site is reached by TLS, so that cookies may be bound to it. */
export const isSecure = (): boolean => siteOrigin().startsWith('https:')

/**
 * Absolute address of a page for a mail.
 *
 * @param path path without language, with its query
 */
export const pageAddress = (locale: Locale, path: string): string => siteOrigin() + localePath(locale, path)
