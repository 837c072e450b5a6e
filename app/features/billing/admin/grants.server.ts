import { sql } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'

/** More than the team ever gives; any beyond that are found at their school. */
const MAX_GRANTS = 200

/** Lists active premium that the team gave without an order, newest first; at most 200. */
export const listGrants = () =>
  db()
    .selectFrom('premium_grants as g')
    .innerJoin('school_directory as d', 'd.id', 'g.school_id')
    .select(['g.id', 'g.school_id as schoolId', 'd.name as school', 'd.city', 'g.reason', 'g.granted_at as grantedAt'])
    .where('g.order_id', 'is', null)
    .where('g.ended_at', 'is', null)
    .orderBy('g.granted_at', 'desc')
    .orderBy('g.id', 'desc')
    .limit(MAX_GRANTS)
    .execute()

/**
 * Makes a school premium without an order.
 *
 * @throws Failure school_unknown, already_premium
 */
export async function grantPremiumByAdmin(adminId: string, schoolId: string, reason: string): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      const school = await trx.selectFrom('schools').select('id').where('id', '=', schoolId).executeTakeFirst()
      if (!school) throw new Failure('not_found', 'school_unknown')
      const granted = await trx
        .insertInto('premium_grants')
        .values({ school_id: schoolId, reason })
        .onConflict((conflict) => conflict.column('school_id').where('ended_at', 'is', null).doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!granted) throw new Failure('conflict', 'already_premium')
      const entry = { action: 'premium.granted', subject: { kind: 'school', id: schoolId } } as const
      await recordAudit(trx, { userId: adminId, role: 'admin' }, { ...entry, after: { grant: granted.id } })
    })
}

/**
 * Ends premium that was given without an order. Premium from an order ends with the order.
 *
 * @throws Failure already_decided when there is no such grant, or none any more
 */
export async function endGrant(adminId: string, grantId: string): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      const ended = await trx
        .updateTable('premium_grants')
        .set({ ended_at: sql<Date>`now()` })
        .where('id', '=', grantId)
        .where('order_id', 'is', null)
        .where('ended_at', 'is', null)
        .returning('school_id')
        .executeTakeFirst()
      if (!ended) throw new Failure('conflict', 'already_decided')
      const entry = { action: 'premium.ended', subject: { kind: 'school', id: ended.school_id } } as const
      await recordAudit(trx, { userId: adminId, role: 'admin' }, { ...entry, before: { grant: grantId } })
    })
}
