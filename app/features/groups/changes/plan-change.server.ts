import type { Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import type { GroupMember } from '#app/features/schools/membership/require-group.server.ts'
import type { Database } from '#db/schema.ts'
import { recordGroupAction } from '../group.server.ts'
import { MAX_SCHOOLS_AT_ONCE } from '../group.ts'
import { withLockedGroup } from '../people/change-group-people.server.ts'
import { GROUPS_POLICY } from '../policy.ts'
import { type Asked, type PlannedRow, planRows } from './plan-rows.ts'
import { readValues } from './read-values.server.ts'

/** Number of problem rows that a trial shows; a file with more of them is corrected step by step. */
const MAX_PROBLEMS = 1000

/**
 * Plans a change to several schools of a group: nothing is written, but a preview shows what would be.
 *
 * @param fileName of an uploaded file; null for a form
 * @returns id of the change
 * @throws Failure group_unknown; change_empty when nothing would change; change_many beyond 500 schools
 */
export const planChange = (member: GroupMember, asked: readonly Asked[], fileName: string | null): Promise<string> =>
  withLockedGroup(member, GROUPS_POLICY.planChange, async (trx) => {
    const schools = await readValues(
      trx,
      member,
      asked.map(({ school }) => school),
    )
    const rows = planRows(asked, schools)
    const changed = rows.filter(({ wanted }) => Object.keys(wanted).length > 0)
    if (rows.length === 0) throw new Failure('invalid', 'change_empty')
    if (changed.length > MAX_SCHOOLS_AT_ONCE) throw new Failure('invalid', 'change_many')
    const { id } = await trx
      .insertInto('group_changes')
      .values({ group_id: member.groupId, made_by: member.userId, file_name: fileName?.slice(0, 150) ?? null })
      .returning('id')
      .executeTakeFirstOrThrow()
    const faulty = rows.filter(({ wanted }) => Object.keys(wanted).length === 0).slice(0, MAX_PROBLEMS)
    await storeRows(trx, id, [...changed, ...faulty])
    await recordGroupAction(trx, member, 'change_planned', { change: id, schools: changed.length })
    return id
  })

async function storeRows(trx: Transaction<Database>, id: string, rows: readonly PlannedRow[]): Promise<void> {
  await trx
    .insertInto('group_change_rows')
    .values(
      rows.map(({ line, schoolId, named, wanted, before, problems }) => ({
        change_id: id,
        line,
        school_id: schoolId,
        named,
        wanted: JSON.stringify(wanted),
        before: JSON.stringify(before),
        problems: JSON.stringify(problems),
      })),
    )
    .execute()
}
