import { sql } from 'kysely'
import { db } from '#db/client.ts'
import { PAGE_SIZE } from './page-size.ts'

/**
 * Active schools whose name, town, postal code or official number contains every word, or all when there is none.
 *
 * @returns total number, and the ids of one page
 */
export async function searchSchools(query: {
  text: string
  country?: string
  page: number
}): Promise<{ total: number; ids: string[] }> {
  const words = query.text.split(/\s+/).filter(Boolean).slice(0, 10)
  let found = db()
    .selectFrom('school_directory as d')
    .where('d.status', '=', 'active')
    .where('d.show_in_search', '=', true)
  if (query.country) found = found.where('d.country', '=', query.country)
  for (const word of words) {
    const pattern = `%${word.replace(/[%_\\]/g, '\\$&')}%`
    found = found.where(
      sql<boolean>`unaccent(d.name || ' ' || d.local_type || ' ' || d.city || ' ' || d.postal_code || ' ' || d.source_id) ilike unaccent(${pattern})`,
    )
  }
  const { total } = await found.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .select('d.id')
    .orderBy('d.rating_count', 'desc')
    .orderBy('d.id')
    .limit(PAGE_SIZE)
    .offset((query.page - 1) * PAGE_SIZE)
    .execute()
  return { total, ids: rows.map((row) => row.id) }
}
