import { sql } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'

/** Lists possible duplicates of a school, likeliest first. */
export async function listDuplicates(id: string) {
  return await db()
    .selectFrom('school_duplicates as t')
    .innerJoin('school_directory as d', (join) =>
      join.on(sql<boolean>`d.id = case t.first_id when ${id} then t.second_id else t.first_id end`),
    )
    .select(['d.id', 'd.name', 'd.street', 'd.postal_code as postalCode', 'd.city', 'd.source', 'd.status'])
    .select(['t.likeness', sql<'place' | 'point' | 'phone' | 'website'>`t.reason`.as('reason')])
    .where(({ or, eb }) => or([eb('t.first_id', '=', id), eb('t.second_id', '=', id)]))
    .where('t.dismissed_at', 'is', null)
    .where('d.status', '<>', 'hidden')
    .orderBy('t.likeness', 'desc')
    .orderBy('d.id')
    .execute()
}
export type Duplicate = Awaited<ReturnType<typeof listDuplicates>>[number]

/** Dismisses a pair of possible duplicates. @throws Failure already_decided when they are not a pair, or no longer */
export async function dismissDuplicates(id: string, otherId: string, adminId: string): Promise<void> {
  const [first_id = '', second_id = ''] = [id, otherId].map((one) => one.replaceAll('\0', '')).sort()
  await db()
    .transaction()
    .execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('school_duplicates')
        .set({ dismissed_by: adminId, dismissed_at: sql<Date>`now()` })
        .where('first_id', '=', first_id)
        .where('second_id', '=', second_id)
        .where('dismissed_at', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw new Failure('conflict', 'already_decided')
      await recordAudit(
        trx,
        { userId: adminId, role: 'admin' },
        { action: 'school.no_twin', subject: { kind: 'school', id }, after: { other: otherId } },
      )
    })
}
