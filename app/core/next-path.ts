import { localeOf, localePath } from '#app/i18n/locales.ts'

const ANY_ORIGIN = 'https://site.invalid'

/**
 * Returns where to go after signing in: a path of this site, else home. An address that a browser would read as another
 * site (`//evil.example`, `/\evil.example`, `https:…`) is rejected.
 */
export function nextPath(next: string | null | undefined, home = '/'): string {
  if (!next?.startsWith('/') || /[\\\p{Cc}]/u.test(next)) return home
  const url = URL.parse(next, ANY_ORIGIN)
  // Returning to the sign-in pages would lead nowhere.
  if (url?.origin !== ANY_ORIGIN || url.pathname.startsWith('//') || /^(\/\w\w)?\/auth(\/|$)/.test(url.pathname))
    return home
  return url.pathname + url.search + url.hash
}

/**
 * Returns where to go after the first step of signing in: to the second one if the account requires it.
 *
 * @param next path that {@link nextPath} returned
 */
export function nextStep(needsSecondFactor: boolean, next: string): string {
  if (!needsSecondFactor) return next
  return `${localePath(localeOf(next), '/auth/second-factor')}?next=${encodeURIComponent(next)}`
}
