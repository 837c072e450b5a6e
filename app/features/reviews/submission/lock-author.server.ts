import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'

/**
 * Locks the author, so that two reviews sent at the same time are processed one after the other, and locks the school
 * against merging: a merge either waits, or has already been waited for.
 *
 * @returns what is needed about author and school; undefined for members of the school, unconfirmed or deleted accounts
 *   and schools that are not active
 */
export async function lockAuthor(trx: Transaction<Database>, userId: string, schoolId: string) {
  // Becoming a member of a school locks the account as well, so what is read after this includes it.
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  return await trx
    .selectFrom('users as u')
    .innerJoin('schools as s', (join) => join.on('s.id', '=', schoolId))
    .select(['u.email as author_email', 'u.locale', 's.name as school_name', 's.email', 's.website'])
    .where('u.id', '=', userId)
    .where('u.email_verified', '=', true)
    .where('u.erase_after', 'is', null)
    .where('s.status', '=', 'active')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('school_members as o')
            .select('o.user_id')
            .whereRef('o.school_id', '=', 's.id')
            .whereRef('o.user_id', '=', 'u.id'),
        ),
      ),
    )
    .forKeyShare('s')
    .executeTakeFirst()
}
