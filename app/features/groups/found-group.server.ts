import { Failure } from '#app/core/failure.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import type { Visitor } from '#app/core/visitor.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import { lockPerson } from './group.server.ts'
import { MAX_GROUPS } from './group.ts'

/**
 * Founds a group owned by the person. It has no school, and so no rights anywhere, until a school invites it or the
 * team decides on its evidence.
 *
 * @returns id of the group
 * @throws Failure groups_full; not_allowed while the address is not confirmed or the account is locked;
 *   too_many_attempts
 */
export async function foundGroup(
  { userId, visitor }: { userId: string; visitor: Visitor },
  { name, country }: { name: string; country: CountryCode },
): Promise<string> {
  await countAttempt('claim', { account: userId, address: visitor.address })
  return await db()
    .transaction()
    .execute(async (trx) => {
      if (!(await lockPerson(trx, userId))) throw new Failure('forbidden', 'not_allowed')
      const own = await trx
        .selectFrom('group_people')
        .select('group_id')
        .where('user_id', '=', userId)
        .where('role', '=', 'owner')
        .execute()
      if (own.length >= MAX_GROUPS) throw new Failure('conflict', 'groups_full')
      const { id } = await trx
        .insertInto('school_groups')
        .values({ name, country })
        .returning('id')
        .executeTakeFirstOrThrow()
      await trx.insertInto('group_people').values({ group_id: id, user_id: userId, role: 'owner' }).execute()
      await recordAudit(trx, { userId, role: 'user' }, { action: 'group.founded', subject: { kind: 'group', id } })
      return id
    })
}
