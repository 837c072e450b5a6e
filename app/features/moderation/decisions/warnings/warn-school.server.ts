import { sql } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { isStaff } from '#app/core/is-staff.server.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Moderator } from '../../decision.ts'
import { MODERATION_POLICY } from '../../policy.ts'
import { WARNING_DAYS, type WarningKind } from './warning-kinds.ts'

/** Condition: the account has the rights of a moderator and is not a member of the school. */
const mayWarn = ({ userId }: Moderator, school: string) =>
  sql<boolean>`${isStaff(userId, MODERATION_POLICY.warnSchool)}
    and not exists (select from school_members o where o.user_id = ${userId} and o.school_id = ${sql.ref(school)})`

/**
 * Publishes a warning in the profile of a review's school for 90 days.
 *
 * @throws Failure not_allowed for members of the school; review_unknown; already_decided while another warning of the
 *   kind is shown
 */
export function warnSchoolOf(moderator: Moderator, reviewId: string, kind: WarningKind, facts: string): Promise<void> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const review = await trx
        .selectFrom('reviews as r')
        .innerJoin('schools as s', 's.id', 'r.school_id')
        .select(['r.school_id', mayWarn(moderator, 'r.school_id').as('mayWarn')])
        .where('r.id', '=', reviewId)
        .forNoKeyUpdate('s')
        .executeTakeFirst()
      if (!review) throw new Failure('not_found', 'review_unknown')
      if (!review.mayWarn) throw new Failure('forbidden', 'not_allowed')
      const running = await listWarnings(review.school_id, trx)
      if (running.some((warning) => warning.kind === kind)) throw new Failure('conflict', 'already_decided')
      const { id } = await trx
        .insertInto('school_warnings')
        .values({
          school_id: review.school_id,
          kind,
          facts,
          decided_by: moderator.userId,
          ends_at: sql<Date>`now() + make_interval(days => ${WARNING_DAYS})`,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const subject = { kind: 'school', id: review.school_id } as const
      await recordAudit(trx, moderator, { action: 'school.warned', subject, after: { kind, notice: id } })
    })
}

/**
 * Ends a current warning early.
 *
 * @throws Failure already_decided when it has ended, or is about a school of which the moderator is a member
 */
export function endWarning(moderator: Moderator, noticeId: string): Promise<void> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const ended = await trx
        .updateTable('school_warnings as n')
        .set({ ends_at: sql<Date>`now()` })
        .where('n.id', '=', noticeId)
        .where('n.ends_at', '>', sql<Date>`now()`)
        .where(mayWarn(moderator, 'n.school_id'))
        .returning('n.school_id')
        .executeTakeFirst()
      if (!ended) throw new Failure('conflict', 'already_decided')
      const subject = { kind: 'school', id: ended.school_id } as const
      await recordAudit(trx, moderator, { action: 'school.warning_ended', subject, after: { notice: noticeId } })
    })
}

/** Lists current warnings in a school's profile. */
export const listWarnings = (schoolId: string, connection: Pick<ReturnType<typeof db>, 'selectFrom'> = db()) =>
  connection
    .selectFrom('school_warnings')
    .select(['id', 'kind', 'facts', 'ends_at'])
    .where('school_id', '=', schoolId)
    .where('ends_at', '>', sql<Date>`now()`)
    .orderBy('created_at')
    .execute()
