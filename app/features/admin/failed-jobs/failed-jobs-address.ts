import { addressOf } from '#app/core/address/address.ts'
import { cursor } from '#app/core/address/parameters.ts'
import type { Cursor } from '#db/cursor.ts'

export const FAILED_JOBS_PER_PAGE = 50

const address = addressOf({ after: cursor })

/** After which one the page begins; what the address says otherwise is left out. */
export const readFailedJobsAddress = (query: URLSearchParams): Cursor | undefined => address.read(query).after

/** The address of the page that begins after one of them, without language. */
export const failedJobsAddress = (after?: Cursor): string => `/admin/jobs${address.write({ after })}`
