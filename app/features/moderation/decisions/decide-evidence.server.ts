import { sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { pageAddress } from '#app/core/urls.server.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import type { Database } from '#db/schema.ts'
import type { Moderator } from '../decision.ts'
import type { Held } from '../subjects/adapter.ts'
import { findAuthor } from '../subjects/parties.server.ts'
import { reviewAdapter } from '../subjects/review.server.ts'
import type { EvidenceDecision } from './evidence.schema.ts'
import { recordDecision } from './record-decision.server.ts'

/**
 * Decides whether a file proves that the author was at the school. If accepted, the review gets the level `proof`; if
 * refused, it stays as it is. The author is told, and the file is deleted.
 *
 * @throws Failure already_decided when somebody else has decided or the author has sent another file meanwhile;
 *   not_allowed for the moderator's own review or school; review_unknown
 */
export function decideReviewEvidence(
  moderator: Moderator,
  { proofId, outcome, facts }: EvidenceDecision,
): Promise<void> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const review = await holdReviewOf(trx, moderator, proofId)
      const evidence = await trx
        .updateTable('evidence')
        .set({ state: outcome, decided_at: sql<Date>`now()` })
        .where('id', '=', proofId)
        .where('state', '=', 'open')
        .returning('file_key')
        .executeTakeFirst()
      if (!evidence) throw new Failure('conflict', 'already_decided')
      await sendJob(trx, 'delete_file', { key: evidence.file_key })
      if (outcome === 'accepted')
        await trx.updateTable('reviews').set({ verified_level: 'proof' }).where('id', '=', review.id).execute()
      await recordDecision(trx, moderator, review, { occasion: 'evidence', outcome, facts, aboutId: proofId })
      await notifyAuthor(trx, review, { outcome, facts })
    })
}

async function holdReviewOf(trx: Transaction<Database>, moderator: Moderator, proofId: string): Promise<Held> {
  const evidence = await trx.selectFrom('evidence').select('review_id').where('id', '=', proofId).executeTakeFirst()
  if (!evidence) throw new Failure('conflict', 'already_decided')
  const review = { kind: 'review', id: evidence.review_id, schoolId: '' } as const
  return await reviewAdapter.hold(trx, moderator, review, undefined)
}

async function notifyAuthor(
  trx: Transaction<Database>,
  review: Held,
  { outcome, facts }: Pick<EvidenceDecision, 'outcome' | 'facts'>,
): Promise<void> {
  const author = await findAuthor(trx, { author_id: review.authorId, school_id: review.schoolId })
  if (!author) return
  const { to, locale, schoolName: school } = author
  const about = { school, url: pageAddress(locale, `/account/reviews/${review.id}`) }
  if (outcome === 'accepted') await enqueueMail(trx, { template: 'proof-accepted', to, locale, props: about })
  else await enqueueMail(trx, { template: 'proof-refused', to, locale, props: { ...about, reason: facts } })
}
