import { sql } from 'kysely'
import type { PersonalData } from '#app/core/privacy/personal-data.ts'
import { db } from '#db/client.ts'
import { RECIPIENT_DAYS } from './mailing.ts'

/** Personal data: which mailings a person received, while that is known, and which ones a member of the team wrote. */
export const mailingData: PersonalData = {
  name: 'mailings',
  read: (userId) =>
    db()
      .selectFrom('mailings as m')
      .leftJoin('mailing_recipients as r', (join) =>
        join.onRef('r.mailing_id', '=', 'm.id').on('r.user_id', '=', userId),
      )
      .select(['m.id', 'm.template', 'm.reason', 'm.ordered_at', 'r.locale', 'r.state'])
      .select(sql<boolean>`m.saved_by is not distinct from ${userId}::uuid`.as('written'))
      .select(sql<unknown>`case when m.saved_by = ${userId}::uuid then m.mails else m.mails->r.locale end`.as('mail'))
      .where((eb) => eb.or([eb('r.user_id', '=', userId), eb('m.saved_by', '=', userId)]))
      .orderBy('m.id')
      .execute(),
}

/** Forgets who received a mailing, 90 days after its last mail. @returns number of recipients */
export async function removeOldRecipients(): Promise<number> {
  const { numDeletedRows } = await db()
    .deleteFrom('mailing_recipients')
    .where('mailing_id', 'in', (eb) =>
      eb
        .selectFrom('mailings')
        .select('id')
        .where(sql<boolean>`coalesce(done_at, cancelled_at) < now() - make_interval(days => ${RECIPIENT_DAYS})`),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
