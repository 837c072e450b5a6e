import { sql, type Transaction } from 'kysely'
import { pageAddress } from '#app/core/urls.server.ts'
import { unsubscribeAddress } from '#app/features/accounts/me/unsubscribe.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { countNews, presentNews, type SchoolNews } from '../count-news.server.ts'
import { CHECK_HOURS, type Frequency, MAX_FOLLOWS } from '../saved-search.ts'

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
      schools: news.map((school) => presentNews(school, locale)),
      settingsUrl: pageAddress(locale, '/account/searches'),
    },
    unsubscribeUrl: unsubscribeAddress(id, 'email.school_news', locale),
  })
  return 'mailed'
}

/** Returns the news of the followed schools since the last check, and records this one. */
function takeNews(trx: Trx, { id, frequency }: Person): Promise<SchoolNews[]> {
  const due = sql`
    due as materialized (
      select school_id, reviews, events, facts, notified_until, now() - interval '1 minute' as until
      from school_follows
      where user_id = ${id} and mail = ${frequency} and check_at <= now() + make_interval(hours => ${AHEAD_HOURS[frequency]})
      for update
    ), moved as (
      update school_follows f
      set notified_until = greatest(f.notified_until, due.until), check_at = now() + make_interval(hours => ${CHECK_HOURS[frequency]})
      from due where f.user_id = ${id} and f.school_id = due.school_id
    ),`
  return countNews(trx, sql`select '' as of, due.* from due`, MAX_FOLLOWS, due)
}

/** Schools with the same frequency that are due within these hours are included in the same mail. */
const AHEAD_HOURS = { at_once: 1, weekly: 24 } as const satisfies Record<Frequency, number>
