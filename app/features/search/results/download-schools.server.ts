import { findSources } from '#app/features/schools/sources/find-sources.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { csvLine } from '#lib/text/csv.ts'
import { directory } from '../live/directory.server.ts'
import { findNearPlace } from '../places/near-place.server.ts'
import type { SearchAddress } from '../search-address.ts'
import { chosenWays, limitToWays } from '../ways/limit-to-ways.server.ts'
import { queryOf } from './search-schools.server.ts'

/** Maximum size of a download. */
const MAX_ROWS = 1000

const COLUMNS = [
  'id',
  'name',
  'local_type',
  'category',
  'ownership',
  'street',
  'postal_code',
  'city',
  'region',
  'country',
  'institute',
  'rating_count',
  'source',
] as const

/**
 * A school in a download: what lists show, and the register it comes from. `result` is the number of its row in the
 * list, which the sites of one institution share.
 */
type DownloadRow = { result: number } & { [Column in (typeof COLUMNS)[number]]: string | number | null }

/** Returns the schools of a search in order, at most a thousand, with the attributions of their registers. */
export async function downloadSchools(
  address: SearchAddress,
  language?: Locale,
): Promise<{ rows: DownloadRow[]; licences: string[] }> {
  const engine = await directory()
  const near = address.near === undefined ? undefined : findNearPlace(engine, address.near)
  const unlimited = queryOf({ ...address, page: 1 }, near, language)
  const { query } = await limitToWays(engine, unlimited, address, chosenWays(address).length > 0 ? near : undefined)
  const { hits } = engine.search({ ...query, withoutSponsored: true, pageSize: MAX_ROWS })
  const places = hits
    .flatMap(({ id, sites }, at) => [id, ...sites].map((one) => ({ id: one, result: at + 1 })))
    .slice(0, MAX_ROWS)
  const ids = places.map(({ id }) => id)
  if (ids.length === 0) return { rows: [], licences: [] }
  const found = await db()
    .selectFrom('school_directory')
    .select(COLUMNS)
    .where('id', 'in', ids)
    .where('status', '=', 'active')
    .where('show_in_search', '=', true)
    .execute()
  const byId = new Map(found.map((row) => [row.id, row]))
  const rows = places.flatMap(({ id, result }) => {
    const row = byId.get(id)
    return row ? [{ result, ...row }] : []
  })
  const sources = await findSources(rows.map((row) => row.source))
  return { rows, licences: [...new Set([...sources.values()].map(({ attribution }) => attribution))] }
}

/** Returns the table as CSV, with the attributions at its end. */
export function toCsv({ rows, licences }: Awaited<ReturnType<typeof downloadSchools>>): string {
  const columns = ['result', ...COLUMNS] as const
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column])), ...licences.map((line) => [line])]
  return lines.map(csvLine).join('')
}
