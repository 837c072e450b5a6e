import type { PersonalData } from '#app/core/privacy/personal-data.ts'
import { db } from '#db/client.ts'

/** Personal data: a person's children and the reminders of their dates; they are deleted with the account's row. */
export const childData: PersonalData = {
  name: 'children',
  read: async (userId) => {
    const children = await db()
      .selectFrom('children')
      .select(['id', 'born_in', 'country', 'area', 'created_at', 'changed_at', 'reminded_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute()
    const reminders = await db()
      .selectFrom('child_reminders as r')
      .innerJoin('children as c', 'c.id', 'r.child_id')
      .select(['r.child_id', 'r.date_id', 'r.day', 'r.lead_days', 'r.sent_at'])
      .where('c.user_id', '=', userId)
      .orderBy('r.sent_at')
      .execute()
    return children.map((child) => ({
      ...child,
      reminders: reminders.filter(({ child_id }) => child_id === child.id).map(({ child_id: _, ...sent }) => sent),
    }))
  },
}

/** Personal data: a person's consents to reminders; they are deleted with the account's row. */
export const consentData: PersonalData = {
  name: 'reminder_consents',
  read: (userId) =>
    db()
      .selectFrom('reminder_consents')
      .select(['text_version', 'given_at', 'stopped_at', 'withdrawn_at'])
      .where('user_id', '=', userId)
      .orderBy('given_at')
      .execute(),
}
