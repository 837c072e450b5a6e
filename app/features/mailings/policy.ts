import type { Policy } from '#app/core/policy.ts'

/** Who writes to many accounts. */
export const MAILINGS_POLICY = {
  read: 'admin',
  draft: 'admin',
  send: 'admin',
} as const satisfies Policy
