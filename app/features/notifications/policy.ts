import type { Policy } from '#app/core/policy.ts'

/** Who reads and chooses notifications, and who writes to everybody. */
export const NOTIFICATIONS_POLICY = {
  readOwn: 'self',
  chooseOwn: 'self',
  publishUpdate: 'admin',
  withdrawUpdate: 'admin',
} as const satisfies Policy
