import { sql } from 'kysely'
import type { PersonalData } from '#app/core/privacy/personal-data.ts'
import { db } from '#db/client.ts'

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
