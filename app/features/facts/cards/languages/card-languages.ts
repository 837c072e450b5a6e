import type { Locale } from '#app/i18n/locales.ts'
import type { CardLanguage } from './card-language.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'

/** The grammar of the sentences on cards, in each language. Only the server needs it: browsers get whole sentences. */
export const CARD_LANGUAGES: Record<Locale, CardLanguage> = { de, en, es, fr, it }
