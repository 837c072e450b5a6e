import '#app/i18n/all.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { csvLine } from '#lib/text/csv.ts'
import { compareRows } from './compare-rows.ts'
import type { ComparedSchool } from './compare-schools.server.ts'

/** Returns the comparison as CSV: a column for each school, with the attributions of the registers at the end. */
export function compareCsv(schools: readonly ComparedSchool[], locale: Locale): string {
  const t = translator(locale)
  const names = schools.map(({ name, closed }) => (closed ? `${name} (${t('compare.closed')})` : name))
  const rows = compareRows(schools, locale).map(({ label, values }) => [
    label,
    ...values.map((value) => value ?? t('compare.unknown')),
  ])
  const licences = new Set(schools.flatMap((school) => school.attribution ?? []))
  return [[t('compare.criterion'), ...names], ...rows, ...[...licences].map((line) => [line])].map(csvLine).join('')
}
