import { useLocation } from 'react-router'
import { type Locale, localeOf } from './locales.ts'
import { type Translate, translator } from './translate.ts'

/** The language of the page; changing it loads a new document, so it never changes while a page is open. */
export function useLocale(): Locale {
  return localeOf(useLocation().pathname)
}

/** The translate function of the page's language. */
export function useTranslation(): Translate {
  return translator(useLocale())
}
