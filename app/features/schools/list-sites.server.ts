import '#app/i18n/all.server.ts'
import { sql } from 'kysely'
import { keepRowsIn } from '#app/core/page-cache/kept-rows.server.ts'
import { formatList } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { preparedDb } from '#db/prepared-db.ts'
import { stagedOf } from './present-basics.ts'
import { typeText } from './stages/type-parts.server.ts'

/** A school in a list of the sites of its institution. */
type SchoolSite = { id: string; name: string; address: string }
/** Further sites and their heading; the text is sent with the page, because few pages need it. */
export type SchoolSites = { label: string; sites: SchoolSite[] }

/** Lists the schools with these ids, by id; those that may not be listed are left out. */
export const listSites = keepRowsIn(async (ids, locale: Locale): Promise<Map<string, SchoolSite>> => {
  if (ids.length === 0) return new Map()
  const rows = await shownSites().where('id', '=', sql<string>`any(${ids}::text[])`).execute()
  return new Map(rows.map((row) => [row.id, presentSite(row, locale)]))
})

/** Returns the other sites that share a row of a list; null if there are none besides the one that it shows. */
export function sitesOfRow(sites: SchoolSite[], locale: Locale): SchoolSites | null {
  return sites.length > 0 ? { label: translator(locale)('sites.count', { count: sites.length + 1 }), sites } : null
}

/**
 * Lists the other schools of a school's institution, of all levels and in all towns; returns null if there are none.
 */
export async function listInstitute(
  { id, institute, source }: { id: string; institute: string | null; source: string },
  locale: Locale,
): Promise<SchoolSites | null> {
  if (institute === null) return null
  const rows = await shownSites()
    .where('institute', '=', institute)
    .where('source', '=', source)
    .where('id', '<>', id)
    .orderBy('name')
    .orderBy('id')
    .execute()
  if (rows.length === 0) return null
  const label = translator(locale)('sites.institute', { schools: countsByType(rows, locale) })
  return { label, sites: rows.map((row) => presentSite(row, locale)) }
}

/** Returns how many schools there are of each type, most numerous first: `3 × Scuola primaria and 1 × …`. */
function countsByType(rows: Row[], locale: Locale): string {
  const byType = [...Map.groupBy(rows, (row) => typeText(stagedOf(row), locale))].toSorted(
    (one, other) => other[1].length - one[1].length,
  )
  return formatList(
    locale,
    byType.map(([type, { length }]) => `${length}\u00a0×\u00a0${type}`),
  )
}

function shownSites() {
  return preparedDb()
    .selectFrom('school_directory')
    .select(['id', 'name', 'local_type', 'street', 'postal_code', 'city'])
    .select(['category', 'country', 'region', 'age_from', 'age_to'])
    .where('status', '=', sql.lit('active'))
    .where('show_in_search', '=', sql.lit(true))
}

type Row = Awaited<ReturnType<ReturnType<typeof shownSites>['execute']>>[number]

function presentSite({ id, name, street, postal_code, city, ...row }: Row, locale: Locale): SchoolSite {
  const town = [postal_code, city].filter(Boolean).join(' ')
  return { id, name, address: [typeText(stagedOf(row), locale), street, town].filter(Boolean).join(', ') }
}
