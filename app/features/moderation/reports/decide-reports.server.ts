import { sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import type { Moderator } from '../decisions/decision.ts'
import { type LockedReview, lockReview } from '../decisions/lock-review.server.ts'
import { recordDecision } from '../decisions/record-decision.server.ts'
import { notifyReporter } from './mail-parties.server.ts'
import { removeAnswer } from './remove-answer.server.ts'
import type { ReportDecision } from './report-decision.schema.ts'

/**
 * Decides open reports about one review, or about the school's answer to it, all in the same way. Upheld reports remove
 * what was reported, unless that has already happened. Every reporter who left an address is told, with the ways to
 * appeal.
 *
 * @throws Failure already_decided when one of them is not open any more; not_allowed for the moderator's own review,
 *   school or report; review_unknown
 */
export async function decideReports(moderator: Moderator, reviewId: string, ruling: ReportDecision): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      const review = await lockReview(trx, reviewId, moderator)
      const reports = await closeReports(trx, moderator, review, ruling)
      await record(trx, moderator, review, ruling, reports)
      for (const report of reports) await notifyReporter(trx, report, ruling.outcome, ruling.facts)
    })
}

async function closeReports(
  trx: Transaction<Database>,
  moderator: Moderator,
  { id }: LockedReview,
  { outcome, reportIds }: ReportDecision,
) {
  const closed = await trx
    .updateTable('review_reports')
    .set({ state: outcome, decided_at: sql<Date>`now()` })
    .where('id', 'in', reportIds)
    .where('review_id', '=', id)
    .where('state', '=', 'open')
    .returningAll()
    .execute()
  const [first] = closed
  if (!first || closed.length < new Set(reportIds).size) throw new Failure('conflict', 'already_decided')
  if (closed.some(({ reporter_id }) => reporter_id === moderator.userId)) throw new Failure('forbidden', 'not_allowed')
  if (closed.some(({ subject }) => subject !== first.subject)) throw new Failure('unexpected', 'unexpected')
  return closed
}

type Report = Awaited<ReturnType<typeof closeReports>>[number]

/** Records one decision for each report; the first one carries the removal. */
async function record(
  trx: Transaction<Database>,
  moderator: Moderator,
  review: LockedReview,
  ruling: ReportDecision,
  [first, ...others]: Report[],
): Promise<void> {
  const { facts } = ruling
  const outcome = ruling.outcome === 'upheld' ? 'accepted' : 'dismissed'
  const plain = (aboutId: string) =>
    recordDecision(trx, moderator, review, { subject: 'report', outcome, facts, aboutId })
  for (const { id } of others) await plain(id)
  const { id, subject } = first!
  if (ruling.outcome === 'dismissed') await plain(id)
  else if (subject === 'answer') {
    await plain(id)
    await removeAnswer(trx, moderator, review, { ...ruling, reportId: id })
  } else if (isRemovable(review)) {
    const { rule, law, sentence } = ruling
    await recordDecision(trx, moderator, review, {
      subject: 'report',
      outcome: 'removed',
      rule,
      law,
      sentence,
      facts,
      aboutId: id,
    })
  } else await plain(id)
}

/** Whether a removal would still change anything. */
export const isRemovable = ({ status }: Pick<LockedReview, 'status'>): boolean =>
  ['pending', 'published', 'disputed'].includes(status)
