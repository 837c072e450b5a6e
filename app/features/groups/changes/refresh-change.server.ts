import { sql } from 'kysely'
import type { GroupMember } from '#app/features/schools/membership/require-group.server.ts'
import { db } from '#db/client.ts'
import type { ChangeField, Values } from './change-fields.ts'
import { readValues } from './read-values.server.ts'

/** Updates a planned change that no longer fits to the schools' present data. The caller has checked who asks. */
export async function refreshChange(member: GroupMember, changeId: string): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      const rows = await trx
        .selectFrom('group_change_rows as r')
        .innerJoin('group_changes as c', 'c.id', 'r.change_id')
        .select(['r.line', 'r.school_id as schoolId', sql<Values>`r.wanted`.as('wanted')])
        .where('c.id', '=', changeId)
        .where('c.group_id', '=', member.groupId)
        .where('c.state', '=', 'trial')
        .where('r.school_id', 'is not', null)
        .$narrowType<{ schoolId: string }>()
        .forUpdate('c')
        .execute()
      const now = await readValues(
        trx,
        member,
        rows.map(({ schoolId }) => schoolId),
      )
      for (const { line, schoolId, wanted } of rows) {
        const fields = Object.keys(wanted) as ChangeField[]
        const before = Object.fromEntries(fields.map((field) => [field, now.get(schoolId)?.values[field] ?? '']))
        await trx
          .updateTable('group_change_rows')
          .set({ before: JSON.stringify(before) })
          .where('change_id', '=', changeId)
          .where('line', '=', line)
          .execute()
      }
    })
}
