import { sql } from 'kysely'
import { Failure } from '#app/features/accounts/failure.ts'
import { db } from '#db/client.ts'
import type { Moderator } from '../decisions/decision.ts'
import { WARNING_DAYS, type WarningKind } from './warning.schema.ts'

/** Whether the account has the rights of a moderator and does not run the school. */
const mayWarn = ({ userId }: Moderator, school: string) =>
  sql<boolean>`exists (select from users m where m.id = ${userId} and m.role in ('moderator', 'admin'))
    and not exists (select from school_operators o where o.user_id = ${userId} and o.school_id = ${sql.ref(school)})`

/**
 * Publishes a warning in a school's profile for 90 days.
 *
 * @throws Failure not_allowed for whoever runs the school, or when there is none
 */
export function warnSchool(moderator: Moderator, schoolId: string, kind: WarningKind, facts: string): Promise<void> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const notice = await trx
        .insertInto('school_notices')
        .columns(['school_id', 'kind', 'facts', 'decided_by', 'ends_at'])
        .expression((eb) =>
          eb
            .selectFrom('schools as s')
            .select([
              's.id',
              sql<string>`${kind}`.as('kind'),
              sql<string>`${facts}`.as('facts'),
              sql<string>`${moderator.userId}::uuid`.as('decided_by'),
              sql<Date>`now() + make_interval(days => ${WARNING_DAYS})`.as('ends_at'),
            ])
            .where('s.id', '=', schoolId)
            .where(mayWarn(moderator, 's.id')),
        )
        .returning('id')
        .executeTakeFirst()
      if (!notice) throw new Failure('not_allowed')
      await trx
        .insertInto('audit_entries')
        .values({
          ...entryOf(moderator, 'school.warned', schoolId),
          after: JSON.stringify({ kind, notice: notice.id }),
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
