import { sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'
import { type AdminAction, lockRows, lockSchools, useUtc } from '../lock-schools.server.ts'
import { notifyMembers } from '../notify-members.server.ts'
import { subtractFigures } from './add-figures.server.ts'
import { takeMediaBack } from './append-media.server.ts'
import { type Merge, restoreRows } from './journal.server.ts'
import { UNDO_DAYS } from './merge-period.ts'
import { moveRowsBack } from './move-rows.server.ts'
import { runWhenFree } from './run-when-free.server.ts'
import { swapReviewsBack } from './swap-reviews.server.ts'

/**
 * Splits a merged school in two again: what the merge moved goes back in its present state, and what the survivor has
 * received since stays there. The members of both are told.
 *
 * @throws Failure merge_unknown; merge_over when it was undone or is older than {@link UNDO_DAYS} days; merge_not_last
 *   while a later merge of one of the two is in force
 */
export async function undoMerge(mergeId: string, { adminId, reason }: AdminAction): Promise<void> {
  await runWhenFree(async (trx) => {
    await useUtc(trx)
    const merge = await lockMerge(trx, mergeId)
    await lockRows(trx, [merge.from, merge.into])
    await notifyMembers(trx, [merge.into], { event: 'merge-undone', reason, schoolId: merge.into })
    await trx.deleteFrom('school_redirects').where('old_id', '=', merge.from).execute()
    await swapReviewsBack(trx, merge)
    await moveRowsBack(trx, merge)
    await takeMediaBack(trx, merge)
    await subtractFigures(trx, merge)
    await restoreRows(trx, merge)
    await endUnprovenVerification(trx, merge.from)
    await trx
      .updateTable('school_merges')
      .set({ undone_by: adminId, undone_at: sql<Date>`now()`, undo_reason: reason })
      .where('id', '=', mergeId)
      .execute()
    await trx.deleteFrom('school_merge_rows').where('merge_id', '=', mergeId).execute()
    await recordAudit(
      trx,
      { userId: adminId, role: 'admin' },
      {
        action: 'school.merge_undone',
        subject: { kind: 'school', id: merge.from },
        before: { merge: mergeId, into: merge.into },
        after: { reason },
      },
    )
  })
}

async function lockMerge(trx: Transaction<Database>, id: string): Promise<Merge> {
  const merges = trx.selectFrom('school_merges').where('id', '=', id)
  const named = await merges.select(['merged_id', 'survivor_id']).executeTakeFirst()
  if (!named) throw new Failure('not_found', 'merge_unknown')
  const { merged_id: from, survivor_id: into } = named
  await lockSchools(trx, [from, into])
  const open = await merges
    .select('id')
    .where('undone_at', 'is', null)
    .where('merged_at', '>', sql<Date>`now() - make_interval(days => ${UNDO_DAYS})`)
    .executeTakeFirst()
  if (!open) throw new Failure('conflict', 'merge_over')
  const later = await trx
    .selectFrom('school_merges')
    .select('id')
    .where('id', '>', id)
    .where('undone_at', 'is', null)
    .where((eb) => eb.or([eb('merged_id', 'in', [from, into]), eb('survivor_id', 'in', [from, into])]))
    .executeTakeFirst()
  if (later) throw new Failure('conflict', 'merge_not_last')
  return { id, from, into }
}

/** The owner may have left meanwhile, and verified means that there is one. */
async function endUnprovenVerification(trx: Transaction<Database>, schoolId: string): Promise<void> {
  await trx
    .updateTable('school_profiles')
    .set({ verified_at: null })
    .where('school_id', '=', schoolId)
    .where('verified_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('school_members').select('role').where('school_id', '=', schoolId).where('role', '=', 'owner'),
        ),
      ),
    )
    .execute()
}
