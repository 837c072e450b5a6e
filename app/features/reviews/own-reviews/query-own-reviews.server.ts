import { type ExpressionBuilder, sql } from 'kysely'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { APPEAL_MONTHS } from '#lib/promises.ts'

/** Returns a person's reviews, each with its latest decision, dispute and evidence. */
export const queryOwnReviews = (userId: string) =>
  db()
    .selectFrom('reviews as r')
    .innerJoin('school_directory as s', 's.id', 'r.school_id')
    .leftJoin('review_answers as a', (join) => join.onRef('a.review_id', '=', 'r.id').on('a.status', '=', 'published'))
    .leftJoinLateral(lastRefusal, (join) => join.onTrue())
    .leftJoin('appeals as o', 'o.decision_id', 'd.decision_id')
    .leftJoinLateral(lastDispute, (join) => join.onTrue())
    .leftJoinLateral(lastEvidence, (join) => join.onTrue())
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

/** Returns why a review is not public; statements of reasons go to its author only. */
const lastRefusal = (eb: Joined) =>
  eb
    .selectFrom('decisions as m')
    .select(['m.id as decision_id', 'm.rule', 'm.law', 'm.sentence', 'm.facts', 'm.decided_at'])
    .select(sql<Date>`m.decided_at + make_interval(months => ${APPEAL_MONTHS})`.as('object_until'))
    .whereRef('m.review_id', '=', 'r.id')
    .where('m.subject_kind', '=', 'review')
    .where('m.outcome', 'in', ['rejected', 'removed'])
    .whereRef('m.outcome', '=', 'r.status')
    .orderBy('m.decided_at', 'desc')
    .limit(1)
    .as('d')

const lastDispute = (eb: Joined) =>
  eb
    .selectFrom('disputes as c')
    .select(['c.reason', 'c.author_due_at', 'c.author_reply', 'c.state'])
    .select(sql<boolean>`c.author_due_at > now()`.as('in_time'))
    .whereRef('c.review_id', '=', 'r.id')
    .orderBy('c.created_at', 'desc')
    .limit(1)
    .as('q')

const lastEvidence = (eb: Joined) =>
  eb
    .selectFrom('evidence as f')
    .select(['f.state', 'f.created_at'])
    .whereRef('f.review_id', '=', 'r.id')
    .orderBy('f.created_at', 'desc')
    .limit(1)
    .as('p')

export type OwnReviewRow = Awaited<ReturnType<ReturnType<typeof queryOwnReviews>['executeTakeFirstOrThrow']>>
