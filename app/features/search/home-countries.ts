import type { Locale } from '#app/i18n/locales.ts'
import type { CountryCode } from '#db/vocabulary.ts'

/** Where most readers of a language live. */
export const HOME_COUNTRIES: Record<Locale, CountryCode> = { de: 'DE', en: 'GB', fr: 'FR', es: 'ES', it: 'IT' }
