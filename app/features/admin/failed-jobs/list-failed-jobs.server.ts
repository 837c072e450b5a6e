import type { Cursor } from '#db/cursor.ts'
import { countFailedJobs as countFailedJobsByKind, type FailedJobRow, listFailedJobRows } from '#db/jobs/failed-jobs.ts'
import { pageOf } from '#db/keyset.ts'
import { shortenAddresses } from '#lib/mail/shorten-addresses.ts'
import { FAILED_JOBS_PER_PAGE } from './failed-jobs-address.ts'

/** A failed job as admins see it. Of its data only a mail's template and the domain of its recipient are shown. */
export type FailedJob = Pick<FailedJobRow, 'id' | 'job' | 'failedAt' | 'reason' | 'tries'> & { about: string }

/** Lists a page of failed jobs, the oldest first. The caller has checked the rights. */
export async function listFailedJobs(after: Cursor | undefined) {
  const rows = await listFailedJobRows(FAILED_JOBS_PER_PAGE + 1, after)
  const { page, next } = pageOf(rows, FAILED_JOBS_PER_PAGE)
  return { failedJobs: page.map(failedJobOf), next }
}

const failedJobOf = ({ id, job, failedAt, reason, tries, data }: FailedJobRow): FailedJob => ({
  id,
  job,
  failedAt,
  tries,
  reason: shortenAddresses(reason),
  about: job === 'send_mail' ? shortenAddresses(`${data.template}: ${data.to}`) : '',
})

/** Counts the failed jobs of all kinds. The caller has checked the rights. */
export async function countFailedJobs(): Promise<number> {
  const counts = await countFailedJobsByKind()
  return [...counts.values()].reduce((sum, count) => sum + count, 0)
}
