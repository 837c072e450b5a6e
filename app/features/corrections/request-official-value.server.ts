import { Failure } from '#app/core/failure.ts'
import { countAttempt } from '#app/core/rate-limits.server.ts'
import type { Visitor } from '#app/core/visitor.ts'
import { type Member, requireMember } from '#app/features/schools/membership/require-member.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { WrittenCorrection } from './correction.schema.ts'
import { readCorrections } from './read-corrections.server.ts'

type Operator = Member & { visitor: Visitor; locale: Locale }

/**
 * Requests in the name of a premium school that a value of the register be corrected, for a moderator to decide. Unlike
 * a visitor's correction it is compared with the register instead of the profile, where the school's own value may
 * already stand before it. It replaces the school's open request for the same fact.
 *
 * @throws Failure school_not_yours; premium_required; correction_same when the register says so; too_many_attempts
 */
export async function requestOfficialValue(
  { userId, schoolId, visitor, locale }: Operator,
  { field, value, reason, email }: WrittenCorrection,
): Promise<void> {
  await countAttempt('report', { account: userId, address: visitor.address })
  await db()
    .transaction()
    .execute(async (trx) => {
      await requireMember(trx, { userId, schoolId }, { premium: true })
      const register = await trx
        .selectFrom('schools')
        .select(field)
        .where('id', '=', schoolId)
        .executeTakeFirstOrThrow()
      const { accepted } = await readCorrections(trx, schoolId)
      const shown = accepted.findLast((known) => known.field === field)?.value ?? String(register[field] ?? '')
      if (shown === value) throw new Failure('conflict', 'correction_same')
      const asked = { shown, value, reason, reporter_id: userId, reporter_email: email ?? '', locale }
      const { id } = await trx
        .insertInto('school_corrections')
        .values({ school_id: schoolId, field, by_school: true, ...asked })
        .onConflict((conflict) =>
          conflict
            .columns(['school_id', 'field'])
            .where('state', '=', 'open')
            .where('by_school', '=', true)
            .doUpdateSet(asked),
        )
        .returning('id')
        .executeTakeFirstOrThrow()
      await recordAudit(
        trx,
        { userId, role: 'operator' },
        {
          action: 'correction.filed',
          subject: { kind: 'school', id: schoolId },
          after: { correction: id, field, by_school: true },
        },
      )
    })
}
