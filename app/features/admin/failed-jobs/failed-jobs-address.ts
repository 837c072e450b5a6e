import { z } from 'zod'

export const FAILED_JOBS_PER_PAGE = 50

/** Place among the jobs that failed for good: microseconds since 1970 at which one did, and its id. */
export type FailedJobCursor = { micros: string; id: string }

const schema = z.tuple([z.string().regex(/^\d{1,16}$/), z.uuid()])

/** After which one the page begins; what the address says otherwise is left out. */
export function readFailedJobsAddress(query: URLSearchParams): FailedJobCursor | undefined {
  const { success, data } = schema.safeParse((query.get('after') ?? '').split('~'))
  return success ? { micros: data[0], id: data[1] } : undefined
}

/** The address of the page that begins after one of them, without language. */
export const failedJobsAddress = (after?: FailedJobCursor): string =>
  after ? `/admin/jobs?after=${after.micros}~${after.id}` : '/admin/jobs'
