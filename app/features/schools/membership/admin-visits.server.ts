import { type SqlBool, sql } from 'kysely'
import { db } from '#db/client.ts'

/** Condition on `v`, a visit, and `u`, its person: an admin is currently working in the dashboard of the school. */
export const isVisiting = sql<SqlBool>`v.until > now() and u.role = 'admin'`

/**
 * The schools whose pages a person may work on, by `school_id`: as a member, or as an admin who visits the dashboard.
 * For reading only; changes begin with `requireMember`.
 */
export const workedOn = (userId: string) =>
  sql<{ school_id: string }>`(select school_id from school_members where user_id = ${userId}
    union select v.school_id from admin_visits v join users u on u.id = v.user_id
    where v.user_id = ${userId} and ${isVisiting})`.as('o')

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
