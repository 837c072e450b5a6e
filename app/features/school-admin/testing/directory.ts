import { sql } from 'kysely'
import { makeAccount } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'

/** Tables that record what was done rather than the present state. */
const RECORDS = ['audit_entries', 'school_merges', 'school_changes', 'school_merge_rows', 'attempt_counts']

/** Returns every row of every table, except those that record what was done. */
export async function wholeDatabase(): Promise<Record<string, unknown[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`.execute(db())
  const all: Record<string, unknown[]> = {}
  for (const { name } of tables.filter(({ name }) => !RECORDS.includes(name))) {
    // A criterion that nobody rates may have a row or none.
    const only = name === 'school_criteria' ? sql`where votes > 0` : sql``
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(t) as row from ${sql.table(name)} t ${only} order by to_jsonb(t)::text`.execute(db())
    all[name] = rows.map(({ row }) => row)
  }
  return all
}

/** Makes a school from a separate register, at the same place as the others. */
export async function makeDuplicate(id: string, given: Parameters<typeof schoolRow>[0] = {}): Promise<string> {
  await db()
    .insertInto('schools')
    .values(schoolRow({ id, name: 'Schule am See', source: `register-${id}`, source_id: id, ...given }))
    .execute()
  return id
}

/** Makes a member of a school. */
export async function makeMemberOf(school_id: string, role: 'owner' | 'editor' = 'owner') {
  const { id, email } = await makeAccount()
  await db().insertInto('school_members').values({ school_id, user_id: id, role }).execute()
  return { id, email }
}

/** Returns a public review by an account, changed at a given instant. */
export async function reviewBy(author_id: string | null, school_id: string, rating: number, at = '2026-03-01T10:00Z') {
  const { id } = await db()
    .insertInto('reviews')
    .values(reviewRow({ school_id, author_id, rating, climate: rating, created_at: at, published_at: at }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Returns the code of the failure with which the work ends, or `done`. */
export const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error) => error.code,
  )
