import { displayName } from './format.ts'
import type { Locale } from './locales.ts'

/** Languages taught at schools for which Chromium has no names. */
const UNNAMED: Record<string, Record<Locale, string>> = {
  grc: { de: 'Altgriechisch', en: 'Ancient Greek', fr: 'grec ancien', es: 'griego antiguo', it: 'greco antico' },
  nds: { de: 'Niederdeutsch', en: 'Low German', fr: 'bas-allemand', es: 'bajo alemán', it: 'basso tedesco' },
}

/** The name of a language in another language: `Französisch`. */
export const languageName = (locale: Locale, language: string): string =>
  UNNAMED[language]?.[locale] ?? displayName(locale, 'language', language)
