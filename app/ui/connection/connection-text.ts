import { LOCALES, localeOf } from '#app/i18n/locales.ts'
import { addCatalogue, type Catalogue, type Translate, translator } from '#app/i18n/translate.ts'

const texts = import.meta.glob<Partial<Catalogue>>('/app/i18n/connection/*.ts', { import: 'connection', eager: true })
for (const locale of LOCALES) addCatalogue(locale, texts[`/app/i18n/connection/${locale}.ts`] ?? {})

/** The messages that there is no network, in the language of the page. All are here: none could be fetched later. */
export const connectionText = (): Translate => translator(localeOf(location.pathname))
