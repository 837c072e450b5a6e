/** The languages of the site; German comes first and has no prefix in the address. */
export const LOCALES = ['de', 'en', 'fr', 'es', 'it'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'de'

/** The name of each language in that language. */
export const LOCALE_NAMES: Record<Locale, string> = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
}

export function isLocale(text: string | undefined): text is Locale {
  return (LOCALES as readonly (string | undefined)[]).includes(text)
}

/** Returns the language of the requesting page, from the parameter `lang`; undefined for any other value. */
export function localeIn(query: URLSearchParams): Locale | undefined {
  const lang = query.get('lang') ?? undefined
  return isLocale(lang) ? lang : undefined
}

/** Returns the language of a path: its first part, or German. */
export function localeOf(pathname: string): Locale {
  const first = pathname.split('/', 2)[1]
  return isLocale(first) ? first : DEFAULT_LOCALE
}

/**
 * Returns the path without its language: `/en/results` and `/results` both give `/results`. It begins with exactly one
 * slash: browsers read two, or a backslash, as the start of a host, and a redirect to it would leave the site.
 */
export function pathWithoutLocale(pathname: string): string {
  const locale = localeOf(pathname)
  const prefix = pathname === `/${locale}` || pathname.startsWith(`/${locale}/`) ? `/${locale}` : ''
  return `/${pathname.slice(prefix.length).replace(/^[\\/]+/, '')}`
}

/**
 * Returns the address of a page in a language.
 *
 * @param path path without language, starting with `/`; may carry a query and a fragment
 */
export function localePath(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path
  return path === '/'
    ? `/${locale}`
    : path.startsWith('/?') || path.startsWith('/#')
      ? `/${locale}${path.slice(1)}`
      : `/${locale}${path}`
}
