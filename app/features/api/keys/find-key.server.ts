import { sql } from 'kysely'
import { hashToken } from '#app/core/tokens/token.server.ts'
import { preparedDb } from '#db/prepared-db.ts'

/**
 * Finds the key that a program sent; undefined if there is none, it was revoked, or its account is suspended or about
 * to be erased. Nothing is cached, so that a revocation takes effect with the next request.
 */
export async function findKey(token: string): Promise<string | undefined> {
  const row = await preparedDb()
    .selectFrom('api_keys as k')
    .innerJoin('users as u', 'u.id', 'k.user_id')
    .select('k.id')
    .where('k.hash', '=', hashToken(token))
    .where(sql<boolean>`not is_suspended(u.suspended_at, u.suspended_until)`)
    .where('u.erase_after', 'is', null)
    .executeTakeFirst()
  return row?.id
}
