import { type SqlBool, sql, type Transaction } from 'kysely'
import { pageAddress } from '#app/core/urls.server.ts'
import { NOTIFICATIONS, type NotificationName, nameOf } from '#app/features/accounts/me/notifications.ts'
import { unsubscribeAddress } from '#app/features/accounts/me/unsubscribe.server.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import type { Database } from '#db/schema.ts'
import type { EnquiryText, NotificationKind, NotificationProps } from './notification.ts'
import type { Recipient } from './recipients.server.ts'

/**
 * Kinds that are also mailed, with the preference that governs the mail. Others are mailed by their sender, or not at
 * all.
 */
const CHOICES: { [Kind in NotificationKind]?: NotificationName } = {
  review: 'email.review',
  message: 'email.message',
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
    else await enqueueMail(trx, { template: 'school-review', ...order, props: { ...about, ...countOf(props) } })
  }
}

const countOf = (props: Told['props']): { count: number; first?: true } => ({
  count: ('count' in props && props.count) || 1,
  ...('first' in props && props.first && { first: true as const }),
})

async function peopleWhoWant(trx: Transaction<Database>, choice: NotificationName, people: Recipient[]) {
  const byDefault = NOTIFICATIONS.some((one) => nameOf(one) === choice && one.byDefault)
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
