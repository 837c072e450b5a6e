import '#app/i18n/all.server.ts'
import { sql, type Transaction } from 'kysely'
import { pageAddress } from '#app/core/urls.server.ts'
import { unsubscribeAddress } from '#app/features/accounts/me/unsubscribe.server.ts'
import { datesForChild } from '#app/features/admission-dates/dates-for-child.ts'
import { sayAsOf } from '#app/features/admission-dates/shown/present-dates.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import type { Mails } from '#app/mail/mails.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { berlinDay, berlinHour } from '#lib/berlin-day.ts'
import { areasOfChild, type Child, nameOfArea } from './child.ts'
import { listChildren, type OwnChild } from './children.server.ts'
import { listChildRows } from './list-child-rows.server.ts'
import { type DueReminder, dueReminders } from './reminders.ts'
import { bringNames, sayDate } from './say-date.ts'

/** Maximum number of people handled by one run; the next one continues. */
const MAX_PEOPLE = 1000
/** Hour in Berlin from which mails of a day are sent. */
const FIRST_HOUR = 7

type Trx = Transaction<Database>
type Person = { id: string; consentId: string; email: string; locale: Locale; reachable: boolean }
type MailedChild = Mails['admission-dates']['children'][number]

/**
 * Reminds people of the dates of their children, 14 and 3 days before: one mail a day for all of a person's children,
 * none for a date twice, even when several processes run this at once. What is due follows from the rows as they are.
 *
 * @param now instant at which it runs
 * @returns number of people mailed
 */
export async function mailReminders(now = new Date()): Promise<number> {
  const today = berlinDay(now)
  if (now < berlinHour(today, FIRST_HOUR)) return 0
  let mailed = 0
  for (let served = 0; served < MAX_PEOPLE; served++) {
    const outcome = await db()
      .transaction()
      .execute((trx) => serveNext(trx, today, now))
    if (outcome === 'nobody') break
    if (outcome === 'mailed') mailed++
  }
  return mailed
}

/** Takes a person whose dates were not looked at today and whom no other process is handling. */
async function serveNext(trx: Trx, today: string, now: Date): Promise<'nobody' | 'nothing' | 'mailed'> {
  const person = await lockNext(trx, today)
  if (!person) return 'nobody'
  await trx.updateTable('reminder_consents').set({ checked_on: today }).where('id', '=', person.consentId).execute()
  if (!person.reachable) return 'nothing'
  const children: MailedChild[] = []
  for (const child of await listChildren(person.id, trx)) {
    const due = await takeDue(trx, child, today, now)
    if (due.length > 0) children.push(presentChild(child, due, person.locale))
  }
  if (children.length === 0) return 'nothing'
  await enqueueMail(trx, {
    template: 'admission-dates',
    to: person.email,
    locale: person.locale,
    props: { children, settingsUrl: pageAddress(person.locale, '/account/children') },
    unsubscribeUrl: unsubscribeAddress(person.id, 'email.admission_dates', person.locale),
  })
  return 'mailed'
}

async function lockNext(trx: Trx, today: string): Promise<Person | undefined> {
  const { rows } = await sql<Person>`
    select u.id, c.id as "consentId", u.email, u.locale,
      u.email_verified and u.erase_after is null and not is_suspended(u.suspended_at, u.suspended_until) as reachable
    from reminder_consents c join users u on u.id = c.user_id
    where c.withdrawn_at is null and c.stopped_at is null and (c.checked_on is null or c.checked_on < ${today}::date)
    order by c.checked_on nulls first, c.id limit 1 for no key update of c skip locked`.execute(trx)
  return rows[0]
}

/** Returns the dates of which nobody has reminded yet, and records that this mail does. */
async function takeDue(trx: Trx, child: OwnChild, today: string, now: Date): Promise<DueReminder[]> {
  const rows = await listChildRows(trx, child)
  const due = dueReminders(datesForChild(rows, { ...child, areas: areasOfChild(child) }, today), today)
  if (due.length === 0) return []
  const taken = await trx
    .insertInto('child_reminders')
    .values(
      due.map(({ dateId, day, lead }) => ({ child_id: child.id, date_id: dateId, day, lead_days: lead, sent_at: now })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['date_id', 'day'])
    .execute()
  if (taken.length === 0) return []
  await trx.updateTable('children').set({ reminded_at: now }).where('id', '=', child.id).execute()
  return due.filter(({ dateId, day }) => taken.some((row) => row.date_id === dateId && row.day === day))
}

const presentChild = ({ born, area }: Child, due: readonly DueReminder[], locale: Locale): MailedChild => ({
  born,
  area: nameOfArea(area),
  dates: due.map(({ date, day, daysLeft, certain }) => ({
    what: sayDate(date, locale),
    day,
    daysLeft,
    bring: bringNames(date.bring, locale),
    isCertain: certain,
    source: {
      publisher: date.source.publisher,
      address: date.source.address,
      read: sayAsOf(date.source.readOn, locale),
    },
  })),
})
