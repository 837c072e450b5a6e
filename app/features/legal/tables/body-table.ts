import { countryName } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import type { Table } from '../legal-text.ts'
import type { Body } from './bodies.ts'
import { tableOf } from './texts.ts'

/** Returns public bodies by country, each with its address. */
export const bodyTable = (
  locale: Locale,
  insert: 'authorities' | 'coordinators' | 'enforcement',
  bodies: Record<CountryCode, Body>,
): Table =>
  tableOf(
    locale,
    insert,
    COUNTRIES.map((country) => [countryName(locale, country), `[${bodies[country].name}](${bodies[country].url})`]),
  )
