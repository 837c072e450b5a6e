import { sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { isStaff } from '#app/core/is-staff.server.ts'
import { endLock } from '#app/features/admin/case-locks/take-lock.server.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import type { Moderator } from '../decision.ts'
import { MODERATION_POLICY } from '../policy.ts'
import { notifyReporter } from '../reports/notify-reporter.server.ts'
import { isPost, PIECE_KINDS, type PieceRef } from '../subject.ts'
import type { Held, Placed, Ruled } from '../subjects/adapter.ts'
import { adapterOf } from '../subjects/adapters.server.ts'
import type { PieceDecision } from './piece-decision.schema.ts'
import { recordDecision } from './record-decision.server.ts'
import type { ReportDecision } from './report-decision.schema.ts'

type Trx = Transaction<Database>

/**
 * Decides open reports about one review, or about the school's answer to it, all in the same way. Upheld reports remove
 * what was reported, unless that has already happened. Every reporter who left an address is told, with the ways to
 * appeal.
 *
 * @throws Failure already_decided when one of them is not open any more; not_allowed for the moderator's own review,
 *   school or report; review_unknown; case_locked
 */
export async function decideReports(moderator: Moderator, reviewId: string, ruling: ReportDecision): Promise<void> {
  const { reportIds, outcome, ...grounds } = ruling
  await db()
    .transaction()
    .execute(async (trx) => {
      const about = await subjectOf(trx, reviewId, reportIds)
      const held = await adapterOf(about.kind).hold(trx, moderator, about, undefined)
      const reports = await closeReports(trx, about, { outcome, ids: reportIds, userId: moderator.userId })
      await settle(
        trx,
        moderator,
        { held, reports },
        { ...grounds, outcome: outcome === 'upheld' ? 'removed' : outcome },
      )
    })
}

/**
 * Decides an open report about a piece of a profile, and with it all other open reports about the same piece.
 *
 * @throws Failure already_decided when it is not open any more; not_allowed for the moderator's own school or report;
 *   content_unknown when there is nothing to edit; case_locked
 */
export async function decidePieceReport(moderator: Moderator, reportId: string, ruling: PieceDecision): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      const caseRef = { kind: 'content', id: reportId } as const
      await endLock(trx, moderator, caseRef)
      const report = await trx
        .selectFrom('reports')
        .select(['subject_kind as kind', 'subject_id as id', 'school_id as schoolId', 'state'])
        .where('id', '=', reportId)
        .where('review_id', 'is', null)
        .where('subject_kind', 'in', PIECE_KINDS)
        .forUpdate()
        .executeTakeFirst()
      if (report?.state !== 'open') throw new Failure('conflict', 'already_decided')
      const { state: _, ...about } = report
      const held = await adapterOf(about.kind).hold(trx, moderator, about, caseRef)
      const outcome = ruling.outcome === 'dismissed' ? 'dismissed' : 'upheld'
      const reports = await closeReports(trx, about, { outcome, userId: moderator.userId })
      reports.sort((a, b) => Number(b.id === reportId) - Number(a.id === reportId))
      await settle(trx, moderator, { held, reports }, ruling)
    })
}

/**
 * Removes or edits a piece of a profile without a report, and ends all open reports about it.
 *
 * @throws Failure content_unknown; not_allowed for the admin's own school, or for anybody but admins
 */
export async function decidePiece(
  admin: Moderator,
  { schoolId, ref }: { schoolId: string; ref: PieceRef | undefined },
  ruling: Exclude<PieceDecision, { outcome: 'dismissed' }>,
): Promise<void> {
  if (!ref) throw new Failure('not_found', 'content_unknown')
  await db()
    .transaction()
    .execute(async (trx) => {
      const allows = isStaff(admin.userId, MODERATION_POLICY.checkContent)
      const { allowed } = await trx.selectNoFrom(allows.as('allowed')).executeTakeFirstOrThrow()
      if (!allowed) throw new Failure('forbidden', 'not_allowed')
      const about = { ...ref, schoolId }
      const held = await adapterOf(ref.kind).hold(trx, admin, about, undefined)
      if (!held.isRemovable) throw new Failure('not_found', 'content_unknown')
      await recordDecision(trx, admin, held, { ...ruling, occasion: 'check' })
      const reports = await closeReports(trx, about, { outcome: 'upheld', userId: admin.userId })
      for (const report of reports) await notifyReporter(trx, report, 'upheld', ruling.facts)
    })
}

/** Returns what the first of these reports is about: a review, or the answer to it. */
async function subjectOf(trx: Trx, reviewId: string, reportIds: readonly string[]): Promise<Placed> {
  const report = await trx
    .selectFrom('reports')
    .select(['subject_kind as kind', 'school_id as schoolId'])
    .where('id', 'in', reportIds)
    .where('review_id', '=', reviewId)
    .executeTakeFirst()
  return { kind: 'review', schoolId: '', ...report, id: reviewId }
}

/** Ends open reports about a subject: all of them, or certain ones. */
export async function closeReports(
  trx: Trx,
  { kind, id, schoolId }: Placed,
  { outcome, ids, userId }: { outcome: 'upheld' | 'dismissed'; ids?: readonly string[]; userId: string },
) {
  const closed = await trx
    .updateTable('reports')
    .set({ state: outcome, decided_at: sql<Date>`now()` })
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .where('state', '=', 'open')
    .$if(ids === undefined && !isPost(kind), (query) => query.where('school_id', '=', schoolId))
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .returningAll()
    .execute()
  if (closed.length < new Set(ids).size) throw new Failure('conflict', 'already_decided')
  if (closed.some(({ reporter_id }) => reporter_id === userId)) throw new Failure('forbidden', 'not_allowed')
  return closed
}
type Report = Awaited<ReturnType<typeof closeReports>>[number]

/** Records one decision for each report, of which the last one carries what changes, and tells the reporters. */
async function settle(
  trx: Trx,
  moderator: Moderator,
  { held, reports: [first, ...others] }: { held: Held; reports: Report[] },
  ruling: Omit<Ruled, 'occasion' | 'outcome'> & { outcome: PieceDecision['outcome'] },
): Promise<void> {
  const { outcome, facts } = ruling
  if (outcome === 'edited' && !held.isRemovable) throw new Failure('not_found', 'content_unknown')
  const plain = { occasion: 'report', outcome: outcome === 'dismissed' ? outcome : 'accepted', facts } as const
  for (const { id } of others) await recordDecision(trx, moderator, held, { ...plain, aboutId: id })
  const { id: aboutId, kind } = first!
  const full = { ...ruling, occasion: 'report', onNotice: kind === 'illegal' } as const
  await recordDecision(trx, moderator, held, { ...(held.isRemovable ? full : plain), aboutId })
  const told = outcome === 'dismissed' ? outcome : 'upheld'
  for (const report of [first!, ...others]) await notifyReporter(trx, report, told, facts)
}
