import { sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { type Content, changesBetween, contentOf, KEPT_COLUMNS } from './content.ts'

/** Number of versions of a school that are kept for viewing and restoring. */
export const KEPT_VERSIONS = 20

const EMPTY_CONTENT: Content = { facts: {}, texts: {} }

/**
 * Stores the self-reported data of a school as a new version, unless they equal the last one; versions beyond {@link
 * KEPT_VERSIONS} are deleted, oldest first. Every operation that writes `school_profiles` or `school_texts` calls it
 * last, in its transaction; simultaneous writers wait for each other here.
 *
 * @param userId of the person who changed it; null for the state before the first recorded change
 * @returns number of the newest version, 0 while there is none
 */
export async function recordVersion(
  trx: Transaction<Database>,
  { userId, schoolId }: { userId: string | null; schoolId: string },
): Promise<number> {
  await lockSchool(trx, schoolId)
  const [last, now] = [await lastVersion(trx, schoolId), await readContent(trx, schoolId)]
  const changed = changesBetween(last.content, now)
  if (changed.length === 0) return last.number
  const number = last.number + 1
  await trx
    .insertInto('school_versions')
    .values({ school_id: schoolId, number, made_by: userId, content: JSON.stringify(now), changed })
    .execute()
  await trx
    .deleteFrom('school_versions')
    .where('school_id', '=', schoolId)
    .where('number', '<=', number - KEPT_VERSIONS)
    .execute()
  return number
}

/** Makes writers of a school's self-reported data wait for each other until the transaction ends. */
export async function lockSchool(trx: Transaction<Database>, schoolId: string): Promise<void> {
  await trx.selectFrom('schools').select('id').where('id', '=', schoolId).forNoKeyUpdate().execute()
}

async function lastVersion(
  trx: Transaction<Database>,
  schoolId: string,
): Promise<{ number: number; content: Content }> {
  const row = await trx
    .selectFrom('school_versions')
    .select(['number', sql<Content>`content`.as('content')])
    .where('school_id', '=', schoolId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? { number: 0, content: EMPTY_CONTENT }
}

/** Reads the current self-reported data of a school. */
export async function readContent(trx: Transaction<Database>, schoolId: string): Promise<Content> {
  const profile = await trx
    .selectFrom('school_profiles')
    .select(KEPT_COLUMNS)
    .where('school_id', '=', schoolId)
    .executeTakeFirst()
  const texts = await trx
    .selectFrom('school_texts')
    .select(['section', 'language', 'text'])
    .where('school_id', '=', schoolId)
    .orderBy('section')
    .orderBy('language')
    .execute()
  return contentOf(profile, texts)
}
