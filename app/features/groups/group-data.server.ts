import type { PersonalData } from '#app/core/privacy/personal-data.ts'
import { db } from '#db/client.ts'

/** Personal data: the groups to which a person belongs. Their membership ends with the account's row. */
export const groupPeopleData: PersonalData = {
  name: 'groups',
  read: (userId) =>
    db()
      .selectFrom('group_people as p')
      .innerJoin('school_groups as g', 'g.id', 'p.group_id')
      .select(['p.group_id', 'g.name', 'g.country', 'p.role', 'p.created_at'])
      .where('p.user_id', '=', userId)
      .orderBy('p.created_at')
      .execute(),
}

/** Personal data: invitations to a group, or to have a group manage a school, sent to a person's address. */
export const groupInvitationData: PersonalData = {
  name: 'group_invitations',
  read: (userId) =>
    db()
      .selectFrom('group_invitations as i')
      .innerJoin('users as u', 'u.email', 'i.email')
      .select(['i.group_id', 'i.school_id', 'i.email', 'i.created_at', 'i.expires_at'])
      .where('u.id', '=', userId)
      .orderBy('i.created_at')
      .execute(),
  erase: async (trx, userId) => {
    await trx
      .deleteFrom('group_invitations')
      .where('email', '=', (eb) => eb.selectFrom('users').select('email').where('id', '=', userId))
      .execute()
  },
}

/** Personal data: what a person changed for several schools of a group. The changes stay, without the person. */
export const groupChangeData: PersonalData = {
  name: 'group_changes',
  read: (userId) =>
    db()
      .selectFrom('group_changes')
      .select(['id', 'group_id', 'file_name', 'state', 'created_at', 'applied_at', 'undone_at'])
      .where('made_by', '=', userId)
      .orderBy('created_at')
      .execute(),
}
