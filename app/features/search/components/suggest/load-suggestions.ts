import { type Locale, localeOf } from '#app/i18n/locales.ts'
import { addCatalogue, type Catalogue } from '#app/i18n/translate.ts'
import { Suggestions } from './suggestions.tsx'

const texts: Record<Locale, () => Promise<Partial<Catalogue>>> = {
  de: async () => (await import('#app/i18n/de/suggest.ts')).suggest,
  en: async () => (await import('#app/i18n/en/suggest.ts')).suggest,
  fr: async () => (await import('#app/i18n/fr/suggest.ts')).suggest,
  es: async () => (await import('#app/i18n/es/suggest.ts')).suggest,
  it: async () => (await import('#app/i18n/it/suggest.ts')).suggest,
}

/** The suggestions with the texts of the page's language, for `lazy`. */
export async function loadSuggestions(): Promise<{ default: typeof Suggestions }> {
  const locale = localeOf(location.pathname)
  addCatalogue(locale, await texts[locale]())
  return { default: Suggestions }
}
