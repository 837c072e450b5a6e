import { type SqlBool, sql } from 'kysely'
import { Failure } from '#app/features/accounts/failure.ts'
import { db } from '#db/client.ts'
import type { Moderator } from '../decisions/decision.ts'
import { WARNING_DAYS, type WarningKind } from './warning-kinds.ts'

/** Whether the account has the rights of a moderator and does not run the school. */
const mayWarn = ({ userId }: Moderator, school: string) =>
  sql<boolean>`exists (select from users m where m.id = ${userId} and m.role in ('moderator', 'admin'))
    and not exists (select from school_operators o where o.user_id = ${userId} and o.school_id = ${sql.ref(school)})`

/**
 * Publishes a warning in the profile of a review's school for 90 days.
 *
 * @throws Failure not_allowed for whoever runs the school; review_unknown
 */
export function warnSchoolOf(moderator: Moderator, reviewId: string, kind: WarningKind, facts: string): Promise<void> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const review = await trx
        .selectFrom('reviews as r')
        .select(['r.school_id', mayWarn(moderator, 'r.school_id').as('mayWarn')])
        .where(sql<SqlBool>`r.id::text = ${reviewId}`)
        .executeTakeFirst()
      if (!review?.mayWarn) throw new Failure(review ? 'not_allowed' : 'review_unknown')
      const { id } = await trx
        .insertInto('school_notices')
        .values({
          ...{ school_id: review.school_id, kind, facts, decided_by: moderator.userId },
          ends_at: sql<Date>`now() + make_interval(days => ${WARNING_DAYS})`,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await trx
        .insertInto('audit_entries')
        .values({
          ...entryOf(moderator, 'school.warned', review.school_id),
          after: JSON.stringify({ kind, notice: id }),
        })
        .execute()
    })
}

/**
 * Ends a running warning before its time.
 *
 * @throws Failure already_decided when it has ended, or is about a school that the moderator runs
 */
export function endWarning(moderator: Moderator, noticeId: string): Promise<void> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const ended = await trx
        .updateTable('school_notices as n')
        .set({ ends_at: sql<Date>`now()` })
        .where('n.id', '=', noticeId)
        .where('n.ends_at', '>', sql<Date>`now()`)
        .where(mayWarn(moderator, 'n.school_id'))
        .returning('n.school_id')
        .executeTakeFirst()
      if (!ended) throw new Failure('already_decided')
      await trx
        .insertInto('audit_entries')
        .values({
          ...entryOf(moderator, 'school.warning_ended', ended.school_id),
          after: JSON.stringify({ notice: noticeId }),
        })
        .execute()
    })
}

const entryOf = ({ userId, role }: Moderator, action: string, schoolId: string) => ({
  actor_id: userId,
  actor_role: role,
  action,
  subject_kind: 'school',
  subject_id: schoolId,
})

/** The warnings that stand in a school's profile now. */
export const listWarnings = (schoolId: string) =>
  db()
    .selectFrom('school_notices')
    .select(['id', 'kind', 'facts', 'ends_at'])
    .where('school_id', '=', schoolId)
    .where('ends_at', '>', sql<Date>`now()`)
    .orderBy('created_at')
    .execute()
