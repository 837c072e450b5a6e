import { addressOf } from '#app/core/address/address.ts'
import { cursor } from '#app/core/address/parameters.ts'
import type { Cursor } from '#db/cursor.ts'

export const FAILED_JOBS_PER_PAGE = 50

const address = addressOf({ after: cursor })

/** Returns the position after which the page begins; undefined for the first page or an invalid address. */
export const readFailedJobsAddress = (query: URLSearchParams): Cursor | undefined => address.read(query).after

/** Returns the address of the page that begins after a job, without language. */
export const failedJobsAddress = (after?: Cursor): string => `/admin/jobs${address.write({ after })}`
