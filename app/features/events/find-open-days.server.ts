import { type SqlBool, sql } from 'kysely'
import { db } from '#db/client.ts'
import type { EventKind } from './event-rules.ts'

/** Finds by id when the next open day of some schools begins; only premium ones show them on their profiles. */
export async function findOpenDays(schoolIds: readonly string[]): Promise<Map<string, Date>> {
  if (schoolIds.length === 0) return new Map()
  const rows = await db()
    .selectFrom('school_events as e')
    .innerJoin('school_directory as d', 'd.id', 'e.school_id')
    .select(['e.school_id as id', sql<Date>`min(e.starts_at)`.as('startsAt')])
    .where(sql<SqlBool>`e.school_id = any(${schoolIds}::text[])`)
    .where('e.kind', '=', 'open_day' satisfies EventKind)
    .where('e.ends_at', '>', sql<Date>`now()`)
    .where('d.premium', '=', true)
    .groupBy('e.school_id')
    .execute()
  return new Map(rows.map(({ id, startsAt }) => [id, startsAt]))
}
