import { sql } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { db } from '#db/client.ts'
import { findMatches } from './matches.server.ts'
import { CHECK_HOURS, type Frequency, MAX_MATCHES, MAX_SEARCHES, type MailChoice, type Topics } from './saved-search.ts'

/** Lists a person's saved searches, newest first; `broad` ones match too many schools to report new ones. */
export const listSavedSearches = (userId: string) =>
  db()
    .selectFrom('saved_searches')
    .select([
      'id',
      'name',
      'query',
      'mail',
      'frequency',
      'reviews',
      'events',
      'facts',
      'match_count as count',
      'created_at as createdAt',
    ])
    .select(sql<boolean>`coalesce(match_count > ${MAX_MATCHES}, false)`.as('broad'))
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

/** A saved search as its owner sees it. */
export type SavedSearch = Awaited<ReturnType<typeof listSavedSearches>>[number]

/** Returns what later checks compare with: the schools that currently match for a person, and when to check again. */
async function firstCheck(userId: string, query: string, frequency: Frequency) {
  const { locale } = await db().selectFrom('users').select('locale').where('id', '=', userId).executeTakeFirstOrThrow()
  const { count, ids } = await findMatches(query, locale)
  return { seen_ids: ids, match_count: count, check_at: nextCheck(frequency), notified_until: sql<Date>`now()` }
}

const nextCheck = (frequency: Frequency) => sql<Date>`now() + make_interval(hours => ${CHECK_HOURS[frequency]})`

/** Returns what is stored for a choice; the frequency of a search without mails has no effect. */
const choiceOf = (mail: MailChoice) => ({
  mail: mail !== 'never',
  frequency: mail === 'at_once' ? ('at_once' as const) : ('weekly' as const),
})

/**
 * Saves a search; one that is already saved gets the new name and choice. Mails report schools that match from now on,
 * and news from now on at those that already match.
 *
 * @param search with its query in normal form
 * @throws Failure searches_full
 */
export async function saveSearch(
  userId: string,
  { name, query, mail, ...topics }: { name: string; query: string; mail: MailChoice } & Topics,
): Promise<void> {
  const choice = { ...choiceOf(mail), ...topics }
  const looked = await firstCheck(userId, query, choice.frequency)
  await db()
    .transaction()
    .execute(async (trx) => {
      // The lock serialises simultaneous requests, so that the limit holds.
      await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirstOrThrow()
      const kept = await trx.selectFrom('saved_searches').select('query').where('user_id', '=', userId).execute()
      if (kept.length >= MAX_SEARCHES && kept.every((one) => one.query !== query))
        throw new Failure('conflict', 'searches_full')
      await trx
        .insertInto('saved_searches')
        .values({ user_id: userId, name, query, ...choice, ...looked })
        .onConflict((conflict) => conflict.columns(['user_id', 'query']).doUpdateSet({ name, ...choice, ...looked }))
        .execute()
    })
}

/**
 * Renames a saved search, and sets whether and when mails are sent. If turned on again, they report schools that match
 * from then on; if they change from weekly to immediate, they begin with everything since the last check.
 *
 * @throws Failure search_unknown, also when it belongs to somebody else
 */
export async function changeSearch(
  userId: string,
  { searchId, name, mail, ...topics }: { searchId: string; name: string; mail: MailChoice } & Topics,
): Promise<void> {
  const own = () => db().selectFrom('saved_searches').where('id', '=', searchId).where('user_id', '=', userId)
  const before = await own().select(['query', 'mail', 'frequency']).executeTakeFirst()
  if (!before) throw new Failure('not_found', 'search_unknown')
  const choice = { ...choiceOf(mail), ...topics }
  const isSame = choice.frequency === before.frequency
  const looked =
    choice.mail && !before.mail
      ? await firstCheck(userId, before.query, choice.frequency)
      : { ...(!isSame && { check_at: choice.frequency === 'at_once' ? sql<Date>`now()` : nextCheck('weekly') }) }
  const { numUpdatedRows } = await db()
    .updateTable('saved_searches')
    .set({ name, ...choice, ...looked })
    .where('id', '=', searchId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Failure('not_found', 'search_unknown')
}

/** Deletes a saved search; does nothing when it does not exist or belongs to somebody else. */
export async function deleteSearch(userId: string, searchId: string): Promise<void> {
  await db().deleteFrom('saved_searches').where('id', '=', searchId).where('user_id', '=', userId).execute()
}
