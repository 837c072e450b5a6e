import { sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import type { Database } from '#db/schema.ts'

/** The member of the team who acts, and their reason. */
export type AdminAction = { adminId: string; reason: string }

/**
 * Locks schools until the transaction ends, whatever their status, in id order: operations that add a row to one of
 * them wait, and so do other actions of the team.
 *
 * @throws Failure school_unknown when one of them is missing
 */
export async function lockSchools(trx: Transaction<Database>, ids: readonly string[]) {
  const rows = await trx
    .selectFrom('schools as s')
    .select(['s.id', 's.name', 's.status', 's.successor_id'])
    .where('s.id', 'in', ids.map(withoutNul))
    .orderBy('s.id')
    .forUpdate()
    .execute()
  const redirects = await trx
    .selectFrom('school_redirects')
    .select(['old_id', 'school_id'])
    .where('old_id', 'in', ids.map(withoutNul))
    .execute()
  const mergedInto = new Map(redirects.map(({ old_id, school_id }) => [old_id, school_id]))
  return ids.map((id) => {
    const school = rows.find((row) => row.id === id)
    if (!school) throw new Failure('not_found', 'school_unknown')
    return { ...school, mergedInto: mergedInto.get(id) ?? null }
  })
}

/**
 * Locks the rows that people change at schools that are already locked, all before the first change: conflicts with
 * anybody already waiting for the schools occur here, and not in the middle of the work.
 */
export async function lockRows(trx: Transaction<Database>, ids: readonly string[]): Promise<void> {
  for (const table of ['school_members', 'reviews', 'school_ratings'] as const)
    await trx.selectFrom(table).select('school_id').where('school_id', 'in', ids).forUpdate().execute()
}

/** Like {@link lockSchools}, for one that was not merged into another. @throws Failure school_unknown, school_merged */
export async function lockSchool(trx: Transaction<Database>, id: string) {
  const [school] = await lockSchools(trx, [id])
  if (!school) throw new Failure('not_found', 'school_unknown')
  if (school.mergedInto) throw new Failure('conflict', 'school_merged')
  return school
}

/** Makes the journal write instants in one time zone, whatever the connection's. */
export const useUtc = (trx: Transaction<Database>) => sql`set local timezone to 'UTC'`.execute(trx)

/** Removes NUL: PostgreSQL cannot even compare a text that contains it. */
const withoutNul = (id: string) => id.replaceAll('\0', '')
