import { sql, type Transaction } from 'kysely'
import { pageAddress } from '#app/core/urls.server.ts'
import { unsubscribeAddress } from '#app/features/accounts/profile/unsubscribe.server.ts'
import { notify } from '#app/features/notifications/notify.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { findMatches } from './matches.server.ts'
import { type Frequency, LOOK_HOURS } from './saved-search-rules.ts'

/** Maximum number of people served by one run; the next one continues. */
const MAX_PEOPLE = 1000
/** Searches of the same frequency that are due within these hours are included in the same mail. */
const HOURS_AHEAD = { at_once: 1, weekly: 24 } as const satisfies Record<Frequency, number>
const NAMED = 10

type Trx = Transaction<Database>
type Person = { id: string; email: string; locale: Locale; reachable: boolean; frequency: Frequency }
type Due = { id: string; name: string; query: string; seen_ids: string[] | null }
type News = Due & { newIds: string[] }

/**
 * Notifies people of schools that have newly matched their saved searches since the last check: one mail for all
 * searches of a person with the same frequency, and a notification for each. A search without new matches causes no
 * mail, and none is sent twice when several processes run this at the same time.
 *
 * @returns number of people mailed
 */
export async function mailNewMatches(): Promise<number> {
  let mailed = 0
  for (let served = 0; served < MAX_PEOPLE; served++) {
    const outcome = await db().transaction().execute(serveNext)
    if (outcome === 'nobody') break
    if (outcome === 'mailed') mailed++
  }
  return mailed
}

/** Takes the person whose search has waited longest and whom no other process serves. */
async function serveNext(trx: Trx): Promise<'nobody' | 'nothing' | 'mailed'> {
  const person = await lockNext(trx)
  if (!person) return 'nobody'
  const news: News[] = []
  for (const search of await dueOf(trx, person)) {
    const newIds = await lookAgain(trx, search, person.frequency)
    if (newIds.length > 0) news.push({ ...search, newIds })
  }
  if (news.length === 0 || !person.reachable) return 'nothing'
  return (await notifyPerson(trx, person, news)) ? 'mailed' : 'nothing'
}

async function lockNext(trx: Trx): Promise<Person | undefined> {
  const { rows } = await sql<Person>`
    select u.id, u.email, u.locale, s.frequency,
      u.email_verified and u.erase_after is null and not is_banned(u.banned_at, u.banned_until) as reachable
    from users u join (
      select user_id, frequency, min(check_at) as since from saved_searches where mail and check_at <= now()
      group by user_id, frequency order by since limit 100) s on s.user_id = u.id
    order by s.since limit 1 for no key update of u skip locked`.execute(trx)
  return rows[0]
}

const dueOf = (trx: Trx, { id, frequency }: Person): Promise<Due[]> =>
  trx
    .selectFrom('saved_searches')
    .select(['id', 'name', 'query', 'seen_ids'])
    .where('user_id', '=', id)
    .where('mail', '=', true)
    .where('frequency', '=', frequency)
    .where('check_at', '<=', sql<Date>`now() + make_interval(hours => ${HOURS_AHEAD[frequency]})`)
    .orderBy('created_at')
    .forUpdate()
    .execute()

/** Returns schools that match now and did not at the last check; none while too many match, or did then. */
async function lookAgain(trx: Trx, { id, query, seen_ids }: Due, frequency: Frequency): Promise<string[]> {
  const { count, ids } = await findMatches(query)
  await trx
    .updateTable('saved_searches')
    .set({
      seen_ids: ids,
      match_count: count,
      check_at: sql<Date>`now() + make_interval(hours => ${LOOK_HOURS[frequency]})`,
    })
    .where('id', '=', id)
    .execute()
  const seen = new Set(seen_ids)
  return seen_ids && ids ? ids.filter((one) => !seen.has(one)) : []
}

/** @returns whether there was something to report: a school may be hidden again meanwhile */
async function notifyPerson(trx: Trx, person: Person, news: News[]): Promise<boolean> {
  const { id: userId, email, locale, frequency } = person
  const searches = []
  for (const { name, query, newIds } of news) {
    const schools = await schoolsOf(trx, newIds, locale)
    if (schools.length === 0) continue
    const path = query ? `/results?${query}` : '/results'
    await notify(trx, { to: { userId }, kind: 'saved_search', props: { name, count: newIds.length }, path })
    searches.push({ name, count: newIds.length, schools, url: pageAddress(locale, path) })
  }
  if (searches.length === 0) return false
  await enqueueMail(trx, {
    template: 'saved-search-matches',
    to: email,
    locale,
    props: { frequency, searches, settingsUrl: pageAddress(locale, '/account/searches') },
    unsubscribeUrl: unsubscribeAddress(userId, 'email.saved_search', locale),
  })
  return true
}

/** Returns the first schools of a list, as a mail names them. */
async function schoolsOf(trx: Trx, ids: string[], locale: Locale) {
  const named = ids.slice(0, NAMED)
  const rows = await trx
    .selectFrom('school_directory')
    .select(['id', 'name', 'city'])
    .where('id', 'in', named)
    .where('status', '=', 'active')
    .where('show_in_search', '=', true)
    .execute()
  return rows
    .toSorted((one, other) => named.indexOf(one.id) - named.indexOf(other.id))
    .map(({ id, name, city }) => ({ name, city, url: pageAddress(locale, `/schools/${encodeURIComponent(id)}`) }))
}
