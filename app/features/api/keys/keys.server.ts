import { sql } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { hashToken, newToken } from '#app/core/tokens/token.server.ts'
import { db } from '#db/client.ts'
import { preparedDb } from '#db/prepared-db.ts'
import { berlinDay } from '#lib/berlin-day.ts'
import { MAX_KEYS } from './key.ts'

/** By this, people and secret scanners tell a key from other texts. */
const PREFIX = 'aulario_'
const SHOWN_LETTERS = 4

/** Lists the keys of a person, newest first, with their usage on the days that are kept. */
export async function listKeys(userId: string) {
  const rows = await db()
    .selectFrom('api_keys as k')
    .leftJoin('api_key_days as d', 'd.key_id', 'k.id')
    .select(['k.id', 'k.name', 'k.ending', 'k.created_at'])
    .select(({ fn }) => [fn.max('d.day').as('lastUsed'), fn.sum<string | null>('d.requests').as('requests')])
    .where('k.user_id', '=', userId)
    .groupBy('k.id')
    .orderBy('k.created_at', 'desc')
    .orderBy('k.id')
    .execute()
  return rows.map(({ created_at, requests, ...key }) => ({
    ...key,
    createdOn: berlinDay(created_at),
    requests: Number(requests ?? 0),
  }))
}

export type ApiKey = Awaited<ReturnType<typeof listKeys>>[number]

/**
 * Makes a key.
 *
 * @returns the key, which cannot be read again
 * @throws Failure keys_full
 */
export async function makeKey(userId: string, name: string): Promise<string> {
  const key = PREFIX + newToken()
  await db()
    .transaction()
    .execute(async (trx) => {
      // The lock serialises simultaneous requests, so that the limit holds.
      await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirstOrThrow()
      const { count } = await trx
        .selectFrom('api_keys')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
      if (count >= MAX_KEYS) throw new Failure('conflict', 'keys_full')
      const ending = key.slice(-SHOWN_LETTERS)
      await trx
        .insertInto('api_keys')
        .values({ user_id: userId, name, hash: hashToken(key), ending })
        .execute()
    })
  return key
}

/** Revokes a key from the next request; does nothing when it does not exist or belongs to somebody else. */
export async function revokeKey(userId: string, keyId: string): Promise<void> {
  await db().deleteFrom('api_keys').where('id', '=', keyId).where('user_id', '=', userId).execute()
}

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
