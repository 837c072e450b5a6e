import { sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { pageAddress } from '#app/core/urls.server.ts'
import { endLock } from '#app/features/admin/case-locks/take-lock.server.ts'
import { notifySchool } from '#app/features/reviews/notify-school.server.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'
import { type Decision, isRestriction, type Moderator } from '../decision.ts'
import type { Adapter, Appealed, Held } from './adapter.ts'
import { type LockedReview, lockReview } from './lock-review.server.ts'
import { findAuthor, goodNews } from './parties.server.ts'
import { contentOf, isLive, readReview, reviewPath } from './read-review.server.ts'

type Trx = Transaction<Database>

/**
 * Reviews. What favours the author takes effect immediately, a restriction as soon as the statement of reasons is with
 * the mail server.
 */
export const reviewAdapter: Adapter = {
  unknown: 'review_unknown',
  read: async (trx, { id }) => {
    const review = await readReview(trx, id).forShare('r').executeTakeFirst()
    if (!review || !isLive(review.status)) return undefined
    return { schoolId: review.school_id, content: contentOf(review) }
  },
  path: ({ schoolId, id }) => reviewPath(schoolId, id),
  logged: ({ kind, id }) => ({ kind: 'report', names: { review: id, of: kind } }),
  hold: async (trx, moderator, { id }) => await holdReview(trx, moderator, await lockReview(trx, id, moderator)),
  holdAppealed: async (trx, moderator, appealed) => {
    const { id, schoolId, authorId, content } = appealed
    const there = await trx.selectFrom('reviews').select('id').where('id', '=', id).executeTakeFirst()
    if (there) return await reviewAdapter.hold(trx, moderator, appealed, undefined)
    // As it was at the time of the decision, because its author has deleted it.
    return await holdReview(trx, moderator, {
      ...(content as Pick<LockedReview, Preserved>),
      id,
      school_id: schoolId,
      author_id: authorId,
      status: 'deleted',
    })
  },
  canComeBack: async (trx, held) => {
    if (held.status !== 'rejected' && held.status !== 'removed') return false
    return !(await isReplaced(trx, held))
  },
  takeEffect: async (trx, moderator, held, decision) => {
    const { id, outcome, facts, occasion } = decision
    const isGood = outcome === 'published' || outcome === 'restored'
    const status = isGood ? await publish(trx, held) : isRestriction(outcome) ? outcome : held.status
    await recordAudit(trx, moderator, {
      action: `${LOGGED[occasion]}.${outcome}`,
      subject: { kind: 'review', id: held.id },
      before: { status: held.status },
      after: { status, decision: id },
    })
    if (outcome === 'rejected' || outcome === 'removed') await announce(trx, held, id, outcome)
    const author = isGood && (await findAuthor(trx, { author_id: held.authorId, school_id: held.schoolId }))
    if (author) await enqueueMail(trx, goodNews(author, { id: held.id, school_id: held.schoolId }, outcome, facts))
  },
  answer: async (trx, appealed, { upheld, facts, comesBack }) => {
    const author = comesBack ? null : await authorOf(trx, appealed)
    if (!author) return
    const { to, locale, schoolName: school } = author
    const props = { school, facts, url: pageAddress(locale, `/account/reviews/${appealed.id}`) }
    await enqueueMail(trx, { template: upheld ? 'objection-upheld' : 'objection-dismissed', to, locale, props })
  },
}

/** What the audit log calls the occasions. */
const LOGGED: Record<Decision['occasion'], string> = {
  check: 'review',
  report: 'report',
  dispute: 'dispute',
  appeal: 'objection',
  evidence: 'proof',
}

type Preserved = 'version' | 'rating' | 'comment' | 'language'
type Reviewed = Pick<LockedReview, Preserved | 'id' | 'school_id' | 'author_id'> & {
  status: LockedReview['status'] | 'deleted'
}

/**
 * Returns a locked review as held for a decision, and ends the moderator's lock of its case.
 *
 * @throws Failure already_decided while an earlier restriction is about to take effect; case_locked when somebody else
 *   has locked the case
 */
export async function holdReview(trx: Trx, moderator: Moderator, review: Reviewed): Promise<Held> {
  const { id, school_id: schoolId, author_id: authorId, status, version, rating, comment, language } = review
  const caseRef = { kind: 'review', id } as const
  await endLock(trx, moderator, caseRef)
  const waiting = await trx
    .selectFrom('restrictions')
    .select('decision_id')
    .where('review_id', '=', id)
    .where('done_at', 'is', null)
    .executeTakeFirst()
  if (waiting) throw new Failure('conflict', 'already_decided')
  const content = { version, status, rating, comment, language }
  const isRemovable = ['pending', 'published', 'disputed'].includes(status)
  return { kind: 'review', id, schoolId, authorId, content, status, isRemovable, caseRef }
}

const authorOf = (trx: Trx, { authorId, schoolId }: Appealed) =>
  findAuthor(trx, { author_id: authorId, school_id: schoolId })

async function announce(trx: Trx, { id, content }: Held, decision_id: string, status: 'rejected' | 'removed') {
  const version = Number(content.version)
  await trx.insertInto('restrictions').values({ decision_id, review_id: id, version, status }).execute()
  await sendJob(trx, 'carry_out_decision', { decisionId: decision_id })
}

/**
 * Makes a review public.
 *
 * @returns its status
 * @throws Failure review_replaced when its author has another live review of the school
 */
async function publish(trx: Trx, held: Held): Promise<string> {
  if (await isReplaced(trx, held)) throw new Failure('conflict', 'review_replaced')
  const { status, first } = await trx
    .updateTable('reviews as r')
    .set({
      status: sql<string>`case when exists (
        select from disputes d where d.review_id = r.id and d.state = 'open') then 'disputed' else 'published' end`,
      published_at: sql<Date>`coalesce(r.published_at, now())`,
      status_changed_at: sql<Date>`now()`,
    })
    .where('r.id', '=', held.id)
    .returning(['r.status', sql<boolean>`old.published_at is null`.as('first')])
    .executeTakeFirstOrThrow()
  if (first) await notifySchool(trx, held.schoolId)
  return status
}

/** Whether the author has another live review of the school. */
async function isReplaced(trx: Trx, { id, authorId, schoolId }: Held): Promise<boolean> {
  if (!authorId) return false
  const other = await trx
    .selectFrom('reviews')
    .select('id')
    .where('author_id', '=', authorId)
    .where('school_id', '=', schoolId)
    .where('status', 'in', ['pending', 'published', 'disputed'])
    .where('id', '<>', id)
    .executeTakeFirst()
  return other !== undefined
}
