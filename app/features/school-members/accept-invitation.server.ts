import { sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { hashToken } from '#app/core/tokens/token.server.ts'
import { enqueueReviewSettlement } from '#app/features/schools/membership/enqueue-review-settlement.server.ts'
import { notMerged } from '#app/features/schools/membership/require-member.server.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { lockMembers, mailMembers, recordMemberChange } from './change-members.server.ts'
import { MAX_MEMBERS } from './member.ts'

/** Condition: the sender of the invitation `i` still owns its school, which was not merged into another. */
const inviterMayInvite = sql<boolean>`exists (
  select from school_members o join users inviter on inviter.id = o.user_id
  where o.school_id = i.school_id and o.user_id = i.invited_by and o.role = 'owner' and ${notMerged}
    and inviter.erase_after is null and not is_suspended(inviter.suspended_at, inviter.suspended_until))`

/**
 * Finds the invitation of a mailed link, for the person to whom it was sent.
 *
 * @returns null when the link is not valid, or no longer; `other` when it was sent to another address
 */
export async function findInvitation(userId: string, token: string) {
  const row = await db()
    .selectFrom('member_invitations as i')
    .innerJoin('school_directory as d', 'd.id', 'i.school_id')
    .leftJoin('users as u', (join) =>
      join.onRef('u.email', '=', 'i.email').on('u.id', '=', userId).on('u.email_verified', '=', true),
    )
    .select(['d.id', 'd.name', 'd.city', 'u.id as invited'])
    .where('i.token_hash', '=', hashToken(token))
    .where('i.expires_at', '>', sql<Date>`now()`)
    .where(inviterMayInvite)
    .executeTakeFirst()
  if (!row) return null
  return row.invited ? { school: { id: row.id, name: row.name, city: row.city } } : ('other' as const)
}

/**
 * Makes the invited person an editor of the school; their own review of it is held from now on. The invitation is valid
 * while its sender is an owner.
 *
 * @returns id of the school
 * @throws Failure link_used; invitation_not_yours when it was sent to another address; people_full
 */
export function acceptInvitation(userId: string, token: string): Promise<string> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const email = await lockPerson(trx, userId)
      await lockInvitedSchool(trx, token)
      const invitation = await takeInvitation(trx, token)
      if (!invitation) throw new Failure('gone', 'link_used')
      if (invitation.email !== email) throw new Failure('forbidden', 'invitation_not_yours')
      const { school_id: schoolId } = invitation
      const people = await trx
        .selectFrom('school_members')
        .select('user_id')
        .where('school_id', '=', schoolId)
        .where('group_id', 'is', null)
        .execute()
      if (people.length >= MAX_MEMBERS) throw new Failure('conflict', 'people_full')
      await trx
        .insertInto('school_members')
        .values({ school_id: schoolId, user_id: userId, role: 'editor', chosen_at: sql<Date>`now()` })
        .onConflict((conflict) => conflict.columns(['school_id', 'user_id']).doUpdateSet({ group_id: null }))
        .execute()
      await enqueueReviewSettlement(trx)
      await recordMemberChange(trx, { userId, schoolId }, 'joined', { user: userId })
      await mailMembers(trx, schoolId, { change: 'joined', personId: userId })
      return schoolId
    })
}

/** @returns the confirmed address of an account that may act */
async function lockPerson(trx: Transaction<Database>, userId: string): Promise<string | undefined> {
  const user = await trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('email_verified', '=', true)
    .where('erase_after', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return user?.email
}

/**
 * Claims lock the school, and changes of its members lock the members: both are waited for before the invitation is
 * read.
 */
async function lockInvitedSchool(trx: Transaction<Database>, token: string): Promise<void> {
  const school = await trx
    .selectFrom('schools')
    .select('id')
    .where('id', '=', (eb) =>
      eb.selectFrom('member_invitations').select('school_id').where('token_hash', '=', hashToken(token)),
    )
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (school) await lockMembers(trx, school.id)
}

const takeInvitation = (trx: Transaction<Database>, token: string) =>
  trx
    .deleteFrom('member_invitations as i')
    .where('i.token_hash', '=', hashToken(token))
    .where('i.expires_at', '>', sql<Date>`now()`)
    .where(inviterMayInvite)
    .returning(['i.school_id', 'i.email'])
    .executeTakeFirst()
