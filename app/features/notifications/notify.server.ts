import { type SqlBool, sql, type Transaction } from 'kysely'
import { pageAddress } from '#app/core/urls.server.ts'
import { NOTIFICATIONS, type NotificationName, notificationName } from '#app/features/accounts/me/notifications.ts'
import { unsubscribeAddress } from '#app/features/accounts/me/unsubscribe.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import type { Database } from '#db/schema.ts'
import { sendSignal } from './live/signal.server.ts'
import type { EnquiryText, NotificationKind, NotificationProps } from './notification.ts'

/** A notification to send. `publishUpdate` sends product news. */
export type News<Kind extends Exclude<NotificationKind, 'update'>> = {
  to: Recipients
  kind: Kind
  props: NotificationProps[Kind]
  /** Page that it is about, without language. */
  path: string
} & (Kind extends 'message' ? { letter: EnquiryText } : { letter?: undefined })

/**
 * Notifies people if and only if the caller's transaction commits: by an entry behind the bell, immediately in open
 * pages, and by mail if the kind has one and the person wants it.
 */
export async function notify<Kind extends Exclude<NotificationKind, 'update'>>(
  trx: Transaction<Database>,
  { to, kind, props, path, letter }: News<Kind>,
): Promise<void> {
  const people = await findRecipients(trx, to)
  if (people.length === 0) return
  const school_id = 'schoolId' in to ? to.schoolId : null
  const content = { kind, school_id, props: JSON.stringify(props), path }
  const entries = await trx
    .insertInto('notifications')
    .values(people.map(({ id }) => ({ ...content, user_id: id })))
    .returning(['id', 'user_id as userId'])
    .execute()
  await mailEntries(trx, { kind, props, letter }, people, entries)
  for (const { id } of people) await sendSignal(trx, id)
}

/**
 * Kinds that are also mailed, with the preference that governs the mail. Others are mailed by their sender, or not at
 * all.
 */
const CHOICES: { [Kind in NotificationKind]?: NotificationName } = {
  review: 'email.review',
  message: 'email.message',
  question: 'email.question',
  question_answer: 'email.question',
}

type Told = {
  kind: NotificationKind
  props: NotificationProps[NotificationKind]
  letter?: EnquiryText
}

/**
 * Queues the mails about new notifications, for people who want them. A mail links to its notification, which is then
 * marked as read.
 */
export async function mailEntries(
  trx: Transaction<Database>,
  { kind, props, letter }: Told,
  people: Recipient[],
  entries: { id: string; userId: string }[],
): Promise<void> {
  const choice = CHOICES[kind]
  if (!choice || !('school' in props)) return
  const wanting = await peopleWhoWant(trx, choice, people)
  for (const { id, email: to, locale } of wanting) {
    const entry = entries.find(({ userId }) => userId === id)
    const about = { school: props.school, url: pageAddress(locale, `/account/news/${entry?.id}`) }
    const order = { to, locale, unsubscribeUrl: unsubscribeAddress(id, choice, locale) }
    if (letter)
      await enqueueMail(trx, {
        template: 'school-message',
        ...order,
        replyTo: letter.email,
        props: { ...about, ...letter },
      })
    else if (kind === 'question')
      await enqueueMail(trx, { template: 'school-question', ...order, props: { ...about, ...countOf(props) } })
    else if (kind === 'question_answer') {
      const bySchool = 'bySchool' in props && props.bySchool === true
      await enqueueMail(trx, { template: 'question-answered', ...order, props: { ...about, bySchool } })
    } else await enqueueMail(trx, { template: 'school-review', ...order, props: { ...about, ...countOf(props) } })
  }
}

const countOf = (props: Told['props']): { count: number; first?: true } => ({
  count: ('count' in props && props.count) || 1,
  ...('first' in props && props.first && { first: true as const }),
})

async function peopleWhoWant(trx: Transaction<Database>, choice: NotificationName, people: Recipient[]) {
  const byDefault = NOTIFICATIONS.some((one) => notificationName(one) === choice && one.byDefault)
  const chosen = await trx
    .selectFrom('notification_preferences')
    .select(['user_id', 'enabled'])
    .where(sql<SqlBool>`type || '.' || event = ${choice}`)
    .where(
      'user_id',
      'in',
      people.map(({ id }) => id),
    )
    .execute()
  const choices = new Map(chosen.map(({ user_id, enabled }) => [user_id, enabled]))
  return people.filter(({ id }) => choices.get(id) ?? byDefault)
}

/** One person, or all members of a school. */
export type Recipients = { userId: string } | { schoolId: string }

/** A person who is notified. */
type Recipient = { id: string; email: string; locale: Locale }

/** Finds the accounts to notify; deleted and locked ones are left out. */
export async function findRecipients(trx: Transaction<Database>, to: Recipients): Promise<Recipient[]> {
  const people = trx
    .selectFrom('users as u')
    .select(['u.id', 'u.email', sql<Locale>`u.locale`.as('locale')])
    .where('u.erase_after', 'is', null)
    .where(sql<boolean>`not is_suspended(u.suspended_at, u.suspended_until)`)
  if ('userId' in to) return await people.where('u.id', '=', to.userId).execute()
  return await people
    .innerJoin('school_members as o', 'o.user_id', 'u.id')
    .where('o.school_id', '=', to.schoolId)
    .execute()
}
