import { sql } from 'kysely'
import { Failure } from '#app/features/accounts/failure.ts'
import { hashToken } from '#app/features/accounts/token.server.ts'
import { db } from '#db/client.ts'
import { lockPeople, mailPeople, recordPeople } from './change-people.server.ts'
import { PEOPLE_MAX } from './people-rules.ts'

/**
 * The invitation that a link leads to, for the person to whom it was sent.
 *
 * @returns null when the link does not hold (any more); `other` when it was sent to another address
 */
export async function findInvitation(userId: string, token: string) {
  const row = await db()
    .selectFrom('operator_invitations as i')
    .innerJoin('school_directory as d', 'd.id', 'i.school_id')
    .leftJoin('users as u', (join) =>
      join.onRef('u.email', '=', 'i.email').on('u.id', '=', userId).on('u.email_verified', '=', true),
    )
    .select(['d.id', 'd.name', 'd.city', 'u.id as invited'])
    .where('i.token_hash', '=', hashToken(token))
    .where('i.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  if (!row) return null
  return row.invited ? { school: { id: row.id, name: row.name, city: row.city } } : ('other' as const)
}

/**
 * Makes the person to whom an invitation was sent an editor of the school.
 *
 * @returns id of the school
 * @throws Failure link_used; invitation_not_yours when it was sent to another address; people_full
 */
export function acceptInvitation(userId: string, token: string): Promise<string> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const invitation = await trx
        .deleteFrom('operator_invitations')
        .where('token_hash', '=', hashToken(token))
        .where('expires_at', '>', sql<Date>`now()`)
        .returning(['school_id', 'email'])
        .executeTakeFirst()
      if (!invitation) throw new Failure('link_used')
      const { school_id: schoolId, email } = invitation
      const user = await trx
        .selectFrom('users')
        .select('id')
        .where('id', '=', userId)
        .where('email', '=', email)
        .where('email_verified', '=', true)
        .executeTakeFirst()
      if (!user) throw new Failure('invitation_not_yours')
      await lockPeople(trx, schoolId)
      const people = await trx
        .selectFrom('school_operators')
        .select('user_id')
        .where('school_id', '=', schoolId)
        .execute()
      if (people.length >= PEOPLE_MAX) throw new Failure('people_full')
      await trx
        .insertInto('school_operators')
        .values({ school_id: schoolId, user_id: userId, role: 'editor', chosen_at: sql<Date>`now()` })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await recordPeople(trx, { userId, schoolId }, 'joined', { user: userId })
      await mailPeople(trx, schoolId, { change: 'joined', personId: userId })
      return schoolId
    })
}
