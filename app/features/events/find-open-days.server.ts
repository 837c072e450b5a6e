import { type SqlBool, sql } from 'kysely'
import { db } from '#db/client.ts'
import { FREE_KIND } from './event-rules.ts'

/** Finds by id when the next open day of some schools begins. */
export async function findOpenDays(schoolIds: readonly string[]): Promise<Map<string, Date>> {
  if (schoolIds.length === 0) return new Map()
  const rows = await db()
    .selectFrom('school_events as e')
    .select(['e.school_id as id', sql<Date>`min(e.starts_at)`.as('startsAt')])
    .where(sql<SqlBool>`e.school_id = any(${schoolIds}::text[])`)
    .where('e.kind', '=', FREE_KIND)
    .where('e.ends_at', '>', sql<Date>`now()`)
    .groupBy('e.school_id')
    .execute()
  return new Map(rows.map(({ id, startsAt }) => [id, startsAt]))
}
