import { sql, type Transaction } from 'kysely'
import { pageAddress } from '#app/core/urls.server.ts'
import { unsubscribeAddress } from '#app/features/accounts/me/unsubscribe.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { addDays, berlinDay, berlinHour } from '#lib/berlin-day.ts'

/** Maximum number of people handled by one run; the next one continues. */
const MAX_PEOPLE = 5000
/** Maximum number of schools in a mail, those with most views first. */
const MAX_NAMED_SCHOOLS = 10

type Trx = Transaction<Database>
type School = { name: string; views: number; before: number }

/**
 * Mails subscribers, from Monday morning on, last week's profile views (Monday to Sunday in Berlin) of the premium
 * schools of which they are members, as the dashboard shows them. There is no mail for a week without views, and none
 * twice when several processes run this at the same time. People who subscribed after this Monday morning wait for the
 * next one.
 *
 * @returns number of people mailed
 */
export async function mailDigests(at = new Date()): Promise<number> {
  let mailed = 0
  for (let served = 0; served < MAX_PEOPLE; served++) {
    const outcome = await db()
      .transaction()
      .execute((trx) => serveNext(trx, at))
    if (outcome === 'nobody') break
    if (outcome === 'mailed') mailed++
  }
  return mailed
}

/** Takes a person whom no other process is handling. */
async function serveNext(trx: Trx, at: Date): Promise<'nobody' | 'nothing' | 'mailed'> {
  const { day, instant } = lastMonday(at)
  const { rows } = await sql<{ userId: string }>`
    update notification_preferences set digest_week = ${day}
    where type = 'email' and event = 'view' and user_id = (
      select user_id from notification_preferences
      where type = 'email' and event = 'view' and enabled and updated_at < ${instant}
        and (digest_week is null or digest_week < ${day})
      limit 1 for update skip locked)
    returning user_id as "userId"`.execute(trx)
  if (!rows[0]) return 'nobody'
  return (await notifyPerson(trx, rows[0].userId, day)) ? 'mailed' : 'nothing'
}

/** @returns whether there was something to report, and the account may receive it */
async function notifyPerson(trx: Trx, userId: string, monday: string): Promise<boolean> {
  const person = await trx
    .selectFrom('users as u')
    .select(['u.email as to', sql<Locale>`u.locale`.as('locale')])
    .where('u.id', '=', userId)
    .where('u.erase_after', 'is', null)
    .where(sql<boolean>`not is_suspended(u.suspended_at, u.suspended_until)`)
    .executeTakeFirst()
  const schools = person ? await viewsOf(trx, userId, monday) : []
  if (!person || schools.length === 0) return false
  const { to, locale } = person
  const props = {
    from: addDays(monday, -7),
    to: addDays(monday, -1),
    schools: schools.slice(0, MAX_NAMED_SCHOOLS),
    more: Math.max(0, schools.length - MAX_NAMED_SCHOOLS),
    url: pageAddress(locale, '/dashboard/overview'),
  }
  const unsubscribeUrl = unsubscribeAddress(userId, 'email.view', locale)
  await enqueueMail(trx, { template: 'view-digest', to, locale, props, unsubscribeUrl })
  return true
}

/** Returns the schools with views last week, and their number of views in the week before. */
async function viewsOf(trx: Trx, userId: string, monday: string): Promise<School[]> {
  const { rows } = await sql<School>`
    select d.name, f.views::int, f.before::int
    from school_members o join school_directory d on d.id = o.school_id and d.premium
      join lateral (
        select coalesce(sum(views) filter (where day >= ${addDays(monday, -7)}), 0) as views,
          coalesce(sum(views) filter (where day < ${addDays(monday, -7)}), 0) as before
        from school_figures
        where school_id = o.school_id and day >= ${addDays(monday, -14)} and day < ${monday}) f on f.views > 0
    where o.user_id = ${userId}
    order by f.views desc, d.name, d.id`.execute(trx)
  return rows
}

const DAY_MS = 86_400_000
/** Hour in Berlin from which digests are mailed. */
const MAILING_HOUR = 7

/** Returns the most recent Monday morning, seven o'clock in Berlin: its day (YYYY-MM-DD) and instant. */
export function lastMonday(at: Date): { day: string; instant: Date } {
  const today = berlinDay(at)
  const sinceMonday = (new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7
  const day = addDays(today, -sinceMonday)
  const instant = berlinHour(day, MAILING_HOUR)
  return instant <= at ? { day, instant } : lastMonday(new Date(instant.getTime() - DAY_MS))
}
