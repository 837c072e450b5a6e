import { sql, type Transaction } from 'kysely'
import { pageAddress } from '#app/core/urls.server.ts'
import { unsubscribeAddress } from '#app/features/accounts/me/unsubscribe.server.ts'
import type { Change } from '#app/features/news/change.ts'
import { notify } from '#app/features/notifications/notify.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { countNews, presentNews, type SchoolNews } from './count-news.server.ts'
import { type FindMatches, findMatchesOnce, type Matches } from './matches.server.ts'
import { changesOfNews } from './news-in-words.server.ts'
import { CHECK_HOURS, type Frequency, TOPICS, type Topics } from './saved-search.ts'

/** Maximum number of people handled by one run; the next one continues. */
const MAX_PEOPLE = 1000
/** Searches with the same frequency that are due within these hours are included in the same mail. */
const HOURS_AHEAD = { at_once: 1, weekly: 24 } as const satisfies Record<Frequency, number>
const MAX_NAMED_SCHOOLS = 10

type Trx = Transaction<Database>
type Person = { id: string; email: string; locale: Locale; reachable: boolean; frequency: Frequency }
type Due = Topics & {
  id: string
  name: string
  query: string
  seen_ids: string[] | null
  since: Date
  until: Date
}
/** A search that was checked: the schools that newly match, and those that matched before and still do. */
type CheckedSearch = Due & { matches: Matches; newIds: string[]; knownIds: string[] }
/** `changed` has the first of the known schools with news, `changedCount` says how many there are in all. */
type News = { name: string; query: string; newIds: string[]; changed: Told[]; changedCount: number }
/** Something new at a school that matched before, counted and in words. */
type Told = { school: SchoolNews; changes: readonly Change[] }

/**
 * Notifies people about schools that have newly matched their saved searches since the last check, and about news at
 * those that matched before: one mail for all of a person's searches with the same frequency, and a notification for
 * each with new matches. Without news there is no mail, and none is sent twice when several processes run this at once.
 * Searches with equal queries are matched once per run.
 *
 * @returns number of people mailed
 */
export async function mailNewMatches(): Promise<number> {
  let mailed = 0
  const find = findMatchesOnce()
  for (let served = 0; served < MAX_PEOPLE; served++) {
    const outcome = await db()
      .transaction()
      .execute((trx) => serveNext(trx, find))
    if (outcome === 'nobody') break
    if (outcome === 'mailed') mailed++
  }
  return mailed
}

/** Takes the person whose search has waited longest and whom no other process is handling. */
async function serveNext(trx: Trx, find: FindMatches): Promise<'nobody' | 'nothing' | 'mailed'> {
  const person = await lockNext(trx)
  if (!person) return 'nobody'
  const news = await takeNews(trx, await listDueSearches(trx, person), person, find)
  if (news.length === 0 || !person.reachable) return 'nothing'
  return (await notifyPerson(trx, person, news)) ? 'mailed' : 'nothing'
}

async function lockNext(trx: Trx): Promise<Person | undefined> {
  const { rows } = await sql<Person>`
    select u.id, u.email, u.locale, s.frequency,
      u.email_verified and u.erase_after is null and not is_suspended(u.suspended_at, u.suspended_until) as reachable
    from users u join (
      select user_id, frequency, min(check_at) as since from saved_searches where mail and check_at <= now()
      group by user_id, frequency order by since limit 100) s on s.user_id = u.id
    order by s.since limit 1 for no key update of u skip locked`.execute(trx)
  return rows[0]
}

const listDueSearches = (trx: Trx, { id, frequency }: Person): Promise<Due[]> =>
  trx
    .selectFrom('saved_searches')
    .select(['id', 'name', 'query', 'seen_ids', 'reviews', 'events', 'facts', 'notified_until as since'])
    .select(sql<Date>`now() - interval '1 minute'`.as('until'))
    .where('user_id', '=', id)
    .where('mail', '=', true)
    .where('frequency', '=', frequency)
    .where('check_at', '<=', sql<Date>`now() + make_interval(hours => ${HOURS_AHEAD[frequency]})`)
    .orderBy('created_at')
    .forUpdate()
    .execute()

