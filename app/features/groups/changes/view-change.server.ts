import { sql } from 'kysely'
import { type GroupMember, isGroupId } from '#app/features/schools/membership/require-group.server.ts'
import { db } from '#db/client.ts'
import { mayChange } from './apply-change.server.ts'
import type { Values } from './change-fields.ts'
import type { Problem } from './plan-rows.ts'

/** Schools of a change on one page. */
const ROWS_PER_PAGE = 25
const MAX_LISTED_SCHOOLS = 20

const changes = (member: GroupMember) =>
  db()
    .selectFrom('group_changes as c')
    .leftJoin('users as u', 'u.id', 'c.made_by')
    .select(['c.id', 'c.file_name as fileName', 'c.created_at as createdAt', 'c.applied_at as appliedAt'])
    .select(['c.undone_at as undoneAt', 'u.email as by'])
    .select(sql<'trial' | 'applied' | 'undone'>`c.state`.as('state'))
    .select(
      sql<number>`(select count(*)::int from group_change_rows r where r.change_id = c.id and r.wanted <> '{}')`.as(
        'schools',
      ),
    )
    .select(
      sql<number>`(select count(*)::int from group_change_rows r where r.change_id = c.id and r.problems <> '[]')`.as(
        'faulty',
      ),
    )
    .where('c.group_id', '=', member.groupId)
    .where(mayChange(member))

/** Lists the newest changes of a group; for editors, only their own. The caller has checked that they belong to it. */
export const listChanges = (member: GroupMember) =>
  changes(member).orderBy('c.id', 'desc').limit(MAX_LISTED_SCHOOLS).execute()
export type GroupChange = Awaited<ReturnType<typeof listChanges>>[number]

/**
 * Loads a change with a page of its schools, those with problems first.
 *
 * @param page from 1
 * @returns undefined when the person may not see it, or there is none
 */
export async function viewChange(member: GroupMember, changeId: string, page: number) {
  if (!isGroupId(changeId)) return undefined
  const change = await changes(member).where('c.id', '=', changeId).executeTakeFirst()
  if (!change) return undefined
  const rows = await db()
    .selectFrom('group_change_rows as r')
    .leftJoin('school_directory as d', 'd.id', 'r.school_id')
    .select(['r.line', 'r.named', 'r.kept', 'd.id as schoolId', 'd.name', 'd.city'])
    .select([sql<Values>`r.wanted`.as('wanted'), sql<Values>`r.before`.as('before')])
    .select([sql<Problem[]>`r.problems`.as('problems'), sql<string>`count(*) over ()`.as('total')])
    .where('r.change_id', '=', changeId)
    .orderBy(sql`r.problems = '[]'`)
    .orderBy('r.line')
    .limit(ROWS_PER_PAGE)
    .offset((page - 1) * ROWS_PER_PAGE)
    .execute()
  return { ...change, rows, pages: Math.max(1, Math.ceil(Number(rows[0]?.total ?? 0) / ROWS_PER_PAGE)) }
}
export type ViewedChange = NonNullable<Awaited<ReturnType<typeof viewChange>>>
