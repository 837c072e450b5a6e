import { sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { hashToken, newToken } from '#app/core/tokens/token.server.ts'
import { pageAddress } from '#app/core/urls.server.ts'
import type { Visitor } from '#app/core/visitor.ts'
import { countMail } from '#app/features/accounts/identity/count-mail.server.ts'
import type { Member } from '#app/features/schools/membership/require-member.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import type { Database } from '#db/schema.ts'
import { changeMembers, recordMemberChange } from './change-members.server.ts'
import { INVITATION_DAYS, MAX_INVITATIONS, MAX_MEMBERS } from './member.ts'
import { SCHOOL_MEMBERS_POLICY } from './policy.ts'

/**
 * Invites a person as an editor, on behalf of an owner: a mail with a link valid for {@link INVITATION_DAYS} days. A
 * second invitation sends a new link, which replaces the first.
 *
 * @param email in lower case
 * @throws Failure not_allowed, school_not_yours; already_operator; people_full; too_many_attempts
 */
export async function inviteMember(
  member: Member & { locale: Locale; visitor: Visitor },
  email: string,
): Promise<void> {
  const { schoolId, visitor } = member
  await changeMembers(member, SCHOOL_MEMBERS_POLICY.invite, async (trx) => {
    await countMail('invitation', email, visitor)
    await refuseWhenFull(trx, schoolId, email)
    const token = newToken()
    const invitation = { token_hash: hashToken(token), invited_by: member.userId, expires_at: inDays() }
    await trx
      .insertInto('member_invitations')
      .values({ school_id: schoolId, email, ...invitation })
      .onConflict((conflict) => conflict.columns(['school_id', 'email']).doUpdateSet(invitation))
      .execute()
    await recordMemberChange(trx, member, 'invited', {})
    await mailInvitation(trx, member, { email, token })
  })
}

const inDays = () => sql<Date>`now() + make_interval(days => ${INVITATION_DAYS})`

async function refuseWhenFull(trx: Transaction<Database>, schoolId: string, email: string): Promise<void> {
  const people = await trx
    .selectFrom('school_members as o')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .select('u.email')
    .where('o.school_id', '=', schoolId)
    .where('o.group_id', 'is', null)
    .execute()
  if (people.some((person) => person.email === email)) throw new Failure('conflict', 'already_operator')
  const others = await trx
    .selectFrom('member_invitations')
    .select('id')
    .where('school_id', '=', schoolId)
    .where('email', '<>', email)
    .where('expires_at', '>', sql<Date>`now()`)
    .execute()
  if (people.length >= MAX_MEMBERS || others.length >= MAX_INVITATIONS) throw new Failure('conflict', 'people_full')
}

/** Mails the invitation in the language of the account with the address, or else in the owner's. */
async function mailInvitation(
  trx: Transaction<Database>,
  { userId, schoolId, locale: fallback }: Member & { locale: Locale },
  { email, token }: { email: string; token: string },
): Promise<void> {
  const { school, inviter, locale } = await trx
    .selectFrom('school_directory as d')
    .innerJoin('users as owner', (join) => join.on('owner.id', '=', userId))
    .leftJoin('users as invited', (join) => join.on('invited.email', '=', email))
    .select(['d.name as school', 'owner.email as inviter', 'invited.locale'])
    .where('d.id', '=', schoolId)
    .executeTakeFirstOrThrow()
  const to = { to: email, locale: (locale ?? fallback) as Locale }
  const url = pageAddress(to.locale, `/account/school-invitation?token=${token}`)
  await enqueueMail(trx, { template: 'school-invitation', ...to, props: { school, inviter, url } })
}
