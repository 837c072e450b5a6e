import { countAttempt } from '#app/core/limits/attempts.server.ts'
import type { Visitor } from '#app/core/visitor.ts'
import { type Member, requireMember } from '#app/features/schools/membership/require-member.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import type { WrittenCorrection } from './correction.schema.ts'
import type { CorrectionField } from './correction-fields.ts'
import { CORRECTIONS_POLICY } from './policy.ts'
import { readCorrections } from './read-corrections.server.ts'
import { storeCorrection } from './store-correction.server.ts'

type Requester = Member & { visitor: Visitor; locale: Locale }

/**
 * Requests, on behalf of a premium school, that a value in the register be corrected, for a moderator to decide. Unlike
 * a visitor's correction it is compared with the register instead of the profile, where the school's own value may
 * already take precedence. It replaces the school's open request for the same fact.
 *
 * @throws Failure school_not_yours; premium_required; correction_same when the register says so; too_many_attempts
 */
export async function requestOfficialValue(
  { userId, schoolId, visitor, locale }: Requester,
  written: WrittenCorrection & { field: CorrectionField },
): Promise<void> {
  await countAttempt('report', { account: userId, address: visitor.address })
  await db()
    .transaction()
    .execute(async (trx) => {
      await requireMember(trx, { userId, schoolId }, CORRECTIONS_POLICY.requestOfficialValue)
      const { field } = written
      const register = await trx
        .selectFrom('schools')
        .select(field)
        .where('id', '=', schoolId)
        .executeTakeFirstOrThrow()
      const { accepted } = await readCorrections(schoolId, trx)
      const shown = accepted.findLast((known) => known.field === field)?.value ?? String(register[field] ?? '')
      const reporter = { userId, role: 'operator' } as const
      await storeCorrection(trx, written, { schoolId, shown, bySchool: true, reporter, locale })
    })
}
