import { sql, type Transaction } from 'kysely'
import { pageAddress } from '#app/core/urls.server.ts'
import { unsubscribeAddress } from '#app/features/accounts/me/unsubscribe.server.ts'
import { findChanges } from '#app/features/news/find-changes.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { countNews, presentNews } from '../count-news.server.ts'
import { changesOfNews, namesOfSchools } from '../news-in-words.server.ts'
import { CHECK_HOURS, type Frequency, MAX_FOLLOWS, type Topics } from '../saved-search.ts'

/** Maximum number of people handled by one run; the next one continues. */
const MAX_PEOPLE = 1000

type Trx = Transaction<Database>
type Person = { id: string; email: string; locale: Locale; reachable: boolean; frequency: Frequency }

/**
 * Tells people about the schools they follow: one mail for all of a person's schools with the same frequency, none
 * without news, and none twice when several processes run this at the same time.
 *
 * @returns number of people mailed
 */
export async function mailSchoolNews(): Promise<number> {
  let mailed = 0
  for (let served = 0; served < MAX_PEOPLE; served++) {
    const outcome = await db().transaction().execute(serveNext)
    if (outcome === 'nobody') break
    if (outcome === 'mailed') mailed++
  }
  return mailed
}

/** Takes the person whose schools have waited longest and whom no other process is handling. */
async function serveNext(trx: Trx): Promise<'nobody' | 'nothing' | 'mailed'> {
  const { rows } = await sql<Person>`
    select u.id, u.email, u.locale, f.mail as frequency,
      u.email_verified and u.erase_after is null and not is_suspended(u.suspended_at, u.suspended_until) as reachable
    from users u join (
      select user_id, mail, min(check_at) as since from school_follows where mail <> 'never' and check_at <= now()
      group by user_id, mail order by since limit 100) f on f.user_id = u.id
    order by f.since limit 1 for no key update of u skip locked`.execute(trx)
  const [person] = rows
  if (!person) return 'nobody'
  const news = await takeNews(trx, person)
  if (news.length === 0 || !person.reachable) return 'nothing'
  const { id, email, locale } = person
  await enqueueMail(trx, {
    template: 'school-news',
    to: email,
    locale,
    props: {
      schools: news,
      settingsUrl: pageAddress(locale, '/account/searches'),
    },
    unsubscribeUrl: unsubscribeAddress(id, 'email.school_news', locale),
  })
  return 'mailed'
}

type Due = Topics & { school_id: string; since: Date }

/** Returns the news of the followed schools since the last check, in words, and records this one. */
async function takeNews(trx: Trx, person: Person): Promise<Told[]> {
  const { due, until } = await takeDue(trx, person)
  if (due.length === 0) return []
  const wishes = new Map(
    due.map((follow) => [follow.school_id, { schoolId: follow.school_id, since: follow.since, until }]),
  )
  const news = await countNews(
    trx,
    sql`select '' as of, school_id, reviews, events, facts, since as notified_until, until
      from jsonb_to_recordset(${JSON.stringify(due.map((follow) => ({ ...follow, until })))}::jsonb)
        as due(school_id text, reviews boolean, events boolean, facts boolean, since timestamptz, until timestamptz)`,
    MAX_FOLLOWS,
  )
  const wanted = (topic: keyof Topics) => due.flatMap((follow) => (follow[topic] ? wishes.get(follow.school_id)! : []))
  const { locale } = person
  const changes = await changesOfNews(trx, news, (school) => wishes.get(school.id)!, locale)
  const dates = await findChanges(wanted('events'), locale, { kinds: ['dates'], database: trx })
  const counted = new Set(news.map(({ id }) => id))
  const dated = await namesOfSchools(
    trx,
    [...dates.keys()].filter((id) => !counted.has(id)),
  )
  return [...news, ...dated]
    .map((school) => presentNews(school, [...(changes.get(school.id) ?? []), ...(dates.get(school.id) ?? [])], locale))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale))
}

type Told = ReturnType<typeof presentNews>

/**
 * Takes the follows that are due. All spans are in milliseconds, as far as JavaScript tells instants apart, so that the
 * next one begins where this one ends.
 */
async function takeDue(trx: Trx, { id, frequency }: Person): Promise<{ due: Due[]; until: Date }> {
  const { rows } = await sql<Due & { until: Date }>`
    with due as materialized (
      select school_id, reviews, events, facts, date_trunc('milliseconds', notified_until) as since,
        date_trunc('milliseconds', now() - interval '1 minute') as until
      from school_follows
      where user_id = ${id} and mail = ${frequency} and check_at <= now() + make_interval(hours => ${AHEAD_HOURS[frequency]})
      for update
    ), moved as (
      update school_follows f
      set notified_until = greatest(f.notified_until, due.until), check_at = now() + make_interval(hours => ${CHECK_HOURS[frequency]})
      from due where f.user_id = ${id} and f.school_id = due.school_id
    )
    select * from due`.execute(trx)
  return { due: rows, until: rows[0]?.until ?? new Date() }
}

/** Schools with the same frequency that are due within these hours are included in the same mail. */
const AHEAD_HOURS = { at_once: 1, weekly: 24 } as const satisfies Record<Frequency, number>
