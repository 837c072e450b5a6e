import type { Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import type { Session } from '#app/core/session.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'
import type { WrittenCorrection } from './correction.schema.ts'

type Circumstances = {
  schoolId: string
  /** What the profile or the register says. */
  shown: string
  /** Whether a member of the school asks, which replaces the school's open request for the same fact. */
  bySchool: boolean
  reporter: (Pick<Session, 'userId'> & { role: Session['role'] | 'operator' }) | null
  locale: Locale
}

/**
 * Stores a correction for a moderator to decide.
 *
 * @throws Failure correction_same when the value is the one shown
 */
export async function storeCorrection(
  trx: Transaction<Database>,
  { field, value, reason, email }: WrittenCorrection,
  { schoolId, shown, bySchool, reporter, locale }: Circumstances,
): Promise<void> {
  if (shown === value) throw new Failure('conflict', 'correction_same')
  const asked = { shown, value, reason, reporter_id: reporter?.userId ?? null, reporter_email: email ?? '', locale }
  const { id } = await trx
    .insertInto('school_corrections')
    .values({ school_id: schoolId, field, by_school: bySchool, ...asked })
    .onConflict((conflict) =>
      conflict
        .columns(['school_id', 'field'])
        .where('state', '=', 'open')
        .where('by_school', '=', true)
        .doUpdateSet(asked),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordAudit(trx, reporter ?? 'visitor', {
    action: 'correction.filed',
    subject: { kind: 'school', id: schoolId },
    after: { correction: id, field, by_school: bySchool },
  })
}
