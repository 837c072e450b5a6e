import { localeOf } from '#app/i18n/locales.ts'
import { addCatalogue, type Catalogue } from '#app/i18n/translate.ts'
import { rememberSearch } from './recent-searches.ts'

const texts = import.meta.glob<Partial<Catalogue>>('/app/i18n/suggest/*.ts', { import: 'suggest' })

/**
 * Loads the suggestions together with the texts of the page's language. A separate file, so that pages do not contain
 * the list of what it loads.
 */
export async function loadSuggestions() {
  const locale = localeOf(location.pathname)
  const [{ Suggestions }, catalogue] = await Promise.all([
    import('./suggestions.tsx'),
    texts[`/app/i18n/suggest/${locale}.ts`]?.(),
  ])
  if (catalogue) addCatalogue(locale, catalogue)
  return { Suggestions, rememberSearch }
}
