import type { Transaction } from 'kysely'
import type { Member } from '#app/features/schools/membership/require-member.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'
import type { CorrectionField } from './correction-fields.ts'
import { readFacts } from './read-facts.server.ts'

/**
 * Requests corrections of the register on behalf of a school. A value that differs from the profile replaces the
 * school's open request for that fact; one that is the same, or empty, withdraws that request.
 *
 * @param member a member for whom `requireMember` passed in this transaction
 * @param words facts in the form in which a correction form sends them; other facts stay as they are
 * @returns number of new requests
 */
export async function requestCorrections(
  trx: Transaction<Database>,
  { userId, schoolId, locale }: Member & { locale: Locale },
  words: Partial<Record<CorrectionField, string>>,
): Promise<number> {
  const facts = await readFacts(trx, schoolId)
  const entries = Object.entries(words) as [CorrectionField, string][]
  const known = (field: CorrectionField) => facts?.shown[field] ?? ''
  const same = entries.filter(([field, value]) => value === '' || value === known(field)).map(([field]) => field)
  if (same.length > 0) {
    await trx
      .deleteFrom('school_corrections')
      .where('school_id', '=', schoolId)
      .where('state', '=', 'open')
      .where('by_school', '=', true)
      .where('field', 'in', same)
      .execute()
  }
  const wanted = entries.filter(([field, value]) => value !== '' && value !== known(field))
  if (wanted.length === 0) return 0
  const asked = await trx
    .insertInto('school_corrections')
    .values(
      wanted.map(([field, value]) => ({
        school_id: schoolId,
        field,
        value,
        shown: known(field),
        by_school: true,
        reporter_id: userId,
        locale,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['school_id', 'field'])
        .where('state', '=', 'open')
        .where('by_school', '=', true)
        .doUpdateSet((row) => ({
          value: row.ref('excluded.value'),
          reporter_id: userId,
          shown: row.ref('excluded.shown'),
        }))
        .whereRef('school_corrections.value', '<>', (row) => row.ref('excluded.value')),
    )
    .returning(['id', 'field'])
    .execute()
  if (asked.length > 0) {
    await recordAudit(
      trx,
      { userId, role: 'operator' },
      {
        action: 'correction.filed',
        subject: { kind: 'school', id: schoolId },
        after: { corrections: asked.map(({ id }) => id), fields: asked.map(({ field }) => field), by_school: true },
      },
    )
  }
  return asked.length
}
