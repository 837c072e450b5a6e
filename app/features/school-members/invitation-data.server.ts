import type { PersonalData } from '#app/core/privacy/personal-data.ts'
import { db } from '#db/client.ts'

/** Personal data: invitations to a school that were sent to a person's address. */
export const invitationData: PersonalData = {
  name: 'school_invitations',
  read: (userId) =>
    db()
      .selectFrom('member_invitations as i')
      .innerJoin('users as u', 'u.email', 'i.email')
      .select(['i.school_id', 'i.email', 'i.created_at', 'i.expires_at'])
      .where('u.id', '=', userId)
      .orderBy('i.created_at')
      .execute(),
  erase: async (trx, userId) => {
    await trx
      .deleteFrom('member_invitations')
      .where('email', '=', (eb) => eb.selectFrom('users').select('email').where('id', '=', userId))
      .execute()
  },
}
