import { sql } from 'kysely'
import { findSources } from '#app/features/schools/sources/find-sources.server.ts'
import { preparedDb } from '#db/prepared-db.ts'
import type { ApiSource } from '../schemas/envelope.ts'
import type { ListedSchool } from '../schemas/school.schema.ts'
import { LISTED_COLUMNS, presentListed, type Shown, sourcesOf } from './present-school.ts'

/** Lists the schools with these ids that lists may show, in this order, and the sources of their data. */
export async function listSchools(
  ids: readonly string[],
  shown: Shown,
): Promise<{ schools: ListedSchool[]; sources: ApiSource[] }> {
  if (ids.length === 0) return { schools: [], sources: [] }
  const rows = await listedRows().where('id', '=', sql<string>`any(${ids}::text[])`).execute()
  const registers = await findSources(rows.map(({ source }) => source))
  const byId = new Map(rows.map((row) => [row.id, presentListed(row, registers.get(row.source), shown)]))
  return { schools: ids.flatMap((id) => byId.get(id) ?? []), sources: sourcesOf(rows, registers) }
}

const listedRows = () =>
  preparedDb()
    .selectFrom('school_directory')
    .select(LISTED_COLUMNS)
    .where('status', '=', sql.lit('active'))
    .where('show_in_search', '=', sql.lit(true))
