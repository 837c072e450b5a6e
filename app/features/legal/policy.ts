import type { Policy } from '#app/core/policy.ts'

/** Who announces a change to the terms. */
export const LEGAL_POLICY = {
  readChanges: 'admin',
  draftChange: 'admin',
  announceChange: 'admin',
} as const satisfies Policy
