import { type SqlBool, sql } from 'kysely'
import { db } from '#db/client.ts'

/** Condition on `v`, a visit, and `u`, its person: an admin works in the dashboard of the school now. */
export const isVisiting = sql<SqlBool>`v.until > now() and u.role = 'admin'`

/** A visit of the team as members of the school see it: without the person. */
export type Visit = { startedAt: Date; until: Date; reason: string }

/** Lists the latest visits of the team in the dashboard of a school. */
export const listVisits = (schoolId: string, limit: number): Promise<Visit[]> =>
  db()
    .selectFrom('admin_visits')
    .select(['started_at as startedAt', 'until', 'reason'])
    .where('school_id', '=', schoolId)
    .orderBy('started_at', 'desc')
    .limit(limit)
    .execute()
