import { type Locale, localeOf } from '#app/i18n/locales.ts'
import { addCatalogue, type Catalogue } from '#app/i18n/translate.ts'

const texts: Record<Locale, () => Promise<Partial<Catalogue>>> = {
  de: async () => (await import('#app/i18n/de/suggest.ts')).suggest,
  en: async () => (await import('#app/i18n/en/suggest.ts')).suggest,
  fr: async () => (await import('#app/i18n/fr/suggest.ts')).suggest,
  es: async () => (await import('#app/i18n/es/suggest.ts')).suggest,
  it: async () => (await import('#app/i18n/it/suggest.ts')).suggest,
}

/**
 * Fetches the suggestions together with the texts of the page's language. Stands in a file of its own so that pages do
 * not carry the list of what is fetched here.
 */
export async function loadSuggestions() {
  const locale = localeOf(location.pathname)
  const [suggestions, catalogue] = await Promise.all([import('./suggestions.tsx'), texts[locale]()])
  addCatalogue(locale, catalogue)
  return suggestions
}
