import { type Kysely, type SqlBool, sql } from 'kysely'
import { isEmptyRow } from '#app/features/admission-dates/admission-row.ts'
import { rowFrom } from '#app/features/admission-dates/list-admission-rows.server.ts'
import { resolveDates } from '#app/features/admission-dates/resolve-dates.ts'
import { formatPeriod } from '#app/features/admission-dates/shown/present-dates.ts'
import { areasOfSchool, type DatedSchool, rowsOfSchool } from '#app/features/admission-dates/shown/school-rows.ts'
import { dayIn } from '#app/features/admission-dates/shown/today.ts'
import { timeZoneOf } from '#app/features/events/time-zone.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import type { Database } from '#db/schema.ts'
import type { Category, CountryCode } from '#db/vocabulary.ts'
import type { Change, Wish } from './change.ts'

type Db = Kysely<Database>

/** Finds dates of admission to schools that are new or have changed and are still to come, by id of the school. */
export async function findDateChanges(
  database: Db,
  wishes: readonly Wish[],
  locale: Locale,
): Promise<Map<string, Change[]>> {
  if (wishes.length === 0) return new Map()
  const since = new Date(Math.min(...wishes.map((wish) => wish.since.getTime())))
  const changed = await database.selectFrom('admission_dates').selectAll().where('updated_at', '>', since).execute()
  const rows = changed.map((row) => ({ at: row.updated_at, row: rowFrom(row) })).filter(({ row }) => !isEmptyRow(row))
  if (rows.length === 0) return new Map()
  const schools = await readSchools(database, wishes)
  const t = translator(locale)
  return new Map(
    wishes.flatMap((wish) => {
      const school = schools.get(wish.schoolId)
      if (!school) return []
      const areas = areasOfSchool(school)
      const inSpan = rows.filter(
        ({ at, row }) =>
          at > wish.since &&
          at <= wish.until &&
          row.country === school.country &&
          (row.area === '' || areas.includes(row.area)),
      )
      const of = rowsOfSchool(
        inSpan.map(({ row }) => row),
        school,
      )
      const { today } = dayIn(timeZoneOf(school.country, school.postalCode))
      const dates = resolveDates(of, today).map(({ event, name, from, to }): Change => {
        const what = [t(`admissionDates.event.${event}`), name].filter(Boolean).join(' · ')
        return { kind: 'dates', text: t('changes.date', { what, day: formatPeriod(locale, from, to) }) }
      })
      return dates.length > 0 ? [[wish.schoolId, dates] as const] : []
    }),
  )
}

async function readSchools(database: Db, wishes: readonly Wish[]) {
  const rows = await database
    .selectFrom('school_directory')
    .select(['id', 'region', 'local_type as localType', 'postal_code as postalCode'])
    .select([sql<CountryCode>`country`.as('country'), sql<Category>`category`.as('category')])
    .select(sql<'public' | 'private' | null>`ownership`.as('ownership'))
    .where(sql<SqlBool>`id = any(${wishes.map(({ schoolId }) => schoolId)}::text[])`)
    .where('status', '=', 'active')
    .where('sample', '=', false)
    .execute()
  return new Map(rows.map((row): [string, DatedSchool & { postalCode: string }] => [row.id, row]))
}
