import '#app/i18n/all.server.ts'
import { findSources } from '#app/features/schools/sources/find-sources.server.ts'
import type { RegisterSource } from '#app/features/schools/sources/register-source.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { db } from '#db/client.ts'
import type { Category, CountryCode } from '#db/vocabulary.ts'
import { csvLine } from '#lib/text/csv.ts'
import type { FactValue } from './find-fact-values.server.ts'
import { findFacts } from './find-facts.server.ts'
import { formatFactValue, formatPeriod } from './format-fact.ts'
import { FACTS, type FactId } from './vocabulary/facts.ts'

const COLUMNS = [
  ...(['fact', 'section', 'label', 'value', 'number', 'unit', 'missing', 'period', 'first_day', 'dated_by'] as const),
  ...(['dataset', 'publisher', 'url', 'licence', 'licence_url', 'attribution'] as const),
] as const

/**
 * A fact in one period. `value` and `label` are in the reader's language; `number` is null for texts; `missing` says
 * why there is no value; `first_day` is the first day of the period (YYYY-MM-DD), or the day of the import if
 * `dated_by` says so.
 */
type Row = { [Column in (typeof COLUMNS)[number]]: string | number | null }

/** The official facts of a school for a file. */
type FactDownload = { school: { id: string; name: string }; facts: Row[] }

/** Returns all official facts about a school in all periods; null when there is no such school or the team hid it. */
export async function downloadFacts(id: string, locale: Locale): Promise<FactDownload | null> {
  const school = await db()
    .selectFrom('school_directory')
    .select(['id', 'name', 'country', 'region', 'category', 'local_type as localType', 'ownership'])
    .where('id', '=', id)
    .where('status', '<>', 'hidden')
    .executeTakeFirst()
  if (!school) return null
  const country = school.country as CountryCode
  const known = await findFacts({ ...school, country, category: school.category as Category })
  const sources = await findSources(known.flatMap(({ history }) => history.map(({ source }) => source)))
  return {
    school: { id: school.id, name: school.name },
    facts: known.flatMap((fact) =>
      fact.history.map((value) => rowOf(fact.id, value, sources.get(value.source), locale)),
    ),
  }
}

/** Returns the facts as CSV. */
export const factsCsv = ({ facts }: FactDownload): string =>
  [COLUMNS, ...facts.map((row) => COLUMNS.map((column) => row[column]))].map(csvLine).join('')

function rowOf(id: FactId, value: FactValue, source: RegisterSource | undefined, locale: Locale): Row {
  const definition = FACTS[id]
  return {
    fact: id,
    section: definition.section,
    label: translator(locale)(`fact.${id}`),
    value: formatFactValue(locale, id, value),
    number: value.number,
    unit: definition.kind === 'number' ? definition.unit : null,
    missing: value.missing,
    period: formatPeriod(locale, value),
    first_day: value.start,
    dated_by: value.isImportDay ? 'import' : 'publisher',
    dataset: source?.dataset ?? value.source,
    publisher: source?.publisher ?? null,
    url: source?.url ?? null,
    licence: source?.licence ?? null,
    licence_url: source?.licenceUrl ?? null,
    attribution: source?.attribution ?? null,
  }
}
