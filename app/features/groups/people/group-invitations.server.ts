import { sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { hashToken, newToken } from '#app/core/tokens/token.server.ts'
import { pageAddress } from '#app/core/urls.server.ts'
import type { Visitor } from '#app/core/visitor.ts'
import { countMail } from '#app/features/accounts/identity/count-mail.server.ts'
import { changeMembers, recordMemberChange } from '#app/features/school-members/change-members.server.ts'
import { SCHOOL_MEMBERS_POLICY } from '#app/features/school-members/policy.ts'
import type { GroupMember } from '#app/features/schools/membership/require-group.server.ts'
import type { Member } from '#app/features/schools/membership/require-member.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import type { Database } from '#db/schema.ts'
import { recordGroupAction } from '../group.server.ts'
import { GROUP_INVITATION_DAYS, MAX_GROUP_INVITATIONS, MAX_GROUP_PEOPLE } from '../group.ts'
import { GROUPS_POLICY } from '../policy.ts'
import { withLockedGroup } from './change-group-people.server.ts'

type Inviting = { locale: Locale; visitor: Visitor }

/**
 * Invites a person to a group as an editor. A second invitation replaces the first.
 *
 * @param email in lower case
 * @throws Failure group_unknown, not_allowed; already_operator; people_full; too_many_attempts
 */
export const inviteToGroup = (member: GroupMember & Inviting, email: string): Promise<void> =>
  withLockedGroup(member, GROUPS_POLICY.invite, async (trx) => {
    const { groupId, userId } = member
    await countMail('invitation', email, member.visitor)
    const people = await trx
      .selectFrom('group_people as p')
      .innerJoin('users as u', 'u.id', 'p.user_id')
      .select('u.email')
      .where('p.group_id', '=', groupId)
      .execute()
    if (people.some((person) => person.email === email)) throw new Failure('conflict', 'already_operator')
    const others = await openInvitations(trx, { group_id: groupId }, email)
    if (people.length >= MAX_GROUP_PEOPLE || others >= MAX_GROUP_INVITATIONS)
      throw new Failure('conflict', 'people_full')
    const token = await keepInvitation(trx, { group_id: groupId, email, invited_by: userId })
    await recordGroupAction(trx, member, 'invited')
    await mailInvitation(trx, member, { email, token, of: { group_id: groupId } })
  })

/**
 * Invites a person, on behalf of a main contact, to have one of their groups manage a school. A second invitation
 * replaces the first.
 *
 * @param email in lower case
 * @throws Failure school_not_yours, not_allowed; school_in_group when a group already manages it; people_full;
 *   too_many_attempts
 */
export const inviteGroup = (member: Member & Inviting, email: string): Promise<void> =>
  changeMembers(member, SCHOOL_MEMBERS_POLICY.inviteGroup, async (trx) => {
    const { schoolId, userId } = member
    await countMail('invitation', email, member.visitor)
    const managed = await trx
      .selectFrom('group_schools')
      .select('group_id')
      .where('school_id', '=', schoolId)
      .executeTakeFirst()
    if (managed) throw new Failure('conflict', 'school_in_group')
    if ((await openInvitations(trx, { school_id: schoolId }, email)) >= MAX_GROUP_INVITATIONS)
      throw new Failure('conflict', 'people_full')
    const token = await keepInvitation(trx, { school_id: schoolId, email, invited_by: userId })
    await recordMemberChange(trx, member, 'group_invited', {})
    await mailInvitation(trx, member, { email, token, of: { school_id: schoolId } })
  })

type Of = { group_id: string } | { school_id: string }

async function openInvitations(trx: Transaction<Database>, of: Of, email: string): Promise<number> {
  const [column, id] = Object.entries(of)[0] as ['group_id' | 'school_id', string]
  const others = await trx
    .selectFrom('group_invitations')
    .select('id')
    .where(column, '=', id)
    .where('email', '<>', email)
    .where('expires_at', '>', sql<Date>`now()`)
    .execute()
  return others.length
}

async function keepInvitation(trx: Transaction<Database>, values: Of & { email: string; invited_by: string }) {
  const token = newToken()
  const expires_at = sql<Date>`now() + make_interval(days => ${GROUP_INVITATION_DAYS})`
  const [column, id] =
    'group_id' in values ? (['group_id', values.group_id] as const) : (['school_id', values.school_id] as const)
  await trx.deleteFrom('group_invitations').where(column, '=', id).where('email', '=', values.email).execute()
  await trx
    .insertInto('group_invitations')
    .values({ ...values, token_hash: hashToken(token), expires_at })
    .execute()
  return token
}

/** Mails the invitation in the language of the account with the address, or else in the sender's. */
async function mailInvitation(
  trx: Transaction<Database>,
  { userId, locale: fallback }: { userId: string; locale: Locale },
  { email, token, of }: { email: string; token: string; of: Of },
): Promise<void> {
  const { inviter, locale } = await trx
    .selectFrom('users as owner')
    .leftJoin('users as invited', (join) => join.on('invited.email', '=', email))
    .select(['owner.email as inviter', 'invited.locale'])
    .where('owner.id', '=', userId)
    .executeTakeFirstOrThrow()
  const { name } =
    'group_id' in of
      ? await trx.selectFrom('school_groups').select('name').where('id', '=', of.group_id).executeTakeFirstOrThrow()
      : await trx.selectFrom('school_directory').select('name').where('id', '=', of.school_id).executeTakeFirstOrThrow()
  const to = { to: email, locale: (locale ?? fallback) as Locale }
  const url = pageAddress(to.locale, `/account/group-invitation?token=${token}`)
  const template = 'group_id' in of ? 'group-invitation' : 'group-school-invitation'
  await enqueueMail(trx, { template, ...to, props: { name, inviter, url } })
}
