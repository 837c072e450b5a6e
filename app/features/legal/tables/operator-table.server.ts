import { countryName } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Table } from '../legal-text.ts'
import { operator } from '../operator.server.ts'
import { TABLE_TEXTS, tableOf } from './texts.ts'

/** Returns the operator of the site (DDG § 5); what does not apply is left out. */
export function operatorTable(locale: Locale): Table {
  const texts = TABLE_TEXTS[locale].operator
  const by = operator()
  const rows = [
    [texts.name, by.name],
    [texts.address, [...by.address, countryName(locale, by.country)].join('\n')],
    [texts.representative, by.representative],
    [texts.email, `[${by.email}](mailto:${by.email})`],
    [texts.phone, by.phone],
    [texts.register, by.register],
    [texts.vatId, by.vatId],
    [texts.gbRepresentative, by.britishRepresentative],
  ]
  return tableOf(
    locale,
    'operator',
    rows.filter(([, value]) => value !== ''),
  )
}
