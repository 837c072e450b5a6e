import { type Locale, localeOf } from '#app/i18n/locales.ts'
import { addCatalogue, type Catalogue } from '#app/i18n/translate.ts'
import type { ResultsMap } from './results-map.tsx'

const texts: Record<Locale, () => Promise<Partial<Catalogue>>> = {
  de: async () => (await import('#app/i18n/de/map.ts')).map,
  en: async () => (await import('#app/i18n/en/map.ts')).map,
  fr: async () => (await import('#app/i18n/fr/map.ts')).map,
  es: async () => (await import('#app/i18n/es/map.ts')).map,
  it: async () => (await import('#app/i18n/it/map.ts')).map,
}

/** The map of the results with the texts of the page's language, for `lazy`. */
export async function loadResultsMap(): Promise<{ default: typeof ResultsMap }> {
  const locale = localeOf(location.pathname)
  const [{ ResultsMap }, words] = await Promise.all([import('./results-map.tsx'), texts[locale]()])
  addCatalogue(locale, words)
  return { default: ResultsMap }
}
