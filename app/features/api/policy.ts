import type { Policy } from '#app/core/policy.ts'

/** Who may have keys of the interface for other programs. */
export const API_POLICY = {
  makeKey: 'user',
  revokeKey: 'self',
} as const satisfies Policy
