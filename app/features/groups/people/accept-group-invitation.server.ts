import { sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { hashToken } from '#app/core/tokens/token.server.ts'
import { addToGroup } from '#app/features/schools/membership/add-to-group.server.ts'
import { mailGroup } from '#app/features/schools/membership/mail-group.server.ts'
import { requireGroup } from '#app/features/schools/membership/require-group.server.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { lockPerson, recordGroupAction } from '../group.server.ts'
import { MAX_GROUP_PEOPLE } from '../group.ts'
import { GROUPS_POLICY } from '../policy.ts'

/** Condition: the sender of the invitation `i` may still decide about its group or school. */
const inviterMayInvite = sql<boolean>`exists (
  select from users inviter where inviter.id = i.invited_by and inviter.erase_after is null
    and not is_suspended(inviter.suspended_at, inviter.suspended_until)
    and (exists (select from group_people p
        where p.group_id = i.group_id and p.user_id = i.invited_by and p.role = 'owner')
      or exists (select from school_members o
        where o.school_id = i.school_id and o.user_id = i.invited_by and o.role = 'owner')
        and not exists (select from school_redirects r where r.old_id = i.school_id)))`

/**
 * Finds the invitation of a mailed link, for the person to whom it was sent.
 *
 * @returns null when the link is not valid, or no longer; `other` when it was sent to another address
 */
export async function findGroupInvitation(userId: string, token: string) {
  const row = await db()
    .selectFrom('group_invitations as i')
    .leftJoin('school_groups as g', 'g.id', 'i.group_id')
    .leftJoin('school_directory as d', 'd.id', 'i.school_id')
    .leftJoin('users as u', (join) =>
      join.onRef('u.email', '=', 'i.email').on('u.id', '=', userId).on('u.email_verified', '=', true),
    )
    .select(['g.name as group', 'd.name as school', 'd.city', 'u.id as invited'])
    .where('i.token_hash', '=', hashToken(token))
    .where('i.expires_at', '>', sql<Date>`now()`)
    .where(inviterMayInvite)
    .executeTakeFirst()
  if (!row) return null
  const { invited, ...names } = row
  return invited ? names : ('other' as const)
}

/**
 * Accepts an invitation: the person joins the group as an editor, or the chosen group, which they own, manages the
 * school from now on.
 *
 * @param groupId the group that is to manage the school; nothing for an invitation to a group
 * @returns id of the group
 * @throws Failure link_used; invitation_not_yours when it was sent to another address; people_full; group_unknown,
 *   not_allowed; school_in_group, group_full
 */
export function acceptGroupInvitation(userId: string, token: string, groupId: string | undefined): Promise<string> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const invitation = await trx
        .deleteFrom('group_invitations as i')
        .where('i.token_hash', '=', hashToken(token))
        .where('i.expires_at', '>', sql<Date>`now()`)
        .where(inviterMayInvite)
        .returning(['i.group_id', 'i.school_id', 'i.email', 'i.invited_by'])
        .executeTakeFirst()
      if (!invitation) throw new Failure('gone', 'link_used')
      if (invitation.email !== (await lockPerson(trx, userId))) throw new Failure('forbidden', 'invitation_not_yours')
      if (invitation.group_id) return await joinGroup(trx, { userId, groupId: invitation.group_id })
      if (!groupId) throw new Failure('not_found', 'group_unknown')
      const schoolId = invitation.school_id!
      const member = { userId, groupId }
      await requireGroup(trx, member, GROUPS_POLICY.addSchool)
      await addToGroup(trx, { groupId, schoolIds: [schoolId], byInvitation: true })
      await recordGroupAction(trx, member, 'school_added', { school: schoolId, by: 'invitation' })
      await mailGroup(trx, { groupId, schoolId, change: 'joined' })
      return groupId
    })
}

async function joinGroup(trx: Transaction<Database>, member: { userId: string; groupId: string }): Promise<string> {
  const { userId, groupId } = member
  await trx.selectFrom('school_groups').select('id').where('id', '=', groupId).forNoKeyUpdate().executeTakeFirst()
  const people = await trx.selectFrom('group_people').select('user_id').where('group_id', '=', groupId).execute()
  if (people.length >= MAX_GROUP_PEOPLE) throw new Failure('conflict', 'people_full')
  await trx
    .insertInto('group_people')
    .values({ group_id: groupId, user_id: userId, role: 'editor' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await recordGroupAction(trx, member, 'joined', { user: userId })
  return groupId
}
