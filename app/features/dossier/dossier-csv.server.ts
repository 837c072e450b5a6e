import '#app/i18n/all.server.ts'
import { formatList } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { csvLine } from '#lib/text/csv.ts'
import type { Dossier, DossierSchool } from './dossier.ts'

/**
 * Returns a dossier as CSV: a column for each school, below each other what it is, ways, facts with year and number of
 * the source, notes, questions; then the dates and the sources.
 */
export function dossierCsv({ schools, groups, dates, sources, common }: Dossier, locale: Locale): string {
  const t = translator(locale)
  const row = (label: string, value: (school: DossierSchool) => string | null) => {
    const values = schools.map(value)
    return values.some(Boolean) ? [[label, ...values]] : []
  }
  const unknown = t('dossier.unknown')
  const numbered = (numbers: readonly number[]) => formatList(locale, numbers.map(String))
  return [
    [t('dossier.criterion'), ...schools.map(({ name }, at) => `${at + 1} ${name}`)],
    ...row(t('facts.type'), ({ kind, closed }) => (closed ? `${t('compare.closed')} · ${kind}` : kind)),
    ...row(t('contact.address'), ({ address }) => address),
    ...row(t('dossier.date.source'), ({ source }) => (source === null ? null : `[${source}]`)),
    ...row(t('ownPoint.row'), ({ distance }) => distance),
    ...row(t('ways.rowHere'), ({ way }) => way),
    ...groups.flatMap(({ rows }) =>
      rows.map(({ label, values }) => [label, ...values.map((value) => value ?? unknown)]),
    ),
    ...row(t('dossier.notes'), ({ note }) => note),
    ...row(t('favourites.visitOn'), ({ visitOn }) => visitOn),
    ...row(t('dossier.questions'), ({ questions }) =>
      questions.map((question) => t(`dossier.question.${question}`)).join('\n'),
    ),
    [],
    [t('dossier.date'), t('dossier.date.what'), t('dossier.date.schools'), t('dossier.date.source')],
    ...(dates.length > 0 ? [] : [[t('dossier.noDates')]]),
    ...dates.map(({ day, what, schools: numbers, source }) => [day, what, numbered(numbers), source]),
    [],
    ...(common ? [[common]] : []),
    ...sources.map(({ text, url }, at) => [`[${at + 1}]`, text, url]),
  ]
    .map(csvLine)
    .join('')
}
