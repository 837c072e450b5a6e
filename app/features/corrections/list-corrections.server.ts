import { sql } from 'kysely'
import { db } from '#db/client.ts'
import type { Reportable } from './correction-fields.ts'

/** Maximum number of a school's other corrections shown beside one. */
const MAX_SHOWN = 100

const corrections = () =>
  db()
    .selectFrom('school_corrections as c')
    .innerJoin('school_directory as d', 'd.id', 'c.school_id')
    .select(['c.id', 'c.school_id as schoolId', 'd.name as school', 'd.city', 'c.value', 'c.shown'])
    .select(['c.by_school as bySchool', 'c.created_at as createdAt', sql<Reportable>`c.field`.as('field')])

/**
 * Loads everything that a moderator needs to decide a correction; returns undefined when there is none with this id.
 */
export async function viewCorrection(id: string) {
  const row = await corrections()
    .innerJoin('schools as s', 's.id', 'c.school_id')
    .leftJoin('school_profiles as p', 'p.school_id', 'c.school_id')
    .select(['c.reason', 'c.state', 'c.facts', 'c.decided_at as decidedAt'])
    .select(sql<string>`coalesce(register_fact(s, c.field), '')`.as('register'))
    .select(
      sql<string>`coalesce(case c.field when 'position' then p.lat || ', ' || p.lng else to_jsonb(p) ->> c.field end, '')`.as(
        'own',
      ),
    )
    .select(
      sql<string>`coalesce(case c.field when 'position' then d.lat || ', ' || d.lng else to_jsonb(d) ->> c.field end, '')`.as(
        'now',
      ),
    )
    .where('c.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const others = await corrections()
    .where('c.school_id', '=', row.schoolId)
    .where('c.state', '=', 'open')
    .where('c.id', '<>', id)
    .orderBy('c.created_at')
    .limit(MAX_SHOWN)
    .execute()
  return { ...row, others }
}
export type ViewedCorrection = NonNullable<Awaited<ReturnType<typeof viewCorrection>>>
