import { Failure } from '#app/core/failure.ts'
import { type Member, requireMember } from '#app/features/schools/membership/require-member.server.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import { findStatedDay } from './find-day.server.ts'
import { SCHOOL_DAY_POLICY } from './policy.ts'
import { DAY_TOPICS, type Day } from './topics.ts'

type Statement = { day: Day; schoolYear: number; seen: string }

/**
 * Sets what a school states of its day, on any plan; topics that are missing are no longer stated.
 *
 * @throws Failure text_changed when it is not what the writer saw; as `requireMember`
 */
export async function stateDay(member: Member, { day, schoolYear, seen }: Statement): Promise<void> {
  const { userId, schoolId } = member
  await db()
    .transaction()
    .execute(async (trx) => {
      await requireMember(trx, member, SCHOOL_DAY_POLICY.state)
      await trx.selectFrom('schools').select('id').where('id', '=', schoolId).forNoKeyUpdate().execute()
      if ((await findStatedDay(schoolId, trx)).seen !== seen) throw new Failure('conflict', 'text_changed')
      await trx.deleteFrom('school_day_values').where('school_id', '=', schoolId).execute()
      const stated = DAY_TOPICS.flatMap((topic) => {
        const value = day[topic]
        return value === undefined
          ? []
          : [{ school_id: schoolId, topic, value, school_year: schoolYear, stated_by: userId }]
      })
      if (stated.length > 0) await trx.insertInto('school_day_values').values(stated).execute()
      const subject = { kind: 'school' as const, id: schoolId }
      await recordAudit(trx, { userId, role: 'operator' }, { action: 'day.changed', subject, after: { ...day } })
    })
}
