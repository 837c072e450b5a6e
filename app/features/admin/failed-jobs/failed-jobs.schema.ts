import { z } from 'zod'

/** The form with the ticked jobs. */
export const failedJobsSchema = z.object({
  letterIds: z.preprocess(
    (value) => (typeof value === 'string' ? [value] : value),
    z.array(z.uuid(), { error: 'jobs.none' }).min(1, { error: 'jobs.none' }).max(1000, { abort: true }),
  ),
})