/** Returns the news of searches since the last check, and records this one. */
async function takeNews(
  trx: Trx,
  due: Due[],
  { locale, frequency }: Pick<Person, 'locale' | 'frequency'>,
  find: FindMatches,
): Promise<News[]> {
  const checks: CheckedSearch[] = []
  for (const search of due) checks.push(checkAgain(search, await find(search.query, locale)))
  const changed = Map.groupBy(await countChanged(trx, checks), (school) => school.of)
  const words = new Map<string, Map<string, Change[]>>()
  for (const { id, since, until } of checks) {
    const wishOf = ({ id: schoolId }: SchoolNews) => ({ schoolId, since, until })
    words.set(id, await changesOfNews(trx, changed.get(id) ?? [], wishOf, locale))
  }
  await recordChecks(trx, checks, frequency)
  return checks
    .map(({ id, name, query, newIds }) => {
      const known = changed.get(id) ?? []
      const told = known.map((school) => ({ school, changes: words.get(id)?.get(school.id) ?? [] }))
      return { name, query, newIds, changed: told, changedCount: known[0]?.all ?? 0 }
    })
    .filter((news) => news.newIds.length > 0 || news.changed.length > 0)
}

/** Checks which schools match now; none counts as new or known while too many match, or did at the last check. */
function checkAgain(search: Due, matches: Matches): CheckedSearch {
  const seen = new Set(search.seen_ids)
  const comparable = search.seen_ids ? (matches.ids ?? []) : []
  const [newIds, knownIds] = [comparable.filter((id) => !seen.has(id)), comparable.filter((id) => seen.has(id))]
  return { ...search, matches, newIds, knownIds }
}

/** Counts what is new at the schools that matched before: one query for all of a person's searches. */
function countChanged(trx: Trx, checks: CheckedSearch[]) {
  const wanted = checks.filter((search) => TOPICS.some((topic) => search[topic]))
  const wishes = wanted.map(({ id, knownIds }) => ({ id, schools: knownIds }))
  if (wishes.length === 0) return []
  return countNews(
    trx,
    sql`select s.id::text as of, k.school_id, s.reviews, s.events, s.facts, s.notified_until,
        now() - interval '1 minute' as until
      from jsonb_to_recordset(${JSON.stringify(wishes)}::jsonb) as w(id uuid, schools jsonb)
      join saved_searches s on s.id = w.id cross join jsonb_array_elements_text(w.schools) as k(school_id)`,
    MAX_NAMED_SCHOOLS,
  )
}

/** Records for all of a person's searches what was seen and reported, and when to check next. */
async function recordChecks(trx: Trx, checks: CheckedSearch[], frequency: Frequency) {
  const rows = checks.map(({ id, matches: { ids, count } }) => ({ id, ids, count }))
  await sql`
    update saved_searches s
    set seen_ids = w.ids, match_count = w.count, check_at = now() + make_interval(hours => ${CHECK_HOURS[frequency]}),
      notified_until = greatest(s.notified_until, now() - interval '1 minute')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w(id uuid, ids text[], count integer)
    where s.id = w.id`.execute(trx)
}

/** @returns whether there was something to report: a school may have been hidden meanwhile */
async function notifyPerson(trx: Trx, person: Person, news: News[]): Promise<boolean> {
  const { id: userId, email, locale, frequency } = person
  const named = await namesOf(
    trx,
    news.flatMap(({ newIds }) => newIds.slice(0, MAX_NAMED_SCHOOLS)),
  )
  const searches = []
  for (const { name, query, newIds, changed, changedCount } of news) {
    const path = query ? `/results?${query}` : '/results'
    const schools = newIds.slice(0, MAX_NAMED_SCHOOLS).flatMap((id) => {
      const school = named.get(id)
      return school ? [{ ...school, url: pageAddress(locale, `/schools/${encodeURIComponent(id)}`) }] : []
    })
    const count = schools.length === 0 ? 0 : newIds.length
    if (count === 0 && changed.length === 0) continue
    if (count > 0) await notify(trx, { to: { userId }, kind: 'saved_search', props: { name, count }, path })
    const told = changed.map(({ school, changes }) => presentNews(school, changes, locale))
    searches.push({ name, count, schools, changedCount, changed: told, url: pageAddress(locale, path) })
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

/** Returns names and towns of those schools that may be listed. */
async function namesOf(trx: Trx, ids: string[]) {
  if (ids.length === 0) return new Map<string, { name: string; city: string }>()
  const rows = await trx
    .selectFrom('school_directory')
    .select(['id', 'name', 'city'])
    .where('id', 'in', ids)
    .where('status', '=', 'active')
    .where('show_in_search', '=', true)
    .execute()
  return new Map(rows.map(({ id, name, city }) => [id, { name, city }]))
}
