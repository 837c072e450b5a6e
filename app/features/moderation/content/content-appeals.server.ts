import { type SqlBool, sql } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { isStaff } from '#app/core/is-staff.server.ts'
import { endLock } from '#app/features/admin/case-locks/take-lock.server.ts'
import { type Member, requireMember } from '#app/features/schools/membership/require-member.server.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Moderator } from '../decisions/decision.ts'
import { MODERATION_POLICY } from '../policy.ts'
import { restoreItem, unedit } from './change-item.server.ts'
import { ITEM_APPEAL_MONTHS, readItem } from './content-item.ts'
import { mailAppealAnswer } from './notify-school-of-content.server.ts'

/** Condition on `d`, a decision: it can still be appealed. */
const mayAppeal = sql<boolean>`d.outcome <> 'dismissed'
  and d.decided_at > now() - make_interval(months => ${ITEM_APPEAL_MONTHS})`

/** Lists the decisions against what a school shows, latest first, with its appeals. */
export const listContentDecisions = (schoolId: string) =>
  db()
    .selectFrom('content_decisions as d')
    .leftJoin('content_appeals as a', 'a.decision_id', 'd.id')
    .select(['d.id', 'd.item', 'd.outcome', 'd.rule', 'd.law', 'd.facts', 'd.decided_at as decidedAt'])
    .select(sql<{ title?: string; text?: string } | null>`d.content -> 'shown'`.as('shown'))
    .select(['a.state as appeal', 'a.text as appealText', 'a.answer'])
    .select(sql<boolean>`${mayAppeal} and a.id is null`.as('mayAppeal'))
    .where('d.school_id', '=', schoolId)
    .where('d.outcome', '<>', 'dismissed')
    .orderBy('d.decided_at', 'desc')
    .limit(100)
    .execute()

/**
 * Appeals on behalf of a school against a decision about what it shows; another member of the team answers.
 *
 * @throws Failure decision_unknown for a decision about another school, or after six months; appeal_made when there
 *   already is an appeal; as `requireMember`
 */
export const appealContent = (member: Member, decisionId: string, text: string): Promise<void> =>
  db()
    .transaction()
    .execute(async (trx) => {
      await requireMember(trx, member, MODERATION_POLICY.appealContent)
      const decision = await trx
        .selectFrom('content_decisions as d')
        .select('d.id')
        .where('d.id', '=', decisionId)
        .where('d.school_id', '=', member.schoolId)
        .where(mayAppeal)
        .executeTakeFirst()
      if (!decision) throw new Failure('not_found', 'decision_unknown')
      const made = await trx
        .insertInto('content_appeals')
        .values({ decision_id: decisionId, school_id: member.schoolId, user_id: member.userId, text })
        .onConflict((conflict) => conflict.column('decision_id').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!made) throw new Failure('conflict', 'appeal_made')
      const subject = { kind: 'content', id: decisionId } as const
      await recordAudit(trx, { userId: member.userId, role: 'operator' }, { action: 'content.appealed', subject })
    })

/**
 * Answers an open appeal; if it succeeds, the school shows what it did before, unless it has put something else in its
 * place.
 *
 * @throws Failure already_decided; not_allowed for whoever made the decision, wrote the appeal or is a member of the
 *   school; case_locked
 */
export const answerContentAppeal = (
  moderator: Moderator,
  decisionId: string,
  { answer, facts }: { answer: 'upheld' | 'dismissed'; facts: string },
): Promise<void> =>
  db()
    .transaction()
    .execute(async (trx) => {
      await endLock(trx, moderator, { kind: 'content', id: decisionId })
      const { userId } = moderator
      const found = await trx
        .selectFrom('content_appeals as a')
        .innerJoin('content_decisions as d', 'd.id', 'a.decision_id')
        .select(['a.id', 'a.state', 'd.school_id as schoolId', 'd.item', 'd.outcome', 'd.content'])
        .select(mayAnswer(userId).as('allowed'))
        .where('d.id', '=', decisionId)
        .forUpdate('a')
        .executeTakeFirst()
      if (found?.state !== 'open') throw new Failure('conflict', 'already_decided')
      if (!found.allowed) throw new Failure('forbidden', 'not_allowed')
      const { schoolId, item, outcome, content } = found
      await trx
        .updateTable('content_appeals')
        .set({ state: answer, answer: facts, decided_at: sql<Date>`now()` })
        .where('id', '=', found.id)
        .execute()
      const ref = readItem(item)
      const { row } = content as { row?: unknown }
      if (answer === 'upheld' && ref && row) {
        if (outcome === 'removed') await restoreItem(trx, { schoolId, ref }, row, decisionId)
        else await unedit(trx, { schoolId, ref }, row)
      }
      const subject = { kind: 'content', id: decisionId } as const
      await recordAudit(trx, moderator, {
        action: `content.appeal_${answer}`,
        subject,
        after: { school: schoolId, item },
      })
      await mailAppealAnswer(trx, schoolId, { outcome: answer, facts })
    })

/** Condition on `a`, an appeal, and `d`, its decision: this person may answer it. */
export const mayAnswer = (userId: string) =>
  sql<SqlBool>`d.decided_by <> ${userId} and a.user_id is distinct from ${userId}
    and ${isStaff(userId, MODERATION_POLICY.decideContent)}
    and not exists (select from school_members o where o.user_id = ${userId} and o.school_id = d.school_id)`
