import { type FailedJobRow, listFailedJobRows } from '#db/jobs/failed-jobs.ts'
import { shortenAddresses } from '#lib/mail/shorten-addresses.ts'
import { FAILED_JOBS_PER_PAGE, type FailedJobCursor } from './failed-jobs-address.ts'

/** A job that failed for good, as admins see it: what it was about stays out, but for which mail to which domain. */
export type FailedJob = Pick<FailedJobRow, 'id' | 'job' | 'failedAt' | 'reason' | 'tries'> & { about: string }

/** A page of the jobs that failed for good, the oldest first. The caller has checked who asks. */
export async function listFailedJobs(after: FailedJobCursor | undefined) {
  const rows = await listFailedJobRows(FAILED_JOBS_PER_PAGE + 1, after)
  const page = rows.slice(0, FAILED_JOBS_PER_PAGE)
  const last = rows.length > FAILED_JOBS_PER_PAGE ? page.at(-1) : undefined
  return { failedJobs: page.map(failedJobOf), next: last ? { micros: last.micros, id: last.id } : null }
}

const failedJobOf = ({ id, job, failedAt, reason, tries, data }: FailedJobRow): FailedJob => ({
  ...{ id, job, failedAt, tries },
  reason: shortenAddresses(reason),
  about: job === 'send_mail' ? shortenAddresses(`${data.template}: ${data.to}`) : '',
})
