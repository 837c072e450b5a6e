import { Failure } from '#app/core/failure.ts'
import { hasRight } from '#app/core/policy.ts'
import type { Session } from '#app/core/session.ts'
import { db } from '#db/client.ts'
import { discardFailedJobRows, retryFailedJobRows } from '#db/jobs/failed-jobs.ts'
import { FAILED_JOBS } from '#db/jobs/jobs.ts'
import { recordAudit } from '#db/record-audit.ts'
import { ADMIN_POLICY } from '../policy.ts'

type Admin = Pick<Session, 'userId' | 'role'>

/**
 * Puts failed jobs back into their queues.
 *
 * @param ids jobs to retry; the default is the thousand oldest
 * @throws Failure not_allowed; letters_gone when none of them exists any more
 */
export const retryFailedJobs = (admin: Admin, ids?: string[]): Promise<void> =>
  settle(admin, 'job.retried', ids, (trx) => retryFailedJobRows(trx, ids))

/**
 * Discards failed jobs: they are never run.
 *
 * @throws as {@link retryFailedJobs} does
 */
export const discardFailedJobs = (admin: Admin, ids: string[]): Promise<void> =>
  settle(admin, 'job.discarded', ids, (trx) => discardFailedJobRows(trx, ids))

type Transaction = Parameters<typeof retryFailedJobRows>[0]

async function settle(
  admin: Admin,
  action: string,
  ids: string[] | undefined,
  work: (trx: Transaction) => Promise<number>,
): Promise<void> {
  if (!hasRight(admin, ADMIN_POLICY.settleFailedJobs)) throw new Failure('forbidden', 'not_allowed')
  await db()
    .transaction()
    .execute(async (trx) => {
      const many = await work(trx)
      if (many === 0) throw new Failure('conflict', 'letters_gone')
      const subject = { kind: 'job', id: ids?.length === 1 ? ids[0]! : FAILED_JOBS } as const
      await recordAudit(trx, admin, { action, subject, after: { many, ...(ids && { ids }) } })
    })
}
