import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type Given, prepared } from '#db/prepared-db.ts'
import type { Database } from '#db/schema.ts'
import { CORRECTION_FIELDS, type CorrectionField } from './correction-fields.ts'

/** A corrected fact, or one that the school wants corrected. */
export type KnownCorrection = { field: CorrectionField; value: string; at: Date }

/**
 * Reads the corrections of a school: the accepted ones that take precedence over the register, and the school's own
 * undecided requests.
 *
 * @param on the caller's transaction or connection, if there is one
 */
export async function readCorrections(
  schoolId: string,
  on?: Kysely<Database>,
): Promise<{ accepted: KnownCorrection[]; requested: KnownCorrection[] }> {
  const rows = on ? await correctionsOf(schoolId, on).execute() : await correctionRows({ schoolId })
  const known = (state: string) =>
    rows
      .filter((row) => row.state === state)
      .map(({ field, value, created_at, decided_at }) => ({ field, value, at: decided_at ?? created_at }))
  return { accepted: known('accepted'), requested: known('open') }
}

const correctionRows = prepared((db, { schoolId }: Given<{ schoolId: string }>) => correctionsOf(schoolId, db))

function correctionsOf(schoolId: string | RawBuilder<string>, on: Kysely<Database>) {
  return on
    .selectFrom('school_corrections as c')
    .innerJoin('schools as s', 's.id', 'c.school_id')
    .select(['c.value', 'c.state', 'c.created_at', 'c.decided_at', sql<CorrectionField>`c.field`.as('field')])
    .where('c.school_id', '=', schoolId)
    .where('c.field', 'in', CORRECTION_FIELDS)
    .where(({ eb, or, and }) =>
      or([
        and([
          eb('c.state', '=', sql.lit('accepted')),
          sql<boolean>`c.register_value is not distinct from register_fact(s, c.field)`,
        ]),
        and([eb('c.state', '=', sql.lit('open')), eb('c.by_school', '=', sql.lit(true))]),
      ]),
    )
    .orderBy('c.created_at')
}
