import { type SqlBool, sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import type { Session } from '#app/core/session.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'
import { type CaseRef, LOCK_MINUTES } from './case-kind.ts'

type Worker = Pick<Session, 'userId' | 'role'>

const until = () => sql<Date>`now() + make_interval(mins => ${LOCK_MINUTES})`

/**
 * Locks a case, or renews the lock for another 15 minutes. If two people try at the same time, one gets it.
 *
 * @returns whether this person has the lock now
 */
export async function takeLock({ userId }: Worker, { kind, id }: CaseRef): Promise<boolean> {
  const taken = await db()
    .insertInto('case_locks')
    .values({ kind, id, user_id: userId, until: until() })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'id'])
        .doUpdateSet({
          user_id: userId,
          until: until(),
          taken_at: sql<Date>`case when case_locks.user_id = ${userId} and case_locks.until > now()
            then case_locks.taken_at else now() end`,
        })
        .where(sql<SqlBool>`case_locks.user_id = ${userId} or case_locks.until <= now()`),
    )
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Releases a lock; nothing happens when somebody else has it. */
export async function releaseLock({ userId }: Worker, { kind, id }: CaseRef): Promise<void> {
  await db()
    .deleteFrom('case_locks')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute()
}

/** Takes over somebody else's lock, which is recorded in the audit log. */
export async function takeOver(worker: Worker, caseRef: CaseRef): Promise<void> {
  const { userId } = worker
  await db()
    .transaction()
    .execute(async (trx) => {
      const holder = await holderOf(trx, caseRef)
      const lock = { user_id: userId, taken_at: sql<Date>`now()`, until: until() }
      await trx
        .insertInto('case_locks')
        .values({ ...caseRef, ...lock })
        .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(lock))
        .execute()
      if (!holder || holder === userId) return
      await recordAudit(trx, worker, {
        action: `${caseRef.kind}.taken_over`,
        subject: caseRef,
        before: { inHandOf: holder },
        after: { inHandOf: userId },
      })
    })
}

/**
 * Releases the decider's lock of a case; belongs in the transaction of the decision.
 *
 * @throws Failure case_locked when somebody else has the lock
 */
export async function endLock(trx: Transaction<Database>, { userId }: Worker, caseRef: CaseRef): Promise<void> {
  const holder = await holderOf(trx, caseRef)
  if (holder && holder !== userId) throw new Failure('conflict', 'case_locked')
  await trx.deleteFrom('case_locks').where('kind', '=', caseRef.kind).where('id', '=', caseRef.id).execute()
}

/** Returns who has locked the case; nobody can take it over until the transaction ends. */
async function holderOf(trx: Transaction<Database>, { kind, id }: CaseRef): Promise<string | undefined> {
  const lock = await trx
    .selectFrom('case_locks as l')
    .select(['l.user_id', sql<boolean>`l.until > now()`.as('holds')])
    .where('l.kind', '=', kind)
    .where('l.id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return lock?.holds ? lock.user_id : undefined
}
