import { areaOf } from '#app/features/schools/area-of.ts'
import { currentIds } from '#app/features/schools/current-ids.server.ts'
import type { LastDistances } from '#app/features/schools/own-point/last-distances.ts'
import { BASIC_COLUMNS, presentBasics } from '#app/features/schools/present-basics.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import { type ComparedDay, findComparedDays } from './find-compared-days.server.ts'

/** A school as a column of the comparison. */
export type ComparedSchool = ReturnType<typeof presentCompared> & {
  /** With which a visitor's own point is compared. */
  lastDistances?: LastDistances | null
}

/**
 * Returns the schools named by a comparison, in its order. Closed schools are included and marked; a merged school is
 * replaced by its successor.
 *
 * @returns the schools, and the ids for which there is none or only one that the team hid
 */
export async function compareSchools(
  ids: string[],
  locale: Locale,
): Promise<{ schools: ComparedSchool[]; missing: string[] }> {
  const current = await currentIds(ids)
  if (current.size === 0) return { schools: [], missing: ids }
  const rows = await directoryRows([...current.values()])
  const byId = new Map(rows.map((row) => [row.id, row]))
  const days = await findComparedDays(rows.map(dayOf), locale)
  const found = new Set(ids.flatMap((id) => byId.get(current.get(id) ?? '') ?? []))
  return {
    schools: [...found].map((row) => presentCompared(row, days.get(row.id) ?? [], locale)),
    missing: ids.filter((id) => !current.has(id)),
  }
}

function directoryRows(ids: string[]) {
  return db()
    .selectFrom('school_directory')
    .select(BASIC_COLUMNS)
    .select(['ownership', 'pupils', 'languages', 'status', 'source', 'lat', 'lng', 'position_precision'])
    .select(({ selectFrom }) =>
      selectFrom('schools').select('pupils').whereRef('schools.id', '=', 'school_directory.id').as('register_pupils'),
    )
    .where('id', 'in', ids)
    .where('status', '<>', 'hidden')
    .execute()
}

type Row = Awaited<ReturnType<typeof directoryRows>>[number]

const dayOf = ({ id, country, ownership }: Row) => ({ id, country: country as CountryCode, ownership })

function presentCompared(row: Row, day: ComparedDay[], locale: Locale) {
  const basics = presentBasics(row, locale)
  return {
    ...basics,
    ownership: row.ownership as 'public' | 'private' | null,
    pupils: row.pupils,
    /** Neither the school nor a correction gives a number other than the register's. */
    isPupilsOfRegister: row.pupils === row.register_pupils,
    languages: row.languages,
    day,
    closed: row.status === 'closed',
    region: row.region,
    lat: row.lat,
    lng: row.lng,
    /** Whether the position is only the centre of a town or postal code. */
    approximate: row.position_precision !== 'exact',
    /** That town or postal code. */
    area: areaOf(row, basics.city),
    /** Id of its register. */
    source: row.source,
  }
}
