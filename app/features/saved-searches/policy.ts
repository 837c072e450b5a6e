import type { Policy } from '#app/core/policy.ts'

/** Who may save searches and follow schools. */
export const SAVED_SEARCHES_POLICY = {
  readOwn: 'self',
  save: 'user',
  change: 'self',
  delete: 'self',
  follow: 'user',
  unfollow: 'self',
} as const satisfies Policy
