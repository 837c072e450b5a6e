import { sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import type { CorrectionField } from '#app/features/corrections/correction-fields.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'
import { type AdminAction, lockSchool } from '../lock-schools.server.ts'
import { notifyMembers } from '../notify-members.server.ts'

type Fact = { field: CorrectionField; value: string }

/**
 * Corrects a value of the register, as if a visitor had reported it and a moderator had accepted it: the correction
 * holds until the register's value changes. Requests for the same fact stay open for a separate decision.
 *
 * @param locale language of the admin's pages
 * @throws Failure school_unknown, school_merged; correction_same when the fact already has this value
 */
export async function correctFact(schoolId: string, { field, value }: Fact, change: AdminAction & { locale: Locale }) {
  const { adminId, reason, locale } = change
  await db()
    .transaction()
    .execute(async (trx) => {
      await lockSchool(trx, schoolId)
      const before = await factOf(trx, schoolId, field)
      if (before.official === value) throw new Failure('conflict', 'correction_same')
      await trx
        .updateTable('school_corrections')
        .set({ state: 'replaced' })
        .where('school_id', '=', schoolId)
        .where('field', '=', field)
        .where('state', '=', 'accepted')
        .execute()
      const { id } = await trx
        .insertInto('school_corrections')
        .values({
          school_id: schoolId,
          field,
          value,
          shown: before.official,
          reason,
          reporter_id: adminId,
          locale,
          state: 'accepted',
          register_value: before.register,
          decided_by: adminId,
          decided_at: sql`now()`,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await recordAudit(
        trx,
        { userId: adminId, role: 'admin' },
        {
          action: 'school.corrected',
          subject: { kind: 'school', id: schoolId },
          before: { field, value: before.official },
          after: { field, value, correction: id, reason },
        },
      )
      await notifyMembers(trx, [schoolId], { event: 'corrected', reason, schoolId })
    })
}

/** Returns the register's value of a fact, and the value with the correction that takes precedence over it. */
async function factOf(trx: Transaction<Database>, schoolId: string, field: CorrectionField) {
  const { register, corrected } = await trx
    .selectFrom('schools as s')
    .leftJoin('school_corrections as c', (join) =>
      join
        .onRef('c.school_id', '=', 's.id')
        .on('c.field', '=', field)
        .on('c.state', '=', 'accepted')
        .on(sql<boolean>`c.register_value is not distinct from (to_jsonb(s) ->> c.field)`),
    )
    .select([sql<string | null>`to_jsonb(s) ->> ${field}`.as('register'), 'c.value as corrected'])
    .where('s.id', '=', schoolId)
    .executeTakeFirstOrThrow()
  return { register, official: corrected ?? register ?? '' }
}
