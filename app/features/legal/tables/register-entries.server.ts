import type { Selectable } from 'kysely'
import { listSources } from '#app/features/schools/sources/find-sources.server.ts'
import { isOlderThanUsual } from '#app/features/schools/sources/register-rhythms.ts'
import { rhythmOf } from '#app/features/schools/sources/register-sources.ts'
import { countryName, formatAge, formatDay, formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { STARTER_SETTING } from '#db/samples/starter-schools.ts'
import type { SourceStatisticsTable } from '#db/schema.ts'
import { schoolYear } from '#lib/text/school-year.ts'
import { type Entry, fill } from '../pages/legal-text.ts'
import { TABLE_TEXTS } from './texts.ts'

type Statistics = Selectable<SourceStatisticsTable>
type LastImport = { source: string; ended_at: Date; read_count: number }

/**
 * Returns every register and statistic by country: publisher, licence and attribution, its date (where nobody knows it,
 * when it was last imported) and how much of it is in the directory.
 */
export async function registerEntries(locale: Locale, now = new Date()): Promise<{ entries: Entry[] }> {
  const [sources, imports, statistics, hasStarter] = await Promise.all([
    listSources(),
    lastImports(),
    sourceStatistics(),
    isStarterLoaded(),
  ])
  const texts = TABLE_TEXTS[locale].register
  const entries = sources.map((source) => {
    const last = imports.get(source.id)
    return {
      group: countryName(locale, source.country),
      title: `[${source.dataset}](${source.url})`,
      facts: [
        [texts.publisher, source.publisher],
        [texts.licence, `[${source.licence}](${source.licenceUrl})`],
        [texts.attribution, source.attribution],
        ...(last || !hasStarter
          ? freshness(locale, source.id, last, statistics.get(source.id), now)
          : starterFreshness(locale, statistics.get(source.id))),
      ] as Entry['facts'],
    }
  })
  return { entries }
}

function freshness(
  locale: Locale,
  source: string,
  last: LastImport | undefined,
  statistics: Statistics | undefined,
  now: Date,
): Entry['facts'] {
  const texts = TABLE_TEXTS[locale].register
  if (!last) return [[texts.imported, texts.never]]
  const imported = fill(texts.read, {
    day: formatDay(locale, last.ended_at),
    rows: formatNumber(locale, last.read_count),
  })
  const told = sinceOf(statistics)
  const since = told ?? last.ended_at
  const rhythm = rhythmOf(source)
  const isOld = isOlderThanUsual(rhythm, since, now)
  const age = formatAge(locale, since, now) + (isOld ? ` (${fill(texts.old, { rhythm: texts[rhythm] })})` : '')
  const edition = editionText(locale, statistics)
  const dates: Entry['facts'] = told
    ? [[texts.edition, `${edition}\n${age}`]]
    : [
        [texts.edition, edition],
        [texts.imported, `${imported}\n${age}`],
      ]
  return [...dates, ...(statistics ? ([[texts.scope, scopeText(locale, statistics)]] as const) : [])]
}

/** Returns the edition of a source of which only the starter directory has been loaded. */
function starterFreshness(locale: Locale, statistics: Statistics | undefined): Entry['facts'] {
  const texts = TABLE_TEXTS[locale].register
  const { edition, period_start: start, period } = statistics ?? {}
  const year = Number((edition ?? start)?.slice(0, 4))
  if (!statistics || !year) return [[texts.imported, texts.never]]
  const isSchoolYear = !edition && period === 'school_year'
  return [
    [texts.edition, fill(texts.starter, { year: isSchoolYear ? schoolYear(year) : String(year) })],
    [texts.scope, scopeText(locale, statistics)],
  ]
}

async function isStarterLoaded(): Promise<boolean> {
  const row = await db().selectFrom('settings').select('value').where('key', '=', STARTER_SETTING).executeTakeFirst()
  return row?.value === 'added'
}

/** Returns the publisher's date, or the last day of the newest year, or neither. */
function sinceOf(statistics: Statistics | undefined): string | undefined {
  const { edition, period_start: start } = statistics ?? {}
  if (edition) return edition
  return start ? `${Number(start.slice(0, 4)) + 1}${start.slice(4)}` : undefined
}

function editionText(locale: Locale, statistics: Statistics | undefined): string {
  const texts = TABLE_TEXTS[locale].register
  const { edition, period_start: start, period } = statistics ?? {}
  if (edition) return formatDay(locale, edition)
  if (!start) return texts.undated
  const year = Number(start.slice(0, 4))
  if (period === 'year') return String(year)
  return fill(texts.schoolYear, { year: schoolYear(year) })
}

function scopeText(locale: Locale, { schools, facts }: Statistics): string {
  const texts = TABLE_TEXTS[locale].register
  const numbers = { schools: formatNumber(locale, schools), facts: formatNumber(locale, facts) }
  return fill(schools > 0 ? texts.stock : texts.stockFacts, numbers)
}

async function lastImports(): Promise<Map<string, LastImport>> {
  const rows = await db()
    .selectFrom('import_runs')
    .distinctOn('source')
    .select(['source', 'ended_at', 'read_count'])
    .where('state', '=', 'finished')
    .where('kind', '=', 'import')
    .where('ended_at', 'is not', null)
    .orderBy('source')
    .orderBy('ended_at', 'desc')
    .$narrowType<{ ended_at: Date }>()
    .execute()
  return new Map(rows.map((row) => [row.source, row]))
}

async function sourceStatistics(): Promise<Map<string, Statistics>> {
  const rows = await db().selectFrom('source_statistics').selectAll().execute()
  return new Map(rows.map((row) => [row.source, row]))
}
