import { sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { FEE_COLUMNS } from '#app/features/schools/fees.ts'
import { enqueueReviewSettlement } from '#app/features/schools/membership/enqueue-review-settlement.server.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'
import { type AdminAction, lockRows, lockSchools, useUtc } from '../lock-schools.server.ts'
import { notifyMembers } from '../notify-members.server.ts'
import { addFigures } from './add-figures.server.ts'
import { appendMedia } from './append-media.server.ts'
import { changeRow, type Merge } from './journal.server.ts'
import { moveRows } from './move-rows.server.ts'
import { runWhenFree } from './run-when-free.server.ts'
import { swapReviews } from './swap-reviews.server.ts'

type Pair = { mergedId: string; survivorId: string }

/** What the program joins two schools by, and a check that runs once both are locked. */
export type MergeRule = { rule: 'phone' | 'code'; check: (trx: Transaction<Database>) => Promise<void> }

/**
 * Merges two rows of the directory that are the same school: what belongs to the merged one moves to the survivor by
 * the rules of docs/school-admin.md, and its address redirects there. The members of both are told.
 *
 * @returns id of the merge, by which it can be undone
 * @throws Failure school_unknown; merge_same; school_merged when one of them has already been merged; school_hidden
 *   when the survivor is; merge_both_premium; merge_both_ordering when one buyer has begun a payment for each
 */
export async function mergeSchools({ mergedId, survivorId }: Pair, by: AdminAction | MergeRule): Promise<string> {
  const { adminId, reason, rule } = 'rule' in by ? { ...by, adminId: null, reason: '' } : { ...by, rule: null }
  if (mergedId === survivorId) throw new Failure('conflict', 'merge_same')
  const mergeId = await runWhenFree(async (trx) => {
    await useUtc(trx)
    const [merged, survivor] = await lockSchools(trx, [mergedId, survivorId])
    if (!merged || !survivor) throw new Failure('not_found', 'school_unknown')
    if (merged.mergedInto || survivor.mergedInto) throw new Failure('conflict', 'school_merged')
    if (survivor.status === 'hidden') throw new Failure('conflict', 'school_hidden')
    await refuseTwoPayments(trx, mergedId, survivorId)
    if ('rule' in by) await by.check(trx)
    const { id } = await trx
      .insertInto('school_merges')
      .values({ merged_id: mergedId, survivor_id: survivorId, reason, merged_by: adminId, rule })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (reason) await notifyMembers(trx, [mergedId, survivorId], { event: 'merged', reason, schoolId: survivorId })
    await lockRows(trx, [mergedId, survivorId])
    await moveAllRows(trx, { id, from: mergedId, into: survivorId }, survivor.successor_id)
    await recordAudit(trx, adminId === null ? 'program' : { userId: adminId, role: 'admin' }, {
      action: 'school.merged',
      subject: { kind: 'school', id: mergedId },
      before: { status: merged.status },
      after: { merge: id, into: survivorId, ...(rule ? { rule } : { reason }), rows: await countRows(trx, id) },
    })
    return id
  })
  return mergeId
}

async function moveAllRows(trx: Transaction<Database>, merge: Merge, successorId: string | null): Promise<void> {
  const school = { table: 'schools', key: 'id' } as const
  if (successorId === merge.from) await changeRow(trx, merge, { ...school, school: merge.into }, { successor_id: null })
  await changeRow(trx, merge, { ...school, school: merge.from }, { status: 'hidden' })
  await fillSelfReported(trx, merge)
  await swapReviews(trx, merge)
  await moveRows(trx, merge)
  await appendMedia(trx, merge)
  await addFigures(trx, merge)
  await trx.insertInto('school_redirects').values({ old_id: merge.from, school_id: merge.into }).execute()
  await enqueueReviewSettlement(trx)
}

/** Refuses a merge of two purchases, which cannot become one: an admin must refund one of them first. */
async function refuseTwoPayments(trx: Transaction<Database>, mergedId: string, survivorId: string): Promise<void> {
  const { rows } = await sql<{ premium: boolean; ordering: boolean }>`
    select (select count(*) from premium_grants where school_id in (${mergedId}, ${survivorId}) and ended_at is null) > 1
        as premium,
      exists (select from orders a join orders b on b.buyer_id = a.buyer_id and b.state = 'pending'
        where a.state = 'pending' and a.school_id = ${mergedId} and b.school_id = ${survivorId}) as ordering`.execute(
    trx,
  )
  if (rows[0]?.premium) throw new Failure('conflict', 'merge_both_premium')
  if (rows[0]?.ordering) throw new Failure('conflict', 'merge_both_ordering')
}

/** Counts the rows of each table that a merge changed. */
async function countRows(trx: Transaction<Database>, mergeId: string): Promise<Record<string, number>> {
  const rows = await trx
    .selectFrom('school_merge_rows')
    .select(['table_name', (eb) => eb.fn.countAll<string>().as('count')])
    .where('merge_id', '=', mergeId)
    .groupBy('table_name')
    .orderBy('table_name')
    .execute()
  return Object.fromEntries(rows.map(({ table_name, count }) => [table_name, Number(count)]))
}

/** Groups of self-reported columns that are only taken over as a whole. */
const PARTS = [
  ['name'],
  ['category', 'local_type'],
  ['ownership'],
  ['street', 'postal_code', 'city'],
  ['lat', 'lng'],
  ['phone'],
  ['email'],
  ['website'],
  ['pupils'],
  ['logo'],
  ['features'],
  ['languages'],
  FEE_COLUMNS,
  ['verified_at'],
] as const

type Words = Record<string, unknown>

/**
 * Where both schools have self-reported data, the survivor's stay, and the merged school's fill the groups for which
 * the survivor has none. Its verification moves with its owners.
 */
async function fillSelfReported(trx: Transaction<Database>, merge: Merge): Promise<void> {
  const [there, here] = [await readProfile(trx, merge.from), await readProfile(trx, merge.into)]
  if (!there || !here) return
  const filled = PARTS.filter((part) => part.every((column) => isSilent(here[column]))).flatMap((part) =>
    part.filter((column) => !isSilent(there[column])).map((column) => [column, there[column]] as const),
  )
  const change = { table: 'school_profiles', key: 'school_id' } as const
  if (filled.length > 0) await changeRow(trx, merge, { ...change, school: merge.into }, Object.fromEntries(filled))
  // The database would remove it with the last owner; this way it is recorded in the journal.
  if (!isSilent(there.verified_at))
    await changeRow(trx, merge, { ...change, school: merge.from }, { verified_at: null })
}

async function readProfile(trx: Transaction<Database>, school: string): Promise<Words | undefined> {
  const { rows } = await sql<{ words: Words }>`
    select to_jsonb(p) as words from school_profiles p where school_id = ${school}`.execute(trx)
  return rows[0]?.words
}

const isSilent = (word: unknown) => word === null || (Array.isArray(word) && word.length === 0)
