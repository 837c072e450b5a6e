import { type Kysely, type Selectable, type SqlBool, sql } from 'kysely'
import type { AdmissionDatesTable, Database } from '#db/schema.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import type { AdmissionRow } from './admission-row.ts'

/**
 * Lists the rows of a country, of files and of the team; `resolveDates` and `datesForChild` say which count today.
 *
 * @param areas names of areas, whose rows and those of the whole country are wanted; those of all areas if undefined
 */
export async function listAdmissionRows(
  db: Kysely<Database>,
  { country, areas }: { country: CountryCode; areas?: readonly string[] | undefined },
): Promise<AdmissionRow[]> {
  const rows = await db
    .selectFrom('admission_dates')
    .selectAll()
    .where('country', '=', country)
    .$if(areas !== undefined, (query) => query.where(sql<SqlBool>`(area = '' or area = any(${areas}::text[]))`))
    .orderBy('area')
    .orderBy('id')
    .execute()
  return rows.map(rowFrom)
}

/** Turns a row of the table into one of the calendar. */
export function rowFrom(row: Selectable<AdmissionDatesTable>): AdmissionRow {
  return {
    ...{ id: row.id, origin: row.origin, country: row.country, area: row.area, stages: row.stages },
    ...{ schoolForm: row.school_form, sector: row.sector, event: row.event, name: row.name, rule: row.rule },
    ...{ from: row.starts_on ?? '', to: row.ends_on ?? '', schoolYear: row.school_year, turns: row.turns },
    ...{ bring: row.bring, source: row.source_url, publisher: row.publisher, licence: row.licence },
    ...{ readOn: row.read_on ?? '', validUntil: row.valid_until ?? '', cite: row.cite, note: row.note },
  } as AdmissionRow
}
