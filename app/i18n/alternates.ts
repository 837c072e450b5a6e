import { DEFAULT_LOCALE, type Locale } from './locales.ts'

/**
 * Returns the values of `hreflang`, each with the language of its page; none for a page in one language, which has no
 * alternative.
 */
export function alternatesOf(languages: readonly Locale[]): [hrefLang: string, language: Locale][] {
  const first = languages.includes(DEFAULT_LOCALE) ? DEFAULT_LOCALE : languages[0]
  if (languages.length < 2 || !first) return []
  return [...languages.map((language): [string, Locale] => [language, language]), ['x-default', first]]
}
