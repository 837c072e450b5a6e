import { Failure } from '#app/features/accounts/failure.ts'
import type { Session } from '#app/features/accounts/sessions/session.ts'
import { db } from '#db/client.ts'
import { discardDeadLetters, retryDeadLetters } from '#db/jobs/dead-letters.ts'
import { DEAD_LETTERS } from '#db/jobs/jobs.ts'
import { recordAudit } from '#db/record-audit.ts'

type Admin = Pick<Session, 'userId' | 'role'>

/**
 * Puts jobs that failed for good back to work.
 *
 * @param ids which ones; the default is the thousand oldest
 * @throws Failure not_allowed; letters_gone when none of them is there any more
 */
export const retryLetters = (admin: Admin, ids?: string[]): Promise<void> =>
  settle(admin, 'job.retried', ids, (trx) => retryDeadLetters(trx, ids))

/**
 * Forgets jobs that failed for good: they are never done.
 *
 * @throws as {@link retryLetters} does
 */
export const discardLetters = (admin: Admin, ids: string[]): Promise<void> =>
  settle(admin, 'job.discarded', ids, (trx) => discardDeadLetters(trx, ids))

type Transaction = Parameters<typeof retryDeadLetters>[0]

async function settle(
  admin: Admin,
  action: string,
  ids: string[] | undefined,
  work: (trx: Transaction) => Promise<number>,
): Promise<void> {
  if (admin.role !== 'admin') throw new Failure('not_allowed')
  await db()
    .transaction()
    .execute(async (trx) => {
      const many = await work(trx)
      if (many === 0) throw new Failure('letters_gone')
      const subject = { kind: 'job', id: ids?.length === 1 ? ids[0]! : DEAD_LETTERS } as const
      await recordAudit(trx, admin, { action, subject, after: { many, ...(ids && { ids }) } })
    })
}
