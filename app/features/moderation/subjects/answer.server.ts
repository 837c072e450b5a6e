import type { Transaction } from 'kysely'
import { pageAddress } from '#app/core/urls.server.ts'
import type { ContentRule } from '#app/features/reviews/review.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'
import { env } from '#lib/env.ts'
import type { Adapter, Held, Recorded } from './adapter.ts'
import { membersOf } from './parties.server.ts'
import { contentOf, isLive, readReview } from './read-review.server.ts'
import { reviewAdapter } from './review.server.ts'

/**
 * Answers of schools to reviews. They are decided with the review that they stand below, and removed together with the
 * mail that tells the members of the school why (DSA Art. 17).
 */
export const answerAdapter: Adapter = {
  ...reviewAdapter,
  read: async (trx, { id }) => {
    const review = await readReview(trx, id).forShare('r').executeTakeFirst()
    if (!review || !isLive(review.status) || review.answer === null) return undefined
    return { schoolId: review.school_id, content: contentOf(review) }
  },
  hold: async (trx, moderator, subject) => {
    const review = await reviewAdapter.hold(trx, moderator, subject, undefined)
    const answer = await trx
      .selectFrom('review_answers')
      .select(['text', 'created_at', 'changed_at', 'author_id'])
      .where('review_id', '=', subject.id)
      .where('status', '=', 'published')
      .forUpdate()
      .executeTakeFirst()
    if (!answer) return { ...review, kind: 'answer', isRemovable: false }
    const { author_id: authorId, ...content } = answer
    return { ...review, kind: 'answer', authorId, content, isRemovable: true }
  },
  takeEffect: async (trx, moderator, held, decision) => {
    if (decision.outcome !== 'removed') return await reviewAdapter.takeEffect(trx, moderator, held, decision)
    await trx
      .updateTable('review_answers')
      .set({ status: 'removed' })
      .where('review_id', '=', held.id)
      .where('status', '=', 'published')
      .execute()
    const { rule, aboutId = '' } = decision
    const after = { review: held.id, rule }
    await recordAudit(trx, moderator, { action: 'answer.removed', subject: { kind: 'report', id: aboutId }, after })
    await notifyMembers(trx, held, decision)
  },
}

async function notifyMembers(trx: Transaction<Database>, { schoolId }: Held, decision: Recorded): Promise<void> {
  const { law = '', sentence = '', facts } = decision
  const rule = decision.rule as ContentRule
  for (const { to, locale, school } of await membersOf(trx, schoolId)) {
    const url = pageAddress(locale, `/schools/${schoolId}#reviews`)
    const props = { rule, law, sentence, facts, school, url, contact: env().CONTACT_EMAIL }
    await enqueueMail(trx, { template: 'answer-removed', to, locale, props })
  }
}
