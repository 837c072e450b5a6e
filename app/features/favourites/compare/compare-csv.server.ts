import '#app/i18n/all.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { csvLine } from '#lib/text/csv.ts'
import type { Arranged } from './arrange.ts'
import { type CompareRow, compareRows } from './compare-rows.ts'

/**
 * Returns the comparison as CSV: a column for each school, each official value with its year or day, and the
 * attributions of the registers at the end.
 */
export function compareCsv(
  { schools, from, facts }: Pick<Arranged, 'schools' | 'from' | 'facts'>,
  locale: Locale,
): string {
  const t = translator(locale)
  const names = schools.map(({ name, closed }) => (closed ? `${name} (${t('compare.closed')})` : name))
  const all = [
    ...compareRows(schools, locale, { from, pupils: facts.pupils }),
    ...facts.groups.flatMap(({ rows }) => rows),
  ]
  const rows = all.map((row) => [row.label, ...row.values.map((_, at) => cellOf(row, at) ?? t('compare.unknown'))])
  const licences = facts.sources.map(({ attribution }) => [attribution])
  return [[t('compare.criterion'), ...names], ...rows, ...licences].map(csvLine).join('')
}

function cellOf({ values, periods }: CompareRow, at: number) {
  const [value, period] = [values[at] ?? null, periods?.[at]]
  return value !== null && period ? `${value} (${period})` : value
}
