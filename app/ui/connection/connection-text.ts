import { LOCALES, localeOf } from '#app/i18n/locales.ts'
import { addCatalogue, type Catalogue, type Translate, translator } from '#app/i18n/translate.ts'

const texts = import.meta.glob<Partial<Catalogue>>('/app/i18n/connection/*.ts', { import: 'connection', eager: true })
for (const locale of LOCALES) addCatalogue(locale, texts[`/app/i18n/connection/${locale}.ts`] ?? {})

/**
 * The messages about a missing network, in the language of the page. They are all included, because none could be
 * loaded later.
 */
export const connectionText = (): Translate => translator(localeOf(location.pathname))
