import { COUNTRIES, type CountryCode } from '#app/features/schools/vocabulary.ts'
import { countryName } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Table } from '../law-text.ts'
import type { Body } from './bodies.ts'
import { tableOf } from './texts.ts'

/** Public bodies by country, each with its address. */
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
