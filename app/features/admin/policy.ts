import type { Policy } from '#app/core/policy.ts'

/** Who works on cases and failed jobs. */
export const ADMIN_POLICY = {
  lockCase: 'moderator',
  readFailedJobs: 'admin',
  settleFailedJobs: 'admin',
} as const satisfies Policy
