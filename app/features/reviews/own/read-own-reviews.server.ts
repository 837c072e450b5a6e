import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import type { ContentRule } from '../content-rules.ts'
import { MAX_REWRITES } from '../write/review-rules.ts'
import { OBJECTION_MONTHS, OWN_REVIEWS_PER_PAGE } from './own-review-rules.ts'

/** `replaced`: the author has written another review of the school since it was refused. */
export type OwnStatus = 'pending' | 'published' | 'disputed' | 'rejected' | 'removed' | 'replaced'

/** One page of somebody's reviews, the newest first, and how many there are. */
export async function listOwnReviews(userId: string, page: number) {
  const [rows, { total }] = await Promise.all([
    readOwn(userId)
      .orderBy('r.created_at', 'desc')
      .orderBy('r.id', 'desc')
      .limit(OWN_REVIEWS_PER_PAGE)
      .offset((page - 1) * OWN_REVIEWS_PER_PAGE)
      .execute(),
    db()
      .selectFrom('reviews')
      .select((eb) => eb.fn.countAll<string>().as('total'))
      .where('author_id', '=', userId)
      .executeTakeFirstOrThrow(),
  ])
  return { reviews: rows.map(ownReview), total: Number(total) }
}

/** One review of somebody, or null when there is none of that id that is the person's own. */
export async function findOwnReview(userId: string, id: string) {
  const row = await readOwn(userId).where(sql<SqlBool>`r.id::text = ${id}`).executeTakeFirst()
  return row ? ownReview(row) : null
}

const readOwn = (userId: string) =>
  db()
    .selectFrom('reviews as r')
    .innerJoin('school_directory as s', 's.id', 'r.school_id')
    .leftJoin('review_answers as a', (join) => join.onRef('a.review_id', '=', 'r.id').on('a.status', '=', 'published'))
    .leftJoinLateral(lastRefusal, (join) => join.onTrue())
    .leftJoin('review_objections as o', 'o.decision_id', 'd.decision_id')
    .leftJoinLateral(lastDispute, (join) => join.onTrue())
    .leftJoinLateral(lastProof, (join) => join.onTrue())
    .select(['r.id', 'r.rating', 'r.comment', 'r.language', 'r.status', 'r.rewrites', 'r.verified_level'])
    .select(['r.helpful_count', 'r.created_at', 'r.changed_at', 'r.published_at', 'r.school_id'])
    .select([
      's.name as school',
      's.city',
      's.status as school_status',
      'a.text as answer',
      'a.created_at as answered_at',
    ])
    .select([
      'd.decision_id',
      'd.rule',
      'd.law',
      'd.sentence',
      'd.facts',
      'd.decided_at',
      'd.object_until',
      'o.state as objection',
    ])
    .select(['q.reason', 'q.author_due_at', 'q.author_reply', 'q.state as dispute', 'q.in_time'])
    .select(['p.state as proof', 'p.created_at as proof_at'])
    .select(
      sql<boolean>`r.status in ('rejected', 'removed') and exists (
        select from reviews live where live.author_id = r.author_id and live.school_id = r.school_id
          and live.status in ('pending', 'published', 'disputed'))`.as('replaced'),
    )
    .where('r.author_id', '=', userId)

type Joined = ExpressionBuilder<Database & { r: Database['reviews'] }, 'r'>

/** Why a review is not public; statements of reasons go to its author alone. */
const lastRefusal = (eb: Joined) =>
  eb
    .selectFrom('moderation_decisions as m')
    .select(['m.id as decision_id', 'm.rule', 'm.law', 'm.sentence', 'm.facts', 'm.decided_at'])
    .select(sql<Date>`m.decided_at + make_interval(months => ${OBJECTION_MONTHS})`.as('object_until'))
    .whereRef('m.review_id', '=', 'r.id')
    .where('m.subject', 'in', ['review', 'report', 'dispute'])
    .where('m.outcome', 'in', ['rejected', 'removed'])
    .whereRef('m.outcome', '=', 'r.status')
    .orderBy('m.decided_at', 'desc')
    .limit(1)
    .as('d')

const lastDispute = (eb: Joined) =>
  eb
    .selectFrom('review_disputes as c')
    .select(['c.reason', 'c.author_due_at', 'c.author_reply', 'c.state'])
    .select(sql<boolean>`c.author_due_at > now()`.as('in_time'))
    .whereRef('c.review_id', '=', 'r.id')
    .orderBy('c.created_at', 'desc')
    .limit(1)
    .as('q')

const lastProof = (eb: Joined) =>
  eb
    .selectFrom('review_proofs as f')
    .select(['f.state', 'f.created_at'])
    .whereRef('f.review_id', '=', 'r.id')
    .orderBy('f.created_at', 'desc')
    .limit(1)
    .as('p')

type Row = Awaited<ReturnType<ReturnType<typeof readOwn>['executeTakeFirstOrThrow']>>

function ownReview(row: Row) {
  const status = (row.replaced ? 'replaced' : row.status) as OwnStatus
  return {
    id: row.id,
    school: { id: row.school_id, name: row.school, city: row.city },
    rating: row.rating,
    comment: row.comment,
    language: row.language,
    status,
    createdAt: row.created_at,
    changedAt: row.changed_at,
    helpfulCount: row.helpful_count,
    verifiedLevel: row.verified_level as 'invited' | 'proof' | 'domain' | null,
    answer: row.answer !== null && row.answered_at ? { text: row.answer, at: row.answered_at } : null,
    refusal: refusalOf(row, status),
    dispute: disputeOf(row),
    proof: row.proof && row.proof_at ? { state: row.proof as 'open' | 'accepted' | 'refused', at: row.proof_at } : null,
    mayEdit: mayEdit(row, status),
  }
}

function mayEdit({ school_status, rewrites, objection }: Row, status: OwnStatus): boolean {
  if (school_status !== 'active' || status === 'replaced') return false
  return (status !== 'rejected' && status !== 'removed') || (rewrites < MAX_REWRITES && objection !== 'open')
}

function refusalOf(
  { decision_id, rule, law, sentence, facts, decided_at, object_until, objection }: Row,
  status: OwnStatus,
) {
  if (!decision_id || !decided_at || !object_until) return null
  const mayObject = objection === null && object_until > new Date() && status !== 'replaced'
  return {
    ...{
      rule: rule as ContentRule | null,
      law: law ?? '',
      sentence: sentence ?? '',
      facts: facts ?? '',
      decidedAt: decided_at,
    },
    ...{ objectUntil: object_until, mayObject, objection: objection as 'open' | 'upheld' | 'dismissed' | null },
  }
}

type DisputeReason = 'never_here' | 'false_facts' | 'breaks_rule'

/** What else the school said is for moderators. */
function disputeOf({ dispute, reason, author_due_at, author_reply, in_time }: Row) {
  if (!dispute || !reason || !author_due_at) return null
  const mayReply = dispute === 'open' && in_time === true
  return { reason: reason as DisputeReason, dueAt: author_due_at, reply: author_reply, state: dispute, mayReply }
}

export type OwnReview = ReturnType<typeof ownReview>
