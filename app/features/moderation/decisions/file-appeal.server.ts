import { type SqlBool, sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { POST_KINDS } from '#app/features/questions/question.ts'
import { lockOwnReview } from '#app/features/reviews/own-reviews/lock-own-review.server.ts'
import { type Member, requireMember } from '#app/features/schools/membership/require-member.server.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'
import { APPEAL_MONTHS } from '#lib/promises.ts'
import { MODERATION_POLICY } from '../policy.ts'

type Trx = Transaction<Database>

/** Condition on `d`, a decision: the time to appeal is not over. */
const inTime = sql<boolean>`d.decided_at > now() - make_interval(months => ${APPEAL_MONTHS})`

/**
 * Appeals against the rejection or removal of the person's own review: within six months and once for each decision.
 * Another moderator decides.
 *
 * @throws Failure review_unknown unless it is the person's own; objection_over when no appeal is possible, or no longer
 */
export async function appealForAuthor(userId: string, reviewId: string, text: string): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      const review = await lockOwnReview(trx, userId, reviewId)
      const decision = await trx
        .selectFrom('decisions as d')
        .select(['d.id', inTime.as('inTime')])
        .where('d.review_id', '=', review.id)
        .where('d.subject_kind', '=', 'review')
        .where('d.outcome', 'in', ['rejected', 'removed'])
        .where(sql<SqlBool>`d.outcome = ${review.status}`)
        .where(
          sql<SqlBool>`not exists (select from reviews live where live.author_id = ${userId}
            and live.school_id = ${review.school_id} and live.status in ('pending', 'published', 'disputed'))`,
        )
        .orderBy('d.decided_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      if (!decision?.inTime || !(await insertAppeal(trx, userId, decision.id, text)))
        throw new Failure('conflict', 'objection_over')
      const subject = { kind: 'review', id: review.id } as const
      const after = { decision: decision.id }
      await recordAudit(trx, { userId, role: 'user' }, { action: 'objection.filed', subject, after })
    })
}

/**
 * Appeals against the refusal or removal of the person's own question or answer, within six months and once for each
 * decision. Another moderator decides.
 *
 * @throws Failure post_unknown unless it is the person's own; objection_over when no appeal is possible, or no longer
 */
export async function appealForPostAuthor(userId: string, postId: string, text: string): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      const post = await trx
        .selectFrom('posts')
        .select(['id', 'kind', 'status'])
        .where(sql<SqlBool>`id::text = ${postId.replaceAll('\0', '')}`)
        .where('author_id', '=', userId)
        .where('by_school', '=', false)
        .executeTakeFirst()
      if (!post) throw new Failure('not_found', 'post_unknown')
      const decision = await trx
        .selectFrom('decisions as d')
        .select(['d.id', inTime.as('inTime')])
        .where('d.subject_id', '=', post.id)
        .where('d.subject_kind', '=', post.kind)
        .where('d.outcome', 'in', ['rejected', 'removed'])
        .where(sql<SqlBool>`d.outcome = ${post.status}`)
        .orderBy('d.decided_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      if (!decision?.inTime || !(await insertAppeal(trx, userId, decision.id, text)))
        throw new Failure('conflict', 'objection_over')
      const subject = { kind: 'post', id: post.id } as const
      const after = { decision: decision.id }
      await recordAudit(trx, { userId, role: 'user' }, { action: 'post.appealed', subject, after })
    })
}

/**
 * Appeals on behalf of a school against a decision about what it shows, within six months and once for each decision.
 *
 * @throws Failure decision_unknown for a decision about another school, or after six months; appeal_made when there
 *   already is an appeal; as `requireMember`
 */
export async function appealForSchool(member: Member, decisionId: string, text: string): Promise<void> {
  const { userId, schoolId } = member
  await db()
    .transaction()
    .execute(async (trx) => {
      await requireMember(trx, member, MODERATION_POLICY.appealContent)
      const decision = await trx
        .selectFrom('decisions as d')
        .select('d.id')
        .where('d.id', '=', decisionId)
        .where('d.school_id', '=', schoolId)
        .where(mayAppeal)
        .executeTakeFirst()
      if (!decision) throw new Failure('not_found', 'decision_unknown')
      if (!(await insertAppeal(trx, userId, decisionId, text))) throw new Failure('conflict', 'appeal_made')
      const subject = { kind: 'content', id: decisionId } as const
      await recordAudit(trx, { userId, role: 'operator' }, { action: 'content.appealed', subject })
    })
}

/** Condition on `d`, a decision: it is about a piece of a profile, or the school's answer to a question. */
const ofSchool = sql<boolean>`d.review_id is null and (d.subject_kind not in (${sql.join(POST_KINDS)})
  or d.content ->> 'by' = 'school')`
/** Condition on `d`, a decision: it restricts the school, which can still appeal. */
const mayAppeal = sql<boolean>`${ofSchool} and d.outcome in ('removed', 'edited') and ${inTime}`

/** @returns whether there was none yet */
async function insertAppeal(trx: Trx, user_id: string, decision_id: string, text: string): Promise<boolean> {
  const made = await trx
    .insertInto('appeals')
    .values({ decision_id, user_id, text })
    .onConflict((conflict) => conflict.column('decision_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** Lists the restrictions of what a school shows, latest first, with its appeals. */
export const listPieceDecisions = (schoolId: string) =>
  db()
    .selectFrom('decisions as d')
    .leftJoin('appeals as a', 'a.decision_id', 'd.id')
    .select(['d.id', 'd.subject_kind as kind', 'd.outcome', 'd.rule', 'd.law', 'd.facts', 'd.decided_at as decidedAt'])
    .select(
      sql<{ title?: string; text?: string } | null>`coalesce(d.content -> 'shown',
      case when d.content ? 'by' then jsonb_build_object('text', d.content ->> 'text') end)`.as('shown'),
    )
    .select(['a.state as appeal', 'a.text as appealText', 'a.answer'])
    .select(sql<boolean>`${mayAppeal} and a.id is null`.as('mayAppeal'))
    .where('d.school_id', '=', schoolId)
    .where(ofSchool)
    .where('d.outcome', 'in', ['removed', 'edited'])
    .orderBy('d.decided_at', 'desc')
    .limit(100)
    .execute()
