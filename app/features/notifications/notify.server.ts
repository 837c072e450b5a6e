import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { signal } from './live/signal.server.ts'
import { mailEntries } from './mail-entries.server.ts'
import type { EnquiryText, NotificationKind, NotificationProps } from './notification.ts'
import { findRecipients, type Recipients } from './recipients.server.ts'

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
  for (const { id } of people) await signal(trx, id)
}
