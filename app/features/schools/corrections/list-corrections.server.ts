import { sql } from 'kysely'
import { db } from '#db/client.ts'
import type { CorrectionField } from './correction-fields.ts'

/** As many as the desk shows at once; deciding them brings up the next ones. */
const SHOWN = 100

const corrections = () =>
  db()
    .selectFrom('school_corrections as c')
    .innerJoin('school_directory as d', 'd.id', 'c.school_id')
    .select(['c.id', 'c.school_id as schoolId', 'd.name as school', 'd.city', 'c.value', 'c.shown'])
    .select(['c.by_school as bySchool', 'c.created_at as createdAt', sql<CorrectionField>`c.field`.as('field')])

/** Corrections that wait for a moderator, those of schools first, then the oldest. */
export async function listOpenCorrections() {
  const rows = await corrections()
    .where('c.state', '=', 'open')
    .orderBy('c.by_school', 'desc')
    .orderBy('c.created_at')
    .orderBy('c.id')
    .limit(SHOWN)
    .execute()
  return rows
}
export type OpenCorrection = Awaited<ReturnType<typeof listOpenCorrections>>[number]

/** All that a moderator needs to decide about a correction, or undefined when there is none with this id. */
export async function viewCorrection(id: string) {
  const row = await corrections()
    .innerJoin('schools as s', 's.id', 'c.school_id')
    .leftJoin('school_profiles as p', 'p.school_id', 'c.school_id')
    .select(['c.reason', 'c.state', 'c.facts', 'c.decided_at as decidedAt'])
    .select(sql<string>`coalesce(to_jsonb(s) ->> c.field, '')`.as('register'))
    .select(sql<string>`coalesce(to_jsonb(p) ->> c.field, '')`.as('own'))
    .select(sql<string>`coalesce(to_jsonb(d) ->> c.field, '')`.as('now'))
    .where('c.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const others = await corrections()
    .where('c.school_id', '=', row.schoolId)
    .where('c.state', '=', 'open')
    .where('c.id', '<>', id)
    .orderBy('c.created_at')
    .limit(SHOWN)
    .execute()
  return { ...row, others }
}
export type ViewedCorrection = NonNullable<Awaited<ReturnType<typeof viewCorrection>>>
